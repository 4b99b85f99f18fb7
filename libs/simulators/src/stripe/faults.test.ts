import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { onceTaken } from '../../test/once-taken.ts';
import { bookingForm, startTestStripe, type TestStripe } from './test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

test.each([
  ['rate_limited', 429, { type: 'invalid_request_error', code: 'rate_limit' }],
  ['server_error', 500, { type: 'api_error' }],
  ['expired_token', 401, { type: 'invalid_request_error', code: 'api_key_expired' }],
] as const)('%s answers in the words of Stripe, and the payment page goes on', async (fault, status, error) => {
  const { url } = await stripe.open();
  stripe.dial.set([fault]);
  const answer = await stripe.request('GET', '/v1/balance');
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatchObject(error);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
  expect((await stripe.pay(url)).status).toBe(303);
  stripe.dial.set([]);
  expect((await stripe.request('GET', '/v1/balance')).status).toBe(200);
});

test('a session whose answer never came is there, and its key still answers it', async () => {
  stripe.dial.set(['timeout_after_commit']);
  const create = (signal?: AbortSignal) =>
    fetch(`${stripe.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_key', 'idempotency-key': 'booking-1' },
      body: new URLSearchParams(bookingForm),
      ...(signal && { signal }),
    });
  await expect(create(onceTaken(stripe.dial))).rejects.toThrow();
  stripe.dial.set([]);
  const session = (await (await create()).json()) as { id: string };
  const { body } = await stripe.request('GET', '/v1/checkout/sessions');
  expect(body.data).toMatchObject([{ id: session.id }]);
});
