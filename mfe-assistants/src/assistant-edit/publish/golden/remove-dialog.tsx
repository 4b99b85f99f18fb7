import type { GoldenCall } from '@booking/contracts/golden-calls';
import { ActionDialog, Text } from '@booking/ui/kit';
import { useRemoveGoldenCall } from './golden.queries.ts';

type Props = { goldenCall: GoldenCall; onClose: () => void; onRemoved: () => void };

export function RemoveDialog({ goldenCall, onClose, onRemoved }: Props) {
  const { mutate, isPending, error } = useRemoveGoldenCall(goldenCall);
  const confirm = (close: () => void): void =>
    mutate(undefined, {
      onSuccess: () => {
        // closed first: what is behind an open dialog cannot take the focus
        close();
        onRemoved();
      },
    });
  return (
    <ActionDialog
      title={`Remove “${goldenCall.name}”?`}
      isDestructive
      confirm={isPending ? 'Removing…' : 'Remove'}
      isPending={isPending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>It no longer runs before a publish. This can’t be undone.</Text>
    </ActionDialog>
  );
}
