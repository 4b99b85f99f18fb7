import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

test('a session expires on the clock, and its page says so and takes no money', async () => {
  const { id, url } = await stripe.open();
  stripe.clock.advance(24 * 60 * 60);
  const [expired] = await stripe.product.waitFor('checkout.session.expired');
  expect(expired?.data.object).toMatchObject({ id, status: 'expired', url: null });
  const { status, html } = await stripe.pay(url);
  expect(status).toBe(410);
  expect(html).toContain('expired');
  expect((await stripe.readSession(id)).payment_status).toBe('unpaid');
});

test('a session can be ended by the product, once', async () => {
  const { id } = await stripe.open();
  const expire = () => stripe.request('POST', `/v1/checkout/sessions/${id}/expire`);
  expect((await expire()).body).toMatchObject({ status: 'expired', url: null });
  const again = await expire();
  expect(again.status).toBe(400);
  expect(again.body.error).toMatchObject({ message: expect.stringContaining('status of expired') });
});
