import type { Precheckin } from '@booking/contracts/precheckins';
import { ActionDialog, Text } from '@booking/ui/kit';
import { useCheckIn } from './precheckin.queries.ts';

/** Has Cloudbeds check the guest in once more. */
export function CheckInDialog({ precheckin, onClose }: { precheckin: Precheckin; onClose: () => void }) {
  const { mutate, isPending, error } = useCheckIn(precheckin);
  return (
    <ActionDialog
      title={`Check in ${precheckin.guestName}`}
      confirm={isPending ? 'Checking in…' : 'Check in at Cloudbeds'}
      isPending={isPending}
      error={error}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      <Text>
        Reservation {precheckin.reservationId} is checked in at Cloudbeds, in a free room when none is assigned yet. If
        that is refused, mend it in Cloudbeds and try again, or check the guest in there and press “Done at the desk”.
      </Text>
    </ActionDialog>
  );
}
