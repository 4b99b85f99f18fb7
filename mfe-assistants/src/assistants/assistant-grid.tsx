import type { Assistant } from '@booking/contracts/assistants';
import { Button, EmptyState, mergeClasses, useListClass } from '@booking/ui/kit';
import { AssistantCard } from './assistant-card.tsx';
import { words } from './assistants.words.ts';
import { useScreenStyles } from './assistants.styles.ts';

/** Every assistant as a card. */
export function AssistantGrid({ assistants }: { assistants: readonly Assistant[] }) {
  const styles = useScreenStyles();
  const listClass = useListClass();
  return (
    <ul aria-label={words.list} className={mergeClasses(listClass, styles.grid)}>
      {assistants.map((assistant) => (
        <AssistantCard key={assistant.id} assistant={assistant} />
      ))}
    </ul>
  );
}

export const NoAssistants = ({ onCreate }: { onCreate: (() => void) | undefined }) => (
  <EmptyState
    title={words.none.title}
    action={
      onCreate && (
        <Button appearance="primary" onClick={onCreate}>
          {words.none.action}
        </Button>
      )
    }
  >
    {words.none.body}
  </EmptyState>
);

export const AllArchived = ({ onShow }: { onShow: () => void }) => (
  <EmptyState title={words.allArchived.title} action={<Button onClick={onShow}>{words.allArchived.action}</Button>}>
    {words.allArchived.body}
  </EmptyState>
);
