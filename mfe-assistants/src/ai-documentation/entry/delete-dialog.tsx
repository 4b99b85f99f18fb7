import type { Documentation } from '@booking/contracts/ai-documentation';
import { ActionDialog, Text } from '@booking/ui/kit';
import { useRemove } from '../documentation.queries.ts';

type Props = { entry: Documentation; onClose: () => void; onRemoved: (entry: Documentation) => void };

export function DeleteDialog({ entry, onClose, onRemoved }: Props) {
  const { mutate: remove, isPending, error } = useRemove(entry);
  const confirm = (close: () => void): void =>
    remove(() => {
      // closed first: what is behind an open dialog cannot take the focus
      close();
      onRemoved(entry);
    });
  return (
    <ActionDialog
      title={`Delete “${entry.title}”?`}
      isDestructive
      confirm={isPending ? 'Deleting…' : 'Delete'}
      isPending={isPending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>Are you sure you want to delete this documentation?</Text>
    </ActionDialog>
  );
}
