import type { Precheckin } from '@booking/contracts/precheckins';
import { ActionDialog, Text } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';
import { useCheckIn } from './precheckin.queries.ts';

const { checkIn } = words;

/** Has Cloudbeds check the guest in once more. */
export function CheckInDialog({ precheckin, onClose }: { precheckin: Precheckin; onClose: () => void }) {
  const { mutate, isPending, error } = useCheckIn(precheckin);
  return (
    <ActionDialog
      title={checkIn.dialog(precheckin.guestName)}
      confirm={isPending ? checkIn.doing : checkIn.atCloudbeds}
      isPending={isPending}
      error={error}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      <Text>{checkIn.body(precheckin.reservationId)}</Text>
    </ActionDialog>
  );
}
