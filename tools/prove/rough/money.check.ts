import type { PaymentEvent } from '@booking/contracts/payments';
import { type Check, type Finding, type Evidence, type StripePayment } from './evidence.ts';

const dollars = (cents: number | undefined): string =>
  cents === undefined ? 'nothing' : `$${(cents / 100).toFixed(2)}`;

/** What a payment of ours has brought and not given back; money that a bank has taken back is not there while it is gone. */
const netOf = ({ status, amountCents, refundedCents }: PaymentEvent, dispute: StripePayment['dispute']): number =>
  ['completed', 'refunded'].includes(status) && ['none', 'won'].includes(dispute) ? amountCents - refundedCents : 0;

function folioOf({ folioCents }: Evidence, { id, reservationId, ...payment }: PaymentEvent): Finding[] {
  const folio = reservationId === null ? undefined : folioCents.get(reservationId);
  // other money than was asked books nothing, and the folio of a disputed payment stays for the hotel to settle
  const expected = payment.syncStatus === 'synced' ? payment.amountCents - payment.refundedCents : undefined;
  return folio === expected ? [] : [`Payment ${id} is ${dollars(expected)} here and ${dollars(folio)} in the folio.`];
}

function ofOne(evidence: Evidence, taken: StripePayment): Finding[] {
  const payment = evidence.payments.find(({ id }) => id === taken.reference);
  if (!payment) return [`Stripe has ${dollars(taken.netCents)} for ${taken.session}, and we have no payment.`];
  const ours = netOf(payment, taken.dispute);
  return [
    ...(ours === taken.netCents
      ? []
      : [`Payment ${payment.id} is ${dollars(ours)} here and ${dollars(taken.netCents)} at Stripe.`]),
    ...(taken.dispute === 'none' ? folioOf(evidence, payment) : []),
  ];
}

/** Dollars that came are revenue also where more or less of them was asked for; other currencies are a matter for a person. */
function revenue({ atStripe, revenueCents }: Evidence): Finding[] {
  const expected = atStripe
    .filter(({ currency }) => currency === 'usd')
    .reduce((sum, { netCents }) => sum + netCents, 0);
  if (expected === revenueCents) return [];
  return [`The dashboard shows ${dollars(revenueCents)}, and what Stripe holds of today is ${dollars(expected)}.`];
}

export const moneyIsEqual: Check = {
  title: 'Money is equal in payments, at Stripe, in the folios and on the dashboard',
  find: (evidence) => [...evidence.atStripe.flatMap((taken) => ofOne(evidence, taken)), ...revenue(evidence)],
  examined: ({ atStripe }) => atStripe.length,
};
