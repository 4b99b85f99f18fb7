import type { Assistant } from '@booking/contracts/assistants';
import { Button, EmptyState } from '@booking/ui/kit';
import { AssistantCard } from './assistant-card.tsx';
import { useScreenStyles } from './assistants.styles.ts';

type Props = { assistants: readonly Assistant[]; onCreate: (() => void) | undefined };

/** Every assistant as a card. */
export function AssistantGrid({ assistants, onCreate }: Props) {
  const styles = useScreenStyles();
  if (assistants.length === 0) {
    return (
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
  }
  return (
    <ul className={styles.grid} aria-label="Assistants">
      {assistants.map((assistant) => (
        <AssistantCard key={assistant.id} assistant={assistant} />
      ))}
    </ul>
  );
}
