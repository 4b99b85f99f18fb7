import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

const newestOf = async (type: string): Promise<object | undefined> => {
  const { data } = (await stripe.read(`/v1/events?type=${type}`)) as { data: { data: { object: object } }[] };
  return data[0]?.data.object;
};

test.each([
  ['other_currency', { currency: 'jpy', amount_total: 100 }],
  ['other_amount', { currency: 'usd', amount_total: 24_690 - 5_000 }],
] as const)('a session is paid in other money than it was opened for: %s', async (turn, money) => {
  const { id, url } = await stripe.open();
  stripe.makePaymentOdd('test', turn, id);
  await stripe.pay(url);
  expect(await stripe.readSession(id)).toMatchObject({ ...money, payment_status: 'paid' });
  const { payment_intent: intent } = await stripe.readSession(id);
  expect(await stripe.read(`/v1/payment_intents/${String(intent)}`)).toMatchObject({
    amount_received: money.amount_total,
    currency: money.currency,
  });
});

test('a payment is disputed with a day to answer by, and the bank decides', async () => {
  const { id, url } = await stripe.open();
  expect(() => stripe.makePaymentOdd('test', 'disputed', id)).toThrow(/is not paid/);
  await stripe.pay(url);
  const { payment_intent: intent } = await stripe.readSession(id);
  stripe.makePaymentOdd('test', 'disputed', id);
  expect(await newestOf('charge.dispute.created')).toMatchObject({
    amount: 24_690,
    payment_intent: intent,
    status: 'needs_response',
    evidence_details: { due_by: expect.any(Number) },
  });
  stripe.makePaymentOdd('test', 'dispute_won', id);
  expect(await newestOf('charge.dispute.closed')).toMatchObject({ payment_intent: intent, status: 'won' });
  expect(() => stripe.makePaymentOdd('test', 'dispute_lost', id)).toThrow(/is not disputed/);
});

test('a shop of the same account tells of sales and refunds that no reference of ours is on', async () => {
  stripe.makePaymentOdd('test', 'other_shop', '');
  expect(await newestOf('refund.created')).toMatchObject({ payment_intent: null });
  expect(await newestOf('checkout.session.completed')).toMatchObject({
    client_reference_id: null,
    metadata: { order: 'gift-card-1042' },
    payment_status: 'paid',
  });
});

test('with the dial every payment is for other money, and is disputed afterwards', async () => {
  stripe.dial.set(['other_currency', 'disputed']);
  const { id, url } = await stripe.open();
  await stripe.pay(url);
  expect(await stripe.readSession(id)).toMatchObject({ currency: 'jpy' });
  stripe.clock.advance(3);
  expect((await stripe.product.waitFor('charge.dispute.created'))[0]!.data.object).toMatchObject({ currency: 'jpy' });
});
