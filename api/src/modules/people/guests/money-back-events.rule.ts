import { formatMoney } from '@booking/hotel/money';
import { disputeList } from '../../payments/records/disputes.rule.ts';
import { refundList } from '../../payments/refunds/refunds.rule.ts';
import type { PaymentFact } from '../../calls/trip/trip-facts.schema.ts';
import { placed, type PlacedEvent } from './guest-event.rule.ts';

/** Money of a payment that went back, was to go back, or that a bank wants back. */
export function moneyBackEvents({ id, createdAt, paidAt, currency, metadata }: PaymentFact): PlacedEvent[] {
  const link = { to: `/payments?payment=${id}`, words: 'Payment' };
  const refunds = refundList(metadata).map((refund) => {
    const amount = formatMoney(refund.amountCents, currency);
    const why = [refund.by && `By ${refund.by}`, refund.reason].filter(Boolean).join(': ') || null;
    const event = {
      ...{ key: `refund ${refund.id}`, kind: 'payment' as const, at: refund.at, link },
      ...(refund.failure === null
        ? { title: `Refunded ${amount}`, state: 'done' as const, detail: why }
        : { title: `Refund of ${amount} failed`, state: 'stuck' as const, detail: refund.failure }),
    };
    return placed(event, new Date(refund.at ?? paidAt ?? createdAt));
  });
  const disputes = disputeList(metadata).map((dispute) => {
    const isOpen = dispute.state === 'open' || dispute.state === 'inquiry';
    const event = {
      ...{ key: `dispute ${dispute.id}`, kind: 'payment' as const, at: dispute.openedAt, link },
      title: `${formatMoney(dispute.amountCents, dispute.currency)} disputed`,
      state: isOpen ? ('stuck' as const) : ('done' as const),
      detail: isOpen
        ? `Answer it in Stripe: ${dispute.reason.replaceAll('_', ' ')}.`
        : `The dispute is ${dispute.state}.`,
    };
    return placed(event, new Date(dispute.openedAt));
  });
  return [...refunds, ...disputes];
}
