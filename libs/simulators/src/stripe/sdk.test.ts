import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { startTestStripe, TEST_SECRET, type TestStripe } from './test/test-stripe.ts';

let simulated: TestStripe;
let client: Stripe;

beforeEach(async () => {
  simulated = await startTestStripe();
  client = createClient('sk_test_key');
});
afterEach(() => simulated.close());

function createClient(key: string): Stripe {
  const { hostname, port } = new URL(simulated.url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 2000,
  });
}

const openSession = (idempotencyKey = 'booking-1', amount = 24_690) =>
  client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Garden Room' } } },
      ],
      success_url: 'https://hotel.example.com/paid?session={CHECKOUT_SESSION_ID}',
      metadata: { booking_id: 'bk_1' },
      payment_intent_data: { metadata: { booking_id: 'bk_1' } },
    },
    { idempotencyKey },
  );

test('Stripe’s own client opens, reads, lists and refunds', async () => {
  const session = await openSession();
  expect(session.lastResponse.requestId).toMatch(/^req_/);
  await simulated.pay(session.url ?? '');
  const read = await client.checkout.sessions.retrieve(session.id, { expand: ['payment_intent', 'line_items'] });
  expect(read.line_items?.data[0]?.price?.unit_amount_decimal?.toString()).toBe('24690');
  expect(read.payment_intent).toMatchObject({ status: 'succeeded', metadata: { booking_id: 'bk_1' } });
  const { data } = await client.checkout.sessions.listLineItems(session.id);
  expect(data).toMatchObject([{ description: 'Garden Room' }]);
  const payment_intent = typeof read.payment_intent === 'object' ? (read.payment_intent?.id ?? '') : '';
  expect(await client.refunds.create({ payment_intent, amount: 100 })).toMatchObject({ status: 'succeeded' });
  expect(await client.balance.retrieve({}, { maxNetworkRetries: 0 })).toMatchObject({ livemode: false });
  expect(await client.accounts.retrieveCurrent()).toMatchObject({ charges_enabled: true });
  const events: string[] = [];
  for await (const event of client.events.list({ limit: 1 })) events.push(event.type);
  expect(events).toContain('charge.refunded');
  expect(events.length).toBe(4);
});

test('its signature check takes what is sent, and nothing else', async () => {
  const { url } = await openSession();
  await simulated.pay(url ?? '');
  await simulated.product.waitFor('checkout.session.completed');
  for (const { raw, headers } of simulated.product.received) {
    const signature = String(headers['stripe-signature']);
    expect(client.webhooks.constructEvent(raw, signature, TEST_SECRET).object).toBe('event');
    expect(() => client.webhooks.constructEvent(`${raw} `, signature, TEST_SECRET)).toThrow();
    expect(() => client.webhooks.constructEvent(raw, signature, 'whsec_other')).toThrow();
  }
});

test('refusals are the errors it knows', async () => {
  await openSession();
  await expect(openSession('booking-1', 100)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(openSession('booking-2', 1)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'amount_too_small',
    requestId: expect.stringMatching(/^req_/),
  });
  await expect(createClient('sk_test_other').balance.retrieve()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  const { id } = await openSession('booking-3');
  await client.checkout.sessions.expire(id);
  await expect(client.checkout.sessions.expire(id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
});

test('faults are the errors it knows', async () => {
  simulated.dial.set(['rate_limited']);
  await expect(openSession()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  simulated.dial.set(['server_error']);
  await expect(openSession()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  simulated.dial.set(['hang']);
  await expect(client.balance.retrieve({}, { timeout: 200 })).rejects.toMatchObject({ type: 'StripeConnectionError' });
  simulated.dial.set([]);
  expect((await openSession()).status).toBe('open');
});

test('its retry after an answer that never came finds the same session', async () => {
  simulated.dial.set(['timeout_after_commit']);
  setTimeout(() => simulated.dial.set([]), 1000);
  const { id } = await openSession();
  const { data } = await client.checkout.sessions.list();
  expect(data.map((session) => session.id)).toEqual([id]);
});
