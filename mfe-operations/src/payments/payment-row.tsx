import { memo } from 'react';
import { labelOf } from '@booking/contracts/labels';
import type { PaymentEvent } from '@booking/contracts/payments';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import { useHost } from '@booking/remote-kit/kit';
import { mergeClasses } from '@booking/ui/kit';
import { DisputeBadge, PaymentBadge, SyncBadge } from '../payment-badge.tsx';
import { guestOf, isClosedByHand } from './metadata.ts';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentReferences } from './payment-references.tsx';
import { usePaymentStyles, useTableStyles } from './payment-table.styles.ts';

const purposes: Record<PaymentEvent['purpose'], string> = {
  booking: 'Booking',
  extension: 'Extension',
  balance: 'Balance',
};

export const columns = [
  'Created',
  'Guest',
  'Purpose',
  'Amount',
  'Refunded',
  'Status',
  'Cloudbeds',
  'References',
] as const;

/** One payment: the cells of the table, and below them what is folded and what can be done. Hundreds of them stay as they are when one changes. */
export const PaymentRow = memo(function PaymentRow({ payment }: { payment: PaymentEvent }) {
  const styles = usePaymentStyles();
  const cell = mergeClasses(useTableStyles().cell, styles.cell);
  const { hotelTimeZone } = useHost();
  const { amountCents, currency, askedCents, refundedCents, createdAt, purpose, status } = payment;
  const { disputes, syncStatus, syncError } = payment;
  const figure = mergeClasses(cell, styles.figure);
  return (
    <tbody className={styles.payment}>
      <tr className={styles.row}>
        <td data-label="Created" className={cell}>
          {formatHotelTime(new Date(createdAt), hotelTimeZone)}
        </td>
        <th scope="row" data-label="Guest" className={mergeClasses(cell, styles.guest)}>
          {guestOf(payment)}
        </th>
        <td data-label="Purpose" className={cell}>
          {labelOf(purposes, purpose)}
        </td>
        <td data-label="Amount" className={figure}>
          <div className={styles.lines}>
            {formatMoney(amountCents, currency)}
            {askedCents !== null && (
              <span className={styles.error}>{formatMoney(askedCents, 'usd')} was asked for</span>
            )}
          </div>
        </td>
        <td data-label="Refunded" className={figure}>
          {refundedCents > 0 ? formatMoney(refundedCents, currency) : '–'}
        </td>
        <td data-label="Status" className={cell}>
          <div className={styles.lines}>
            <PaymentBadge status={status} />
            {disputes.map(({ id, state }) => (
              <DisputeBadge key={id} state={state} />
            ))}
          </div>
        </td>
        <td data-label="Cloudbeds" className={cell}>
          <div className={styles.lines}>
            {syncStatus ? <SyncBadge status={isClosedByHand(payment) ? 'closed_by_hand' : syncStatus} /> : '–'}
            {syncStatus !== 'synced' && syncError && (
              <span className={styles.error}>
                {syncStatus === 'pending' && 'It is tried again by itself. '}
                {syncError}
              </span>
            )}
          </div>
        </td>
        <td data-label="References" className={cell}>
          <PaymentReferences payment={payment} />
        </td>
      </tr>
      <tr className={styles.rest}>
        <td colSpan={columns.length} className={styles.restCell}>
          <div className={styles.foot}>
            <PaymentDetails payment={payment} />
            <PaymentActions payment={payment} />
          </div>
        </td>
      </tr>
    </tbody>
  );
});
