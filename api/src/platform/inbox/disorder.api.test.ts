import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openAdapters, type Adapters } from '../../../test/providers/adapters.ts';
import { settled } from '../../../test/requests/call-rows.ts';
import { checkoutOf } from '../../../test/people/checkout.ts';
import { startOwnConnectedApi, type ConnectedApi } from '../../../test/start/connected-api.ts';
import { payCheckout } from '../../../test/people/payment-page.ts';
import { newReservation } from '../../../test/providers/property.ts';
import { callOf } from '../../../test/requests/tool-calls.ts';

const faults = ['webhooks_duplicated', 'webhooks_late', 'webhooks_reordered'] as const;
const orderly = 'as they should come';

/** What somebody who is texted, pays, has a room booked and texts STOP makes the providers tell us. */
const expected = [
  'cloudbeds reservation/created',
  'stripe checkout.session.completed',
  'stripe payment_intent.succeeded',
  'twilio message',
  'twilio message-delivered',
  'twilio message-sending',
  'twilio message-sent',
  'vapi status-update',
  'vapi tool-answers',
];

type Row = Record<string, unknown>;
type World = { events: Row[]; texts: Row[]; optOuts: Row[] };

/** Lets it all happen. @returns what we know in the end */
async function live(
  { api, simulators }: ConnectedApi,
  { stripe, cloudbeds }: Adapters,
  booking: Parameters<Adapters['cloudbeds']['book']>[1],
): Promise<World> {
  const guest = '+15125550101';
  await callOf({ api }, guest).guest('send_sms', { phone: guest, message: 'Hello.' });
  await payCheckout((await stripe.createCheckout('test', checkoutOf('booking-1'))).url!);
  await cloudbeds.book('test', booking);
  const stop = await fetch(`${simulators.control}/api/phones/${encodeURIComponent(guest)}/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(stop.status).toBe(202);
  const know = async (): Promise<World> => {
    const [events, texts, optOuts] = await Promise.all([
      api.sql(`SELECT provider, kind, status FROM inbound_event ORDER BY provider, kind`),
      api.sql('SELECT to_number, status, error FROM text_message'),
      api.sql('SELECT mode, number, said FROM text_opt_out'),
    ]);
    return { events, texts, optOuts };
  };
  for (const until = performance.now() + 40_000; performance.now() < until;) {
    if ((await know()).events.length >= expected.length) break;
    await new Promise((go) => setTimeout(go, 250));
  }
  // those that come once more
  await new Promise((go) => setTimeout(go, 1_000));
  await settled(api);
  return know();
}

const worlds = new Map<string, World>();
beforeAll(async () => {
  const all = [orderly, ...faults].map(async (way) => {
    const hotel = await startOwnConnectedApi();
    const adapters = await openAdapters(hotel.simulators.env, hotel.api.databaseUrl);
    const booking = await newReservation(adapters, 'booking-1');
    if (way !== orderly) {
      for (const provider of ['cloudbeds', 'stripe', 'twilio'] as const) {
        await hotel.simulators.fault(provider, way as (typeof faults)[number]);
      }
    }
    worlds.set(way, await live(hotel, adapters, booking));
    await adapters.stop();
    await hotel.stop();
  });
  await Promise.all(all);
}, 90_000);
afterAll(() => worlds.clear());

test('what providers tell us leads to what happened', () => {
  const { events, texts, optOuts } = worlds.get(orderly)!;
  expect(events.map(({ provider, kind }) => `${String(provider)} ${String(kind)}`)).toEqual(expected);
  expect(events.every(({ status }) => status === 'done')).toBe(true);
  expect(texts).toEqual([{ to_number: '+15125550101', status: 'delivered', error: null }]);
  expect(optOuts).toEqual([{ mode: 'test', number: '+15125550101', said: 'STOP' }]);
});

test.each(faults)('%s change nothing in the end', (way) => {
  expect(worlds.get(way)).toEqual(worlds.get(orderly));
});
