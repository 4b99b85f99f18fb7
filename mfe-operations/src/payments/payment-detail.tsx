import type { PaymentEvent } from '@booking/contracts/payments';
import { Link, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, tokens, useDangerClass, useLinkClass } from '@booking/ui/kit';
import { PaymentBadge } from '../payment-badge.tsx';
import { GuestPageLink } from '../guest-page-link.tsx';
import { RecordTimeline, StuckEvents } from '../timeline/record-timeline.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { PaidBy } from './payment-columns.tsx';
import { guestOf } from '../refunds/guest-of.ts';
import { stripeAddress } from './payment-facts.ts';
import { PaymentFacts } from './payment-fact-groups.tsx';
import { paymentQueries } from './payments.queries.ts';
import { words } from './payments.words.ts';
import { usePaymentActions } from './use-payment-actions.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Where a payment is found elsewhere: the call it came of, the reservation it paid for, the guest's page, Stripe. */
function Ways({ payment }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { callId, sessionId, reservationId, stripeSession } = payment;
  const guest = guestOf(payment);
  return (
    <div className={styles.line}>
      {callId && (
        <Link
          to={`/call-logs/${encodeURIComponent(callId)}`}
          className={linkClass}
          aria-label={words.actions.named(words.actions.call, guest)}
        >
          {words.actions.call}
        </Link>
      )}
      {reservationId && (
        <ReservationLink id={reservationId}>{`${words.actions.reservation} ${reservationId}`}</ReservationLink>
      )}
      {sessionId && <GuestPageLink of={({ id }) => id === sessionId} caller={guest} />}
      {stripeSession && (
        <a href={stripeAddress(stripeSession)} target="_blank" rel="noreferrer" className={linkClass}>
          {words.actions.stripe}
        </a>
      )}
    </div>
  );
}

/** All of a payment: what needs attention first, what can be done, its facts, and what happened. */
export function PaymentDetail({ payment }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const dangerClass = useDangerClass();
  const { changesOf, isRetrying, dialog } = usePaymentActions();
  const timeline = useQuery(paymentQueries.timeline(payment.id));
  const changes = changesOf(payment);
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <PaymentBadge status={payment.status} />
        <PaidBy payment={payment} />
      </div>
      <StuckEvents events={timeline.data ?? []} label={words.detail.attention} />
      {changes.length > 0 && (
        <div className={styles.line}>
          {changes.map(({ label, onSelect, isDestructive }) => (
            <Button
              key={label}
              aria-label={words.actions.named(label, guestOf(payment))}
              disabledFocusable={label === words.actions.retry && isRetrying}
              {...(isDestructive && { className: dangerClass })}
              onClick={onSelect}
            >
              {label === words.actions.retry && isRetrying ? words.actions.retrying : label}
            </Button>
          ))}
        </div>
      )}
      <Ways payment={payment} />
      <PaymentFacts payment={payment} />
      <h3 className={styles.heading}>{words.detail.timeline}</h3>
      <Answer query={timeline} what={words.detail.timelineWhat}>
        {(events) => <RecordTimeline events={events} label={words.detail.timeline} none={words.detail.noEvents} />}
      </Answer>
      {dialog}
    </div>
  );
}
