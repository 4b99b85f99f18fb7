import { useState } from 'react';
import { labelOf } from '@booking/contracts/labels';
import type { PaymentEvent } from '@booking/contracts/payments';
import { formatMoney } from '@booking/hotel/money';
import { Link, Time, useMay, useQuery } from '@booking/remote-kit/kit';
import {
  Answer,
  Button,
  makeStyles,
  Panel,
  Text,
  tokens,
  useDangerClass,
  useLinkClass,
  useListClass,
} from '@booking/ui/kit';
import { PaymentBadge, purposes } from '../payment-badge.tsx';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { leftCents } from '../refunds/refund.ts';
import { reservationQueries } from './reservation.queries.ts';
import { words as allWords } from './reservation.words.ts';

const words = allWords.payments;

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '2rem' },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

function Payment({ payment, onRefund }: { payment: PaymentEvent; onRefund: (() => void) | undefined }) {
  const styles = useStyles();
  const [linkClass, dangerClass] = [useLinkClass(), useDangerClass()];
  const { id, amountCents, refundedCents, currency, status, purpose, createdAt } = payment;
  const amount = formatMoney(amountCents, currency);
  return (
    <li className={styles.line}>
      <span className={styles.amount}>{amount}</span>
      <PaymentBadge status={status} />
      <Text>{labelOf(purposes, purpose)}</Text>
      {refundedCents > 0 && <Text>{words.refunded(formatMoney(refundedCents, currency))}</Text>}
      <Text size={200} className={styles.quiet}>
        <Time at={createdAt} />
      </Text>
      <Link to={`/payments?payment=${id}`} className={linkClass} aria-label={words.detailsOf(amount)}>
        {words.details}
      </Link>
      {onRefund && (
        <Button size="small" className={dangerClass} aria-label={words.refundOf(amount)} onClick={onRefund}>
          {allWords.actions.refund}
        </Button>
      )}
    </li>
  );
}

/** What was paid for a reservation through us, with what can be given back. */
export function PaymentsPanel({ reservationId }: { reservationId: string }) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  const mayRefund = useMay('payments:refund');
  const payments = useQuery(reservationQueries.payments(reservationId));
  const [refunded, setRefunded] = useState<PaymentEvent>();
  return (
    <Panel title={words.title}>
      <Answer query={payments} what={words.what}>
        {({ rows }) => {
          const own = rows.filter((row) => row.reservationId === reservationId);
          if (own.length === 0) return <Text className={styles.quiet}>{words.none}</Text>;
          return (
            <ul className={listClass}>
              {own.map((payment) => (
                <Payment
                  key={payment.id}
                  payment={payment}
                  onRefund={mayRefund && leftCents(payment) > 0 ? () => setRefunded(payment) : undefined}
                />
              ))}
            </ul>
          );
        }}
      </Answer>
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
    </Panel>
  );
}
