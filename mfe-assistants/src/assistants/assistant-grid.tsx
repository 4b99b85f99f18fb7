import type { Assistant } from '@booking/contracts/assistants';
import { Button, EmptyState, mergeClasses, useListClass } from '@booking/ui/kit';
import { AssistantCard } from './assistant-card.tsx';
import { useScreenStyles } from './assistants.styles.ts';

/** Every assistant as a card. */
export function AssistantGrid({ assistants }: { assistants: readonly Assistant[] }) {
  const styles = useScreenStyles();
  const listClass = useListClass();
  return (
    <ul aria-label="Assistants" className={mergeClasses(listClass, styles.grid)}>
      {assistants.map((assistant) => (
        <AssistantCard key={assistant.id} assistant={assistant} />
      ))}
    </ul>
  );
}

export const NoAssistants = ({ onCreate }: { onCreate: (() => void) | undefined }) => (
  <EmptyState
    title="No assistants yet"
    action={
      onCreate && (
        <Button appearance="primary" onClick={onCreate}>
          Create Your First Assistant
        </Button>
      )
    }
  >
    An assistant answers the phone for the hotel once it is published
  </EmptyState>
);

export const AllArchived = ({ onShow }: { onShow: () => void }) => (
  <EmptyState title="All assistants are archived" action={<Button onClick={onShow}>Show Archived</Button>}>
    They were put away here and left as they are at Vapi
  </EmptyState>
);
