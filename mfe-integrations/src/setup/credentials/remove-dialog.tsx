import type { SetupField, SetupStep } from '@booking/contracts/setup';
import { useMutation } from '@booking/remote-kit/kit';
import { ActionDialog, Text } from '@booking/ui/kit';
import { words } from '../setup.words.ts';

const says = words.credentials;

type Props = { field: SetupField; remove: () => Promise<SetupStep>; onClose: () => void };

/** Asks before a credential is removed. */
export function RemoveDialog({ field: { label }, remove, onClose }: Props) {
  const { isPending, error, mutate } = useMutation({ mutationFn: remove });
  return (
    <ActionDialog
      title={says.removeTitle(label)}
      confirm={says.removeConfirm}
      isDestructive
      isPending={isPending}
      error={error}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      <Text>{says.removeText}</Text>
    </ActionDialog>
  );
}
