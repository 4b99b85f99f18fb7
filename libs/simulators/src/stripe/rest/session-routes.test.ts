import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestStripe, type TestStripe } from '../test/test-stripe.ts';

const SESSIONS = '/v1/checkout/sessions';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

describe('keys', () => {
  test.each(['', 'Bearer sk_test_other', 'Bearer sk_live_other_key_of_someone'])(
    '%s opens nothing',
    async (authorization) => {
      const { status, body } = await stripe.request('GET', '/v1/balance', undefined, { authorization });
      expect(status).toBe(401);
      expect(body.error).toMatchObject({ type: 'invalid_request_error' });
      expect(JSON.stringify(body)).not.toContain(authorization.slice(7) || 'Bearer sk');
    },
  );

  test('an older API version is refused', async () => {
    const headers = { 'stripe-version': '2024-06-20' };
    expect((await stripe.request('GET', '/v1/balance', undefined, headers)).status).toBe(400);
  });
});

describe('reading sessions', () => {
  test('line items and the payment intent come with it when they are expanded', async () => {
    const { id, url } = await stripe.open();
    await stripe.pay(url);
    const query = 'expand[0]=line_items&expand[1]=payment_intent.latest_charge';
    const { body } = await stripe.request('GET', `${SESSIONS}/${id}?${query}`);
    expect(body).toMatchObject({
      line_items: { data: [{ amount_total: 24_690, description: 'Garden Room', quantity: 2 }] },
      payment_intent: { object: 'payment_intent', latest_charge: { object: 'charge', amount: 24_690 } },
    });
    expect((await stripe.request('GET', `${SESSIONS}/${id}?expand[]=guest`)).status).toBe(400);
  });

  test('lists page through all, newest first, and filter by status', async () => {
    const opened = [await stripe.open(), await stripe.open(), await stripe.open()].map(({ id }) => id).reverse();
    const first = await stripe.request('GET', `${SESSIONS}?limit=2`);
    const idsOf = (body: object) => (body as { data: { id: string }[] }).data.map(({ id }) => id);
    expect(idsOf(first.body)).toEqual(opened.slice(0, 2));
    expect(first.body.has_more).toBe(true);
    const rest = await stripe.request('GET', `${SESSIONS}?limit=2&starting_after=${opened[1]}`);
    expect(idsOf(rest.body)).toEqual(opened.slice(2));
    expect(rest.body.has_more).toBe(false);
    expect(idsOf((await stripe.request('GET', `${SESSIONS}?status=complete`)).body)).toEqual([]);
    expect((await stripe.request('GET', `${SESSIONS}?limit=101`)).status).toBe(400);
  });

  test('an address that is none says so as Stripe does', async () => {
    const { status, body } = await stripe.request('GET', '/v1/rooms');
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ message: expect.stringContaining('GET: /v1/rooms') });
  });
});
