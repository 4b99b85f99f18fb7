import { expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { listRefundsSince, listPaymentsSince } from './taken-payments.client.ts';

const since = new Date('2026-11-10T18:00:00.000Z');
const created = since.getTime() / 1000 + 60;

/** Stripe, whose lists have these rows. */
const stripeOf = (rows: unknown[]): Stripe => {
  async function* list() {
    yield* rows;
  }
  return { checkout: { sessions: { list } }, refunds: { list } } as unknown as Stripe;
};

const session = (given: object = {}) => ({
  id: 'cs_1',
  payment_status: 'paid',
  amount_total: 25_453,
  currency: 'usd',
  client_reference_id: 'payment-1',
  payment_intent: { id: 'pi_1', latest_charge: { amount_refunded: 0, created } },
  ...given,
});
const refund = (given: object = {}) => ({
  id: 're_1',
  amount: 1_000,
  created,
  payment_intent: 'pi_1',
  charge: { amount_refunded: 1_000 },
  ...given,
});

const chargeOf = (charge: object) => ({ payment_intent: { id: 'pi_1', latest_charge: charge } });

test.each<[string, unknown]>([
  ['is null', null],
  ['is a text', 'cs_1'],
  ['has no id', session({ id: undefined })],
  ['has an amount in words', session({ amount_total: 'a lot' })],
  ['has no currency', session({ currency: null })],
  ['was charged at no time', session(chargeOf({ amount_refunded: 0, created: null }))],
  ['gave back nobody knows what', session(chargeOf({ created }))],
])('a paid session that %s is left out and told, and the others stand', async (_, odd) => {
  const alone = await listPaymentsSince(stripeOf([session()]), since);
  expect(alone.found).toMatchObject([{ checkoutId: 'cs_1', amountCents: 25_453 }]);
  expect(await listPaymentsSince(stripeOf([odd, session()]), since)).toEqual({
    found: alone.found,
    problems: ['A session without an id, an amount, a currency or what its charge came to.'],
  });
});

test('a session that nothing was paid on is nothing to tell, whatever it lacks', async () => {
  const open = session({ payment_status: 'unpaid', amount_total: null, currency: null });
  expect((await listPaymentsSince(stripeOf([open, session()]), since)).problems).toEqual([]);
});

test.each<[string, unknown]>([
  ['is null', null],
  ['has no id', refund({ id: 7 })],
  ['has an amount in words', refund({ amount: '10 dollars' })],
  ['was made at no time', refund({ created: null })],
  ['gave back nobody knows what', refund({ charge: { id: 'ch_1' } })],
])('a refund that %s is left out and told, and the others stand', async (_, odd) => {
  const alone = await listRefundsSince(stripeOf([refund()]), since);
  expect(alone.found).toMatchObject([{ paymentId: 'pi_1', refundedCents: 1_000 }]);
  expect(await listRefundsSince(stripeOf([odd, refund()]), since)).toEqual({
    found: alone.found,
    problems: ['A refund without an id, an amount, a time or what its charge came to.'],
  });
});
