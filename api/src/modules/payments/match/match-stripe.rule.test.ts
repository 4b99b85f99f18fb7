import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TakenPayment } from '../../../providers/payment-provider.port.ts';
import { differenceKey, type FoundDifference } from './found-difference.rule.ts';
import { matchStripe } from './match-stripe.rule.ts';
import { between, hoursAgo, payment, payments, shuffled } from '../../../../test/providers/our-payments.ts';

const atStripe = (of: ReturnType<typeof payment>, changes: Partial<TakenPayment> = {}): TakenPayment => ({
  checkoutId: of.stripeSession!,
  reference: of.id,
  paymentId: of.providerPayment!,
  amountCents: of.amountCents,
  currency: of.currency,
  refundedCents: of.refundedCents,
  at: of.paidAt ?? hoursAgo(5),
  ...changes,
});
const keysOf = (found: FoundDifference[]): string[] => found.map(differenceKey).sort();

test('equal payments on both sides are no difference', () => {
  fc.assert(
    fc.property(payments, (ours) => {
      const taken = ours.map((each) => atStripe(each));
      expect(matchStripe(ours, { taken, refunded: [] }, between)).toEqual([]);
    }),
  );
});

test('the result does not depend on the order of both sides', () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  const changes = fc.array(fc.option(fc.record({ amountCents: cents, refundedCents: cents })), { minLength: 12 });
  fc.assert(
    fc.property(payments, changes, fc.nat(), (ours, differing, seed) => {
      const taken = ours.flatMap((each, at) => (differing[at] ? [atStripe(each, differing[at])] : []));
      const refunded = taken.slice(0, 3);
      const found = matchStripe(ours, { taken, refunded }, between);
      const again = matchStripe(shuffled(ours, seed), { taken: shuffled(taken, seed + 1), refunded }, between);
      expect(keysOf(again)).toEqual(keysOf(found));
      expect(new Set(keysOf(found)).size).toBe(found.length);
    }),
  );
});

describe('a difference is', () => {
  const paid = payment({ amountCents: 20_000, metadata: { guestName: 'Jane Doe' } });
  const find = (ours: ReturnType<typeof payment>[], taken: TakenPayment[], refunded: TakenPayment[] = []) =>
    matchStripe(ours, { taken, refunded }, between);

  test('a payment at Stripe that is unknown here', () => {
    const expected = { kind: 'unknown_here', amountCents: 20_000, stripeSession: paid.stripeSession, isFresh: false };
    expect(find([], [atStripe(paid)])).toMatchObject([
      { ...expected, paymentId: null, says: { stripe: '$200.00 paid', here: 'no payment' } },
    ]);
    const expired = { ...paid, paidAt: null, status: 'expired' } as const;
    expect(find([expired], [atStripe(paid)])).toMatchObject([
      { ...expected, paymentId: paid.id, guestName: 'Jane Doe', says: { here: 'not paid: expired' } },
    ]);
  });

  test('two payments at Stripe for one of ours', () => {
    const twice = [atStripe(paid), atStripe(paid, { checkoutId: 'cs_other', paymentId: 'pi_other' })];
    expect(find([paid], twice)).toMatchObject([
      { kind: 'unknown_here', stripeSession: 'cs_other', paymentId: paid.id, guestName: 'Jane Doe' },
    ]);
  });

  test('a payment that Stripe does not have, unless it is older than the requested period', () => {
    const says = { stripe: 'nothing paid', here: '$200.00 paid' };
    expect(find([paid], [])).toMatchObject([{ kind: 'not_at_stripe', amountCents: 20_000, says, paymentId: paid.id }]);
    expect(find([{ ...paid, paidAt: hoursAgo(24 * 60) }], [])).toEqual([]);
  });

  test('another amount', () => {
    expect(find([paid], [atStripe(paid, { amountCents: 19_000 })])).toMatchObject([
      { kind: 'amount_differs', amountCents: 1_000, says: { stripe: '$190.00 paid', here: '$200.00 paid' } },
    ]);
  });

  test('another refund, also for an old payment', () => {
    const refunded = atStripe(paid, { refundedCents: 5_000, at: hoursAgo(3) });
    const says = { stripe: '$50.00 given back', here: '$0.00 given back' };
    const expected = [{ kind: 'refund_differs', amountCents: 5_000, says, isFresh: false }];
    expect(find([paid], [refunded])).toMatchObject(expected);
    expect(find([{ ...paid, paidAt: hoursAgo(24 * 60) }], [], [refunded])).toMatchObject(expected);
  });
});

test('a recent change on either side is fresh, since its event may be on its way', () => {
  const now = hoursAgo(0);
  const paid = payment();
  const isFresh = (ours: typeof paid, theirs: TakenPayment, refundedAt = theirs.at): boolean[] => {
    const refunded = [{ ...theirs, at: refundedAt }];
    return matchStripe([ours], { taken: [theirs], refunded }, between).map((each) => each.isFresh);
  };
  const theirs = atStripe(paid, { refundedCents: 100 });
  expect(isFresh(paid, theirs)).toEqual([false]);
  expect(isFresh(paid, theirs, now)).toEqual([true]);
  expect(isFresh({ ...paid, paidAt: null }, { ...theirs, at: now })).toEqual([true]);
  const refunds = { re_1: { cents: 300, failure: null, at: now.toISOString() } };
  expect(isFresh({ ...paid, refundedCents: 300, metadata: { refunds } }, theirs)).toEqual([true]);
});
