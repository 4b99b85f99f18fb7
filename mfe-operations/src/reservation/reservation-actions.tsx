import type { GuestFix } from '@booking/contracts/guests';
import type { ReservationNow } from '@booking/contracts/reservations';
import { useCopy, useMay, useQuery } from '@booking/remote-kit/kit';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { fixes, useFix } from '../fixes.ts';
import { reservationQueries } from './reservation.queries.ts';
import { words as allWords } from './reservation.words.ts';

const words = allWords.actions;

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

function FixButton({ fix, does, doing }: { fix: GuestFix; does: string; doing: string }) {
  const isAllowed = useMay(fixes[fix.kind].access);
  const { isPending, mutate } = useFix();
  if (!isAllowed) return null;
  return (
    <Button disabledFocusable={isPending} onClick={() => void (isPending || mutate(fix))}>
      {isPending ? doing : does}
    </Button>
  );
}

/** What the desk can do about a reservation. What is over gets no texts. */
export function ReservationActions({ reservation: { id, status } }: { reservation: ReservationNow }) {
  const styles = useStyles();
  const copy = useCopy();
  const { data } = useQuery(reservationQueries.payments(id));
  const isAhead = status === 'confirmed' || status === 'not_confirmed';
  const confirmed = data?.rows.find(
    (payment) => payment.reservationId === id && payment.syncStatus === 'synced' && payment.status !== 'refunded',
  );
  return (
    <div role="group" aria-label={words.label} className={styles.root}>
      {confirmed && status !== 'canceled' && (
        <FixButton
          fix={{ kind: 'text_confirmation', paymentId: confirmed.id }}
          does={words.confirm}
          doing={words.confirming}
        />
      )}
      {isAhead && (
        <FixButton fix={{ kind: 'send_precheckin', reservationId: id }} does={words.precheckin} doing={words.sending} />
      )}
      <Button onClick={() => copy(window.location.href)}>{words.copyLink}</Button>
    </div>
  );
}
