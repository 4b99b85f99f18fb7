import type { RefundedPayment, TakenPayment } from '../../../providers/payment-provider.port.ts';
import { formatMoney } from '@booking/hotel/money';
import { lastChangedAt, linksOf, type FoundDifference, type OurPayment } from './found-difference.rule.ts';

export type AtStripe = { taken: readonly TakenPayment[]; refunded: readonly RefundedPayment[] };

/** `since`: all that was paid since then is on both sides. `until`: what changed after it may be news on its way. */
export type Between = { since: Date; until: Date };

/** Where Stripe and our payments tell of money in different ways. In whatever order both come, the same is found. */
export function matchStripe(
  ours: readonly OurPayment[],
  { taken, refunded }: AtStripe,
  { since, until }: Between,
): FoundDifference[] {
  const bySession = new Map(ours.map((payment) => [payment.stripeSession, payment]));
  const byId = new Map(ours.map((payment) => [payment.id, payment]));
  const givenBack = new Map(refunded.map((each) => [each.paymentId, each]));
  const sessions = new Set(taken.map(({ checkoutId }) => checkoutId));

  const ofTaken = taken.flatMap((theirs): FoundDifference[] => {
    const { checkoutId, reference, at, amountCents, currency } = theirs;
    const known = bySession.get(checkoutId);
    if (known?.paidAt) {
      const newest = [at, lastChangedAt(known), givenBack.get(theirs.paymentId)?.at ?? at];
      return differing(known, theirs, isAnyAfter(newest, until));
    }
    const says = {
      stripe: `${formatMoney(amountCents, currency)} paid`,
      here: known ? `not paid: ${known.status}` : 'no payment',
    };
    const links = { ...linksOf(byId.get(reference ?? '')), stripeSession: checkoutId };
    return [{ kind: 'unknown_here', amountCents, says, at, isFresh: at > until, ...links }];
  });
  const ofOurs = ours.flatMap((known): FoundDifference[] => {
    const { paidAt, providerPayment, amountCents, currency, stripeSession } = known;
    if (!paidAt || sessions.has(stripeSession ?? '')) return [];
    const theirs = givenBack.get(providerPayment ?? '');
    const isFresh = isAnyAfter([lastChangedAt(known), theirs?.at ?? paidAt], until);
    if (theirs) return differing(known, { ...theirs, amountCents, currency }, isFresh);
    if (paidAt < since) return [];
    const says = { stripe: 'nothing paid', here: `${formatMoney(amountCents, currency)} paid` };
    return [{ kind: 'not_at_stripe', amountCents, says, at: paidAt, isFresh, ...linksOf(known) }];
  });
  return [...ofTaken, ...ofOurs];
}

const isAnyAfter = (times: readonly Date[], limit: Date): boolean => times.some((time) => time > limit);

type Money = Pick<TakenPayment, 'amountCents' | 'currency' | 'refundedCents'>;

/** What was paid, and what was given back of it. */
function differing(known: OurPayment, theirs: Money, isFresh: boolean): FoundDifference[] {
  const about = { at: known.paidAt!, isFresh, ...linksOf(known) };
  const isOtherCurrency = theirs.currency !== known.currency;
  const parts = [
    { kind: 'amount_differs', word: 'paid', stripe: theirs.amountCents, here: known.amountCents },
    { kind: 'refund_differs', word: 'given back', stripe: theirs.refundedCents, here: known.refundedCents },
  ] as const;
  return parts
    .filter(({ kind, stripe, here }) => stripe !== here || (kind === 'amount_differs' && isOtherCurrency))
    .map(({ kind, word, stripe, here }) => ({
      kind,
      amountCents: Math.abs(stripe - here),
      says: {
        stripe: `${formatMoney(stripe, theirs.currency)} ${word}`,
        here: `${formatMoney(here, known.currency)} ${word}`,
      },
      ...about,
    }));
}
