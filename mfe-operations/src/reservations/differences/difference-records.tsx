import type { PaymentDifference } from '@booking/contracts/payment-match';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, tokens, useLinkClass } from '@booking/ui/kit';
import { ReservationLink } from '../../reservation-link.tsx';
import { ShortenedText } from '../../shortened-text.tsx';
import { words } from './differences.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalS },
});

/** The ways to what a difference is about; a session that no payment of ours leads to stands as it is. */
export function DifferenceRecords({ difference }: { difference: PaymentDifference }) {
  const styles = useStyles();
  const link = useLinkClass();
  const { kind, paymentId, reservationId, stripeSession } = difference;
  return (
    <div className={styles.root}>
      {paymentId && (
        <Link to={`/payments?payment=${paymentId}`} className={link}>
          {words.payment}
        </Link>
      )}
      {reservationId && <ReservationLink id={reservationId}>{reservationId}</ReservationLink>}
      {stripeSession && kind === 'unknown_here' && <ShortenedText what="session id" text={stripeSession} />}
    </div>
  );
}
