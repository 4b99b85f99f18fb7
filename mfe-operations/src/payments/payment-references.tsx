import type { PaymentEvent } from '@booking/contracts/payments';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, tokens, useLinkClass } from '@booking/ui/kit';
import { GuestPageLink } from '../guest-page-link.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { ShortenedText } from '../shortened-text.tsx';
import { guestOf } from './metadata.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXXS },
});

/** Where a payment is found elsewhere: the call it came of, the reservation it paid for, Stripe's session. */
export function PaymentReferences({ payment }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { callId, sessionId, reservationId, stripeSession } = payment;
  return (
    <div className={styles.root}>
      {callId && (
        <Link
          to={`/call-logs?call=${encodeURIComponent(callId)}`}
          className={linkClass}
          aria-label={`Call of ${guestOf(payment)}`}
        >
          Call
        </Link>
      )}
      {sessionId && <GuestPageLink of={({ id }) => id === sessionId} caller={guestOf(payment)} />}
      {reservationId && <ReservationLink id={reservationId}>{`Reservation ${reservationId}`}</ReservationLink>}
      {stripeSession && <ShortenedText what="session id" text={stripeSession} />}
    </div>
  );
}
