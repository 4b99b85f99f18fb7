import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingForm, startTestStripe, type TestStripe } from '../test/test-stripe.ts';

let stripe: TestStripe;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stripe-'));
  stripe = await startTestStripe(dataDir);
});
afterEach(async () => {
  await stripe.close();
  await rm(dataDir, { recursive: true });
});

const create = (form: Record<string, string>, headers = {}) =>
  stripe.request('POST', '/v1/checkout/sessions', form, { 'idempotency-key': 'booking-1', ...headers });

async function countSessions(): Promise<number> {
  return ((await stripe.request('GET', '/v1/checkout/sessions')).body.data as object[]).length;
}

test('a key with the same parameters, in any order, answers the same again and does nothing', async () => {
  const first = await create(bookingForm);
  const again = await create(Object.fromEntries(Object.entries(bookingForm).reverse()));
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
  stripe = await stripe.restart();
  expect((await create(bookingForm)).body).toEqual(first.body);
  expect(await countSessions()).toBe(1);
});

test('a key with other parameters is an error', async () => {
  await create(bookingForm);
  const { status, body } = await create({ ...bookingForm, client_reference_id: 'other' });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ type: 'idempotency_error' });
});

test('of two requests at once with one key one is refused', async () => {
  const statuses = (await Promise.all([create(bookingForm), create(bookingForm)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await countSessions()).toBe(1);
});

test('a refused request leaves its key free', async () => {
  expect((await create({ ...bookingForm, mode: 'gift' })).status).toBe(400);
  expect((await create({ ...bookingForm, currency: 'eur' })).status).toBe(400);
  expect((await create(bookingForm)).status).toBe(200);
});

test('keys are kept for a day, belong to one account and have at most 255 characters', async () => {
  const first = await create(bookingForm);
  const live = await create(bookingForm, { authorization: 'Bearer sk_live_key' });
  expect(live.body.id).not.toBe(first.body.id);
  stripe.clock.advance(25 * 60 * 60);
  expect((await create(bookingForm)).body.id).not.toBe(first.body.id);
  expect((await create(bookingForm, { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
});
