import type { PaymentEvent } from '@booking/contracts/payments';
import { type Check, type Finding, type Seen, type StripePayment } from './seen.ts';

const dollars = (cents: number | undefined): string =>
  cents === undefined ? 'nothing' : `$${(cents / 100).toFixed(2)}`;

/** What a payment of ours has brought and not given back; money that a bank has taken back is not counted while it is gone. */
const netOf = ({ status, amountCents, refundedCents }: PaymentEvent, dispute: StripePayment['dispute']): number =>
  ['completed', 'refunded'].includes(status) && ['none', 'won'].includes(dispute) ? amountCents - refundedCents : 0;

function ofOne({ payments, folioCents }: Seen, taken: StripePayment): Finding[] {
  const payment = payments.find(({ id }) => id === taken.reference);
  if (!payment) return [`Stripe has ${dollars(taken.netCents)} for ${taken.session}, and we have no payment.`];
  const isAsAsked = taken.currency === 'usd' && payment.syncStatus === 'synced';
  const folio = payment.reservationId === null ? undefined : folioCents.get(payment.reservationId);
  const ours = netOf(payment, taken.dispute);
  if (!isAsAsked) {
    // other money than was asked books nothing
    return folio ? [`Payment ${payment.id} is not settled, and the folio has ${dollars(folio)}.`] : [];
  }
  const atStripe = taken.netCents;
  return [
    ...(ours === atStripe
      ? []
      : [`Payment ${payment.id} is ${dollars(ours)} here and ${dollars(atStripe)} at Stripe.`]),
    ...(taken.dispute !== 'none' || folio === payment.amountCents - payment.refundedCents
      ? []
      : [`Payment ${payment.id} is ${dollars(ours)} here and ${dollars(folio)} in the folio.`]),
  ];
}

function revenue({ payments, atStripe, revenueCents }: Seen): Finding[] {
  const expected = payments.reduce((sum, payment) => {
    const taken = atStripe.find(({ reference }) => reference === payment.id);
    return sum + (taken?.currency === 'usd' && payment.syncStatus === 'synced' ? netOf(payment, taken.dispute) : 0);
  }, 0);
  if (expected === revenueCents) return [];
  return [`The dashboard shows ${dollars(revenueCents)}, and what was paid as asked and kept is ${dollars(expected)}.`];
}

export const moneyIsEqual: Check = {
  title: 'Money is equal in payments, at Stripe, in the folios and on the dashboard',
  find: (seen) => [...seen.atStripe.flatMap((taken) => ofOne(seen, taken)), ...revenue(seen)],
  examined: ({ atStripe }) => atStripe.length,
};
