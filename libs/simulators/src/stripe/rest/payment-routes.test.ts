import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestStripe, type Json, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

async function payFor(card = '4242424242424242'): Promise<string> {
  const { id, url } = await stripe.open();
  await stripe.pay(url, { cardNumber: card });
  return String((await stripe.request('GET', `/v1/checkout/sessions/${id}`)).body.payment_intent);
}

const refund = (form: Record<string, string>, headers?: Json) => stripe.request('POST', '/v1/refunds', form, headers);

test('a part is given back, then the rest, and then there is nothing left', async () => {
  const payment_intent = await payFor();
  const part = await refund({ payment_intent, amount: '10000', reason: 'requested_by_customer' });
  expect(part.body).toMatchObject({ object: 'refund', amount: 10_000, payment_intent, status: 'succeeded' });
  const rest = await refund({ payment_intent, 'metadata[booking_id]': 'bk_1' });
  expect(rest.body).toMatchObject({ amount: 14_690, metadata: { booking_id: 'bk_1' } });
  const none = await refund({ payment_intent });
  expect(none.status).toBe(400);
  expect(none.body.error).toMatchObject({ code: 'charge_already_refunded' });

  const [first, second] = await stripe.product.waitFor('charge.refunded', 2);
  expect(first?.data).toMatchObject({
    object: { amount_refunded: 10_000, refunded: false },
    previous_attributes: { amount_refunded: 0 },
  });
  expect(second?.data).toMatchObject({
    object: { amount_refunded: 24_690, refunded: true },
    previous_attributes: { amount_refunded: 10_000, refunded: false },
  });
  expect((await stripe.product.waitFor('refund.created', 2)).length).toBe(2);
  const { body } = await stripe.request('GET', `/v1/refunds?payment_intent=${payment_intent}`);
  expect(body.data).toEqual([rest.body, part.body]);
  expect((await stripe.request('GET', `/v1/refunds/${String(part.body.id)}`)).body).toEqual(part.body);
});

test('more than the rest, nothing, or a payment that is not there is refused', async () => {
  const payment_intent = await payFor();
  await refund({ payment_intent, amount: '20000' });
  const over = await refund({ payment_intent, amount: '4691' });
  expect(over.status).toBe(400);
  expect(over.body.error).toMatchObject({ param: 'amount', message: expect.stringContaining('$46.90') });
  expect((await refund({ payment_intent, amount: '0' })).status).toBe(400);
  expect((await refund({})).status).toBe(400);
  expect((await refund({ payment_intent: 'pi_none' })).status).toBe(404);
  expect((await refund({ payment_intent, reason: 'changed_mind' })).status).toBe(400);
  expect((await refund({ payment_intent: await payFor('4000000000000002') })).status).toBe(400);
});

test('a refund to 4000000000005126 fails after a while, and the money can be given back again', async () => {
  const payment_intent = await payFor('4000000000005126');
  const { body } = await refund({ payment_intent });
  stripe.clock.advance(6);
  const [failed] = await stripe.product.waitFor('refund.failed');
  expect(failed?.data.object).toMatchObject({
    id: body.id,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect((await refund({ payment_intent })).status).toBe(200);
});

test('a refund to 4000000000007726 is pending at first', async () => {
  const { body } = await refund({ payment_intent: await payFor('4000000000007726') });
  expect(body.status).toBe('pending');
  stripe.clock.advance(6);
  const [updated] = await stripe.product.waitFor('refund.updated');
  expect(updated?.data).toMatchObject({ object: { status: 'succeeded' }, previous_attributes: { status: 'pending' } });
});

test('an event names the request that caused it', async () => {
  const { headers } = await refund({ payment_intent: await payFor() }, { 'idempotency-key': 'refund-1' });
  const [created] = await stripe.product.waitFor('refund.created');
  expect(created?.request).toEqual({ id: headers.get('request-id'), idempotency_key: 'refund-1' });
});

test('the account can take money', async () => {
  const { body } = await stripe.request('GET', '/v1/account');
  expect(body).toMatchObject({ object: 'account', charges_enabled: true, default_currency: 'usd' });
});
