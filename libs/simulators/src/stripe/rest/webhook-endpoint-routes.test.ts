import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

const path = '/v1/webhook_endpoints';
const address = 'https://hotel.example.com/hooks';

test('an endpoint shows its secret once, can be changed, and is listed', async () => {
  const made = await stripe.request('POST', path, { url: address, 'enabled_events[0]': 'refund.failed' });
  expect(made.body).toMatchObject({ object: 'webhook_endpoint', url: address, status: 'enabled', livemode: false });
  expect(made.body['secret']).toMatch(/^whsec_\w{32}$/);
  const own = `${path}/${String(made.body['id'])}`;
  const changed = await stripe.request('POST', own, { disabled: 'true', 'enabled_events[0]': '*' });
  expect(changed.body).toMatchObject({ enabled_events: ['*'], status: 'disabled' });
  expect(changed.body).not.toHaveProperty('secret');
  const { data } = (await stripe.read(path)) as { data: { id: string }[] };
  expect(data.map(({ id }) => id)).toContain(made.body['id']);
});

test('an event that does not exist is refused by its place', async () => {
  const { status, body } = await stripe.request('POST', path, {
    url: address,
    'enabled_events[0]': 'refund.failed',
    'enabled_events[1]': 'refund.sneezed',
  });
  expect(status).toBe(400);
  expect(body['error']).toMatchObject({ param: 'enabled_events[1]' });
});
