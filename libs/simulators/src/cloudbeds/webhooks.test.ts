import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { PROPERTY, startCloudbeds, STARTS_AT, type TestCloudbeds } from './test/test-cloudbeds.ts';

type Payload = Record<string, unknown> & { event: string; timestamp: number };

let cloudbeds: TestCloudbeds;
let product: FastifyInstance;
let received: Payload[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  product = fastify();
  product.post('/hook', async (request, reply) => {
    received.push(request.body as Payload);
    return reply.code(statuses.shift() ?? 200).send('');
  });
  const endpointUrl = `${await product.listen({ host: '127.0.0.1', port: 0 })}/hook`;
  cloudbeds = await startCloudbeds();
  for (const event of [
    'guest/created',
    'reservation/created',
    'reservation/status_changed',
    'accounting/transaction',
  ]) {
    const [object = '', action = ''] = event.split('/');
    await cloudbeds.post('postWebhook', { object, action, endpointUrl });
  }
});
afterEach(async () => {
  await cloudbeds.close();
  await product.close();
});

const bookOne = async (): Promise<string> => {
  const { body } = await cloudbeds.book({ from: '2027-01-11', to: '2027-01-13' });
  await cloudbeds.outbox.settled();
  return body.reservationID;
};
const eventsOf = (payloads: Payload[]): string[] => payloads.map(({ event }) => event);

test('a booking tells of the guest and of the reservation, in few words and each in its own spelling', async () => {
  const reservationID = await bookOne();
  expect(eventsOf(received).sort()).toEqual(['guest/created', 'reservation/created']);
  const created = received.find(({ event }) => event === 'reservation/created');
  expect(created).toEqual({
    reservationID,
    propertyID: Number(PROPERTY),
    propertyID_str: PROPERTY,
    startDate: '2027-01-11',
    endDate: '2027-01-13',
    version: '1.0',
    event: 'reservation/created',
    timestamp: created?.timestamp,
  });
  const guest = received.find(({ event }) => event === 'guest/created');
  expect(Object.keys(guest ?? {}).sort()).toEqual(
    ['propertyId', 'propertyId_str', 'guestId', 'guestId_str', 'version', 'event', 'timestamp'].sort(),
  );
  const timestamp = created?.timestamp ?? 0;
  expect(timestamp).toBeGreaterThan(STARTS_AT / 1000);
  expect(timestamp).toBeLessThan(STARTS_AT / 1000 + 3600);
  expect(Number.isInteger(timestamp)).toBe(false);
});

test('who unsubscribed hears nothing more', async () => {
  const { body } = await cloudbeds.get('getWebhooks');
  expect(body.data).toHaveLength(4);
  for (const { id } of body.data) await cloudbeds.delete('deleteWebhook', { subscriptionID: id });
  await bookOne();
  expect(received).toEqual([]);
  expect(
    (await cloudbeds.post('postWebhook', { object: 'moon', action: 'full', endpointUrl: 'http://127.0.0.1/' })).body
      .success,
  ).toBe(false);
});

test('what is not taken comes again a minute later, five times at most', async () => {
  statuses = Array.from({ length: 20 }, () => 500);
  const before = cloudbeds.clock.now();
  await bookOne();
  expect(eventsOf(received).filter((event) => event === 'reservation/created')).toHaveLength(6);
  expect(cloudbeds.clock.now() - before).toBeGreaterThanOrEqual(5 * 60_000);
});

test('a change of status and a payment are told', async () => {
  const reservationID = await bookOne();
  received = [];
  await cloudbeds.post('postPayment', { reservationID, type: 'cash', amount: 10 });
  await cloudbeds.put('putReservation', { reservationID, status: 'canceled' });
  await cloudbeds.outbox.settled();
  expect(received.find(({ event }) => event === 'reservation/status_changed')).toMatchObject({
    reservationID,
    status: 'canceled',
    actor: { type: 'api_client', id: 'test-client' },
  });
  const paid = received.find(({ event }) => event === 'accounting/transaction');
  expect(paid).toMatchObject({ propertyId: PROPERTY, internalTransactionCode: '9000', parentTransactionId: null });
});

test('what guests of other channels do is told as well, once', async () => {
  const [account] = cloudbeds.accounts;
  account?.watchOthers();
  cloudbeds.clock.pass(5 * 24 * 3_600_000);
  account?.watchOthers();
  account?.watchOthers();
  await cloudbeds.outbox.settled();
  const created = received.filter(({ event }) => event === 'reservation/created');
  const changed = received.filter(({ event }) => event === 'reservation/status_changed');
  expect(created.length).toBeGreaterThan(0);
  expect(new Set(created.map(({ reservationID }) => reservationID)).size).toBe(created.length);
  expect(new Set(changed.map(({ status }) => status))).toEqual(new Set(['checked_in', 'checked_out', 'canceled']));
  expect(changed[0]?.actor).toMatchObject({ type: 'user' });
});

test('the dial doubles what is sent', async () => {
  cloudbeds.dial.set(['webhooks_duplicated']);
  await bookOne();
  expect(eventsOf(received).sort()).toEqual([
    'guest/created',
    'guest/created',
    'reservation/created',
    'reservation/created',
  ]);
});
