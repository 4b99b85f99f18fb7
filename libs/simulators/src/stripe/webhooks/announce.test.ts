import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as timeout } from 'node:timers/promises';
import type { Event } from '../objects/event.ts';
import { startTestStripe, TEST_SECRET, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
beforeEach(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.close());

const listEvents = async (query: string): Promise<Event[]> =>
  (await stripe.request('GET', `/v1/events?${query}`)).body.data as Event[];

const arrivals = (type: string) => stripe.product.received.filter(({ event }) => event.type === type);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 1000) throw new Error('it never came to be so');
    await timeout(10);
  }
}

test('a payment is told to the product, signed over exactly what was sent', async () => {
  const { id, url } = await stripe.open();
  await stripe.pay(url);
  await stripe.product.waitFor('checkout.session.completed');
  await stripe.product.waitFor('payment_intent.succeeded');
  const [received] = arrivals('checkout.session.completed');
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received?.headers['stripe-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', TEST_SECRET).update(`${at}.${received?.raw}`).digest('hex'));
  expect(received?.path).toBe('/api/webhooks/stripe');
  expect(received?.event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    data: { object: { id, payment_status: 'paid', status: 'complete' } },
    request: { id: null, idempotency_key: null },
  });
  await until(async () => (await listEvents('delivery_success=false')).length === 0);
  expect(await listEvents('type=checkout.session.completed')).toMatchObject([{ pending_webhooks: 0 }]);
});

test('an event that is not taken is sent again with growing delays, three times, and can be found', async () => {
  stripe.product.answerWith(503);
  const { id } = await stripe.open();
  await stripe.request('POST', `/v1/checkout/sessions/${id}/expire`);
  for (const [sent, delay] of [
    [1, 5],
    [2, 30],
    [3, 120],
  ] as const) {
    await until(() => arrivals('checkout.session.expired').length === sent && stripe.clock.isAwaited(delay));
    stripe.clock.advance(delay - 2);
    await timeout(50);
    expect(arrivals('checkout.session.expired').length).toBe(sent);
    stripe.clock.advance(2);
  }
  await until(() => arrivals('checkout.session.expired').length === 4);
  stripe.clock.advance(3600);
  await timeout(100);
  expect(arrivals('checkout.session.expired').length).toBe(4);
  const ids = new Set(arrivals('checkout.session.expired').map(({ event }) => event.id));
  expect(ids.size).toBe(1);
  const [missed] = await listEvents('delivery_success=false&type=checkout.session.*');
  expect(missed).toMatchObject({
    id: [...ids][0],
    pending_webhooks: 1,
    request: { id: expect.stringMatching(/^req_/) },
  });
  expect((await stripe.request('GET', `/v1/events/${missed?.id}`)).body).toEqual(missed);
});

test('an event that was not taken before a restart is sent after it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-'));
  await stripe.close();
  stripe = await startTestStripe(dataDir);
  stripe.product.answerWith(500);
  const { id } = await stripe.open();
  await stripe.request('POST', `/v1/checkout/sessions/${id}/expire`);
  await until(() => stripe.product.received.length === 1);
  stripe = await stripe.restart();
  stripe.product.answerWith(200);
  stripe.clock.advance(5);
  await until(async () => (await listEvents('delivery_success=true')).length === 1);
  await stripe.server.close();
  await rm(dataDir, { recursive: true });
});

test('webhooks go twice when the dial says so', async () => {
  stripe.dial.set(['webhooks_duplicated']);
  const { id } = await stripe.open();
  await stripe.request('POST', `/v1/checkout/sessions/${id}/expire`);
  const [first, second] = await stripe.product.waitFor('checkout.session.expired', 2);
  expect(second?.id).toBe(first?.id);
});

test('events are read for thirty days', async () => {
  const { url } = await stripe.open();
  await stripe.pay(url);
  expect((await listEvents('limit=1')).length).toBe(1);
  stripe.clock.advance(31 * 24 * 60 * 60);
  expect(await listEvents('limit=1')).toEqual([]);
});
