import { labelOf } from '@booking/contracts/labels';
import type { PaymentEvent } from '@booking/contracts/payments';
import { formatMoney } from '@booking/hotel/money';
import { Time } from '@booking/remote-kit/kit';
import type { GridColumn } from '@booking/ui/grid';
import { makeStyles, tokens } from '@booking/ui/kit';
import { GuestLink } from '../guest-link.tsx';
import { DisputeBadge, PaymentBadge, purposes, SyncBadge } from '../payment-badge.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { ShortenedText } from '../shortened-text.tsx';
import { guestOf } from '../refunds/guest-of.ts';
import { isClosedByHand, isGuestNamed } from './payment-facts.ts';
import { words } from './payments.words.ts';

const useStyles = makeStyles({
  line: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  quiet: { color: tokens.colorNeutralForeground3 },
  problem: { color: tokens.colorStatusDangerForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Who paid; a name leads to all that is known of the guest. */
export const PaidBy = ({ payment }: { payment: PaymentEvent }) =>
  isGuestNamed(payment) ? <GuestLink of={{ payment: payment.id }}>{guestOf(payment)}</GuestLink> : guestOf(payment);

function Status({
  payment: { status, disputes, refundedCents, amountCents, askedCents, currency },
}: {
  payment: PaymentEvent;
}) {
  const styles = useStyles();
  const isPartly = refundedCents > 0 && refundedCents < amountCents;
  return (
    <span className={styles.line}>
      <PaymentBadge status={status} />
      {disputes.map(({ id, state }) => (
        <DisputeBadge key={id} state={state} />
      ))}
      {isPartly && <span className={styles.quiet}>{words.refundedOf(formatMoney(refundedCents, currency))}</span>}
      {askedCents !== null && <span className={styles.problem}>{words.askedFor(formatMoney(askedCents, 'usd'))}</span>}
    </span>
  );
}

function Purpose({ payment: { purpose, reservationId } }: { payment: PaymentEvent }) {
  const styles = useStyles();
  return (
    <span className={styles.line}>
      {labelOf(purposes, purpose)}
      {reservationId && <ReservationLink id={reservationId}>{reservationId}</ReservationLink>}
    </span>
  );
}

/** Whether it is in Cloudbeds, and why not. */
export function Synced({ payment }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const { syncStatus, syncError } = payment;
  if (!syncStatus) return '–';
  return (
    <span className={styles.line}>
      <SyncBadge status={isClosedByHand(payment) ? 'closed_by_hand' : syncStatus} />
      {syncStatus !== 'synced' && syncError && (
        <span className={styles.problem}>
          {syncStatus === 'pending' && words.retriedByItself}
          {syncError}
        </span>
      )}
    </span>
  );
}

const { columns: names } = words;

export const columns: GridColumn<PaymentEvent>[] = [
  {
    ...{ id: 'amountCents', name: names.amount, isRowHeader: true, isSortable: true, width: 110 },
    render: ({ amountCents, currency }) => formatMoney(amountCents, currency),
  },
  { id: 'status', name: names.status, width: 150, render: (payment) => <Status payment={payment} /> },
  { id: 'guest', name: names.guest, width: 180, render: (payment) => <PaidBy payment={payment} /> },
  { id: 'purpose', name: names.purpose, width: 210, render: (payment) => <Purpose payment={payment} /> },
  {
    ...{ id: 'createdAt', name: names.created, isSortable: true, width: 150 },
    render: ({ createdAt }) => <Time at={createdAt} />,
  },
  { id: 'cloudbeds', name: names.cloudbeds, width: 140, render: (payment) => <Synced payment={payment} /> },
  {
    ...{ id: 'refunded', name: names.refunded, isHidden: true, width: 110 },
    render: ({ refundedCents, currency }) => (refundedCents > 0 ? formatMoney(refundedCents, currency) : '–'),
  },
  {
    ...{ id: 'paid', name: names.paid, isHidden: true, width: 150 },
    render: ({ paidAt }) => (paidAt ? <Time at={paidAt} /> : '–'),
  },
  {
    ...{ id: 'session', name: names.session, isHidden: true, width: 200 },
    render: ({ stripeSession }) => (stripeSession ? <ShortenedText what="session id" text={stripeSession} /> : '–'),
  },
];
