import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BookingDetailsSession, CheckoutOutcome, RoomSelectionSession } from '@booking/contracts/guest-pages';
import { atStripe } from '../../../../test/providers/at-stripe.ts';
import { toolCalls, type Json } from '../../../../test/providers/server-messages.ts';
import {
  addressIn,
  callTool,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  textsOf,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { announce, tokenFor } from '../../../../test/requests/tool-calls.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually } from '../../../../test/start/running-api.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

type Headers = Record<string, string>;
const english = { 'accept-language': 'en-US,en;q=0.9' };
const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };
const chosen = (language: string): Headers => ({ ...english, cookie: `guest_language=${language}` });

const languageOf = async ({ guest: number }: Caller): Promise<string | null> => {
  const sql = 'SELECT language FROM guest_session WHERE guest_phone = $1 ORDER BY created_at DESC LIMIT 1';
  const [row] = await trip.api.sql<{ language: string | null }>(sql, [number]);
  return row!.language;
};

async function send(path: string, headers: Headers, body: object = {}): Promise<void> {
  const answer = await trip.api.request(path, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}
async function sessionAt<Session>(path: string): Promise<Session> {
  return ((await (await trip.api.request(path)).json()) as { session: Session }).session;
}
const pathOf = (link: string, page: string): string => `/api/${page}/${link.split('/').at(-1)!}`;

/** Has a link to choose a room texted. @returns where its calls are */
async function linked(caller: Caller, said: Json, words: string): Promise<string> {
  await callTool(trip, caller, 'send_room_selection_link', { ...newStay(), phone: caller.guest, ...said });
  return pathOf(await addressIn(trip, caller, words), 'room-selection');
}

/** The same tool, after a conversation with these words of the caller. */
async function linkedAfter(caller: Caller, words: string): Promise<void> {
  await announce(trip.api, caller);
  const args = { ...newStay(), phone: caller.guest };
  const envelope = toolCalls(caller, [{ id: crypto.randomUUID(), name: 'send_room_selection_link', arguments: args }]);
  const artifact = { messages: [{ role: 'user', message: words, time: caller.at }] };
  const headers = tokenFor('vapi-tools');
  const body = { message: { ...envelope.message, artifact } };
  await trip.api.request('/api/vapi-tools/send_room_selection_link', { method: 'POST', headers, body });
}

describe('what a caller speaks', () => {
  test.each([
    ['es', 'es', 'elija su cuarto'],
    ['Spanish', 'es', 'elija su cuarto'],
    ['en', 'en', 'choose your room'],
    // the words of the caller in this call are English
    ['French', 'en', 'choose your room'],
  ])('is kept with the link, as the assistant says it: "%s"', async (said, language, words) => {
    const caller = newCaller();
    const path = await linked(caller, { language: said }, words);
    expect(await languageOf(caller)).toBe(language);
    expect((await sessionAt<RoomSelectionSession>(path)).language).toBe(language);
  });

  test('is read off what they have said, where the assistant does not say it', async () => {
    const caller = newCaller();
    await linkedAfter(caller, 'Hola, quisiera una habitación para dos personas, por favor.');
    await addressIn(trip, caller, 'elija su cuarto');
    expect(await languageOf(caller)).toBe('es');
  });
});

describe('the language of the page', () => {
  test.each<[string, Headers, string]>([
    ['that of the browser', english, 'en'],
    ['what was chosen on the page, whatever the browser says', chosen('es'), 'es'],
    ['what the caller spoke, where the browser reads neither', { 'accept-language': 'fr' }, 'es'],
  ])('is kept once it was opened: %s', async (_, headers, language) => {
    const caller = newCaller();
    const path = await linked(caller, { language: 'es' }, 'elija su cuarto');
    await send(`${path}/opened`, headers);
    expect(await languageOf(caller)).toBe(language);
  });

  test('is not kept when it was only fetched, as messengers do', async () => {
    const caller = newCaller();
    const path = await linked(caller, { language: 'es' }, 'elija su cuarto');
    await trip.api.request(path, { headers: english });
    expect(await languageOf(caller)).toBe('es');
  });
});

test('texts, the page of Stripe and the page after paying follow the language of a guest who reads Spanish', async () => {
  const caller = newCaller();
  const path = await linked(caller, {}, 'choose your room');
  await send(`${path}/opened`, spanish);
  const [room] = (await sessionAt<RoomSelectionSession>(path)).rooms;
  await send(`${path}/select`, spanish, { roomTypeId: room!.roomTypeID, ratePlanId: room!.ratePlanID });
  await send(`${path}/contact`, spanish, { ...guest, phone: caller.guest });
  const address = await addressIn(trip, caller, 'pague su estancia antes de 30 minutos');
  const checkout = new URL(address).pathname.split('/').at(-1)!;
  expect(await atStripe(trip, 'GET', `checkout/sessions/${checkout}`)).toMatchObject({ locale: 'es' });
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  const confirmation = await eventually(async () =>
    (await textsOf(trip, caller)).find((text) => text.includes('queda confirmada')),
  );
  expect(confirmation).toMatch(/: su reserva \S+ del \d.* queda confirmada\. Pagado: \$[\d,]+\.\d\d\./);
  const outcome = await trip.api.request(`/api/booking-outcome?checkout=${checkout}`);
  expect((await outcome.json()) as CheckoutOutcome).toMatchObject({ language: 'es' });
});

test('a form for the details is texted, paid and confirmed in the language that the caller speaks', async () => {
  const caller = newCaller();
  const args = { ...newStay(), phone: caller.guest, language: 'es' };
  await callTool(trip, caller, 'send_booking_details_link', args);
  const path = pathOf(await addressIn(trip, caller, 'complete su reserva'), 'booking-details');
  expect((await sessionAt<BookingDetailsSession>(path)).language).toBe('es');
  await send(`${path}/submit`, { 'accept-language': '*' }, guest);
  await addressIn(trip, caller, 'pague su estancia');
});

test('a caller who books on the phone is texted where to pay in the language that they speak', async () => {
  const caller = newCaller();
  const args = { ...newStay(), ...guest, phone: caller.guest, language: 'es' };
  expect(await callTool(trip, caller, 'create_reservation', args)).toMatch(/is on its way by text/);
  await addressIn(trip, caller, 'pague su estancia');
});
