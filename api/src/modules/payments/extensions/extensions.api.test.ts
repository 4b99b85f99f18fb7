import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { sendLink } from '../../../../test/people/signing-guest.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';
import { callOf, staffCallOf, zoneWhereItIs } from '../../../../test/requests/tool-calls.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { dateInText } from '../../hotel/texts/text-dates.mapper.ts';

const zone = zoneWhereItIs(9);
let hotel: ConnectedApi;
let desk: FrontDesk;
beforeAll(async () => {
  hotel = await startConnectedApi(() => ({ HOTEL_TIME_ZONE: zone }));
  desk = await openFrontDesk(hotel);
});
beforeEach(() => hotel.simulators.heal());
afterAll(async () => {
  await desk.stop();
  await hotel.stop();
});

let guests = 0;
const inDays = (days: number): string => addDays(hotelDate(new Date(), zone), days);
const stayAt = (id: string): Promise<Reservation> => desk.property.getReservation('test', id);
const requests = (): Promise<ExtensionRequest[]> => hotel.api.call(extensionEndpoints.list, { query: {} });
const requestOf = async (id: string): Promise<ExtensionRequest> =>
  (await requests()).find(({ reservationID }) => reservationID === id)!;
const once = (id: string, status: ExtensionRequest['cloudbedsStatus']): Promise<ExtensionRequest> =>
  eventually(async () => {
    const request = await requestOf(id);
    return request.cloudbedsStatus === status && request;
  });
const linksTo = async (phone: string): Promise<string[]> =>
  (await textsTo(hotel.simulators, phone)).flatMap(({ body }) => /stay until .* (https?:\S+)/.exec(body)?.[1] ?? []);

/** A reservation, and its guest on the phone who wants one night more. */
async function newGuest(days: number, nights = 2) {
  const phone = `+1512555${String(110 + ++guests).padStart(4, '0')}`;
  const { id } = await desk.reserve({ startDate: inDays(days), endDate: inDays(days + nights), phone });
  const wish = { reservationId: id, newCheckoutDate: inDays(days + nights + 1) };
  return { id, phone, wish, call: callOf(hotel, phone) };
}

test('a request becomes a link, its payment a later departure, and the money is recorded once', async () => {
  const { id, phone, wish, call } = await newGuest(30);
  const before = await stayAt(id);
  expect((await call.customer('extend_stay', wish)).result).toMatch(/^The longer stay costs \$\d+\.\d\d with taxes/);
  const asked = await requestOf(id);
  expect(asked).toMatchObject({
    ...{ guestName: 'Ada Guest', guestPhone: phone, guestEmail: 'ada@guest.example', additionalNights: 1 },
    ...{
      originalCheckoutDate: before.endDate,
      newCheckoutDate: wish.newCheckoutDate,
      requestedWorkflow: 'before_11am',
    },
    ...{ paymentStatus: 'pending', cloudbedsStatus: 'pending', stripeSessionId: expect.stringMatching(/^cs_/) },
  });
  expect(asked).not.toHaveProperty('paidAt');

  const [link] = await linksTo(phone);
  await payCheckout(link!);
  const done = await once(id, 'synced');
  expect(done).toMatchObject({ paymentStatus: 'paid', paidAt: expect.any(String), syncedAt: expect.any(String) });
  const after = await stayAt(id);
  expect(after.endDate).toBe(wish.newCheckoutDate);
  expect(after.totalCents - before.totalCents).toBe(done.amountCents);
  expect(after.balanceCents).toBe(before.balanceCents);
  const said = await eventually(async () =>
    (await textsTo(hotel.simulators, phone)).find(({ body }) => /extended/.test(body)),
  );
  expect(said.body).toContain(`reservation ${id} is extended to ${dateInText('en', wish.newCheckoutDate, hotelDate(new Date(), zone))}`);
});

test('a repeated request changes nothing, and another day is rejected while a link is open', async () => {
  const { id, phone, wish, call } = await newGuest(40);
  const first = await call.customer('extend_stay', wish);
  const again = first.result!.replace('is on its way by text', 'was texted to you before');
  expect(await call.customer('extend_stay', wish)).toEqual({ ...first, result: again });
  const other = { ...wish, newCheckoutDate: addDays(wish.newCheckoutDate, 1) };
  expect((await call.customer('extend_stay', other)).error).toMatch(/another day of departure was sent already/);
  expect(await linksTo(phone)).toHaveLength(1);
  expect((await requests()).filter(({ reservationID }) => reservationID === id)).toHaveLength(1);
});

test('a pre-check-in link is valid until the end of the extended stay', async () => {
  const { id, phone, wish, call } = await newGuest(20);
  const precheckin = await sendLink(hotel, id);
  await call.customer('extend_stay', wish);
  await payCheckout((await linksTo(phone))[0]!);
  await once(id, 'synced');
  const [row] = await hotel.api.sql<{ expires_at: Date }>('SELECT expires_at FROM precheckin WHERE id = $1', [
    precheckin.id,
  ]);
  expect(hotelDate(row!.expires_at, zone)).toBe(wish.newCheckoutDate);
});

test('an extension paid while Cloudbeds was down is made when it is back', async () => {
  const { id, phone, wish, call } = await newGuest(50);
  await call.customer('extend_stay', wish);
  await hotel.simulators.fault('cloudbeds', 'server_error');
  await payCheckout((await linksTo(phone))[0]!);
  const waiting = await eventually(async () => {
    const request = await requestOf(id);
    return request.errorMessage !== undefined && request;
  });
  expect(waiting).toMatchObject({ paymentStatus: 'paid', cloudbedsStatus: 'pending' });
  await hotel.simulators.heal();
  const done = await eventually(() => once(id, 'synced').catch(() => undefined));
  expect(done).not.toHaveProperty('errorMessage');
  expect((await stayAt(id)).endDate).toBe(wish.newCheckoutDate);
});

test('two departure days requested at once create one link, and the other request is rejected', async () => {
  const { id, phone, wish, call } = await newGuest(110);
  const later = { ...wish, newCheckoutDate: addDays(wish.newCheckoutDate, 1) };
  const answers = await Promise.all([wish, later].map((each) => call.customer('extend_stay', each)));
  const won = answers[0]!.result === undefined ? 1 : 0;
  expect(answers[won]!.result).toMatch(/is on its way by text/);
  expect(answers[1 - won]!.error).toMatch(/another day of departure was sent already/);
  const asked = (await requests()).filter(({ reservationID }) => reservationID === id);
  expect(asked.map(({ newCheckoutDate }) => newCheckoutDate)).toEqual([[wish, later][won]!.newCheckoutDate]);
  expect(await linksTo(phone)).toHaveLength(1);
});

test('a refusal of Cloudbeds is shown as failed with the reason, and can be retried by the desk', async () => {
  const { id, phone, wish, call } = await newGuest(60);
  await call.customer('extend_stay', wish);
  await desk.property.cancel('test', id);
  await payCheckout((await linksTo(phone))[0]!);
  const failed = await once(id, 'failed');
  expect(failed).toMatchObject({ paymentStatus: 'paid', errorMessage: expect.stringMatching(/refused/) });

  await desk.http.request('test', 'PUT', 'putReservation', { reservationID: id, status: 'confirmed' });
  const retry = { params: { id: failed.id }, body: {} };
  const viewer = basicOf(await addAccount(hotel.api, 'viewer'), staffPassword);
  const path = `/api/admin/extension-requests/${failed.id}/retry`;
  await errorOf(await hotel.api.request(path, { method: 'POST', headers: viewer, body: {} }), 403);
  expect(await hotel.api.call(extensionEndpoints.retry, retry)).toMatchObject({ cloudbedsStatus: 'pending' });
  await once(id, 'synced');
  expect((await stayAt(id)).endDate).toBe(wish.newCheckoutDate);
  await expect(hotel.api.call(extensionEndpoints.retry, retry)).rejects.toThrow('409');
});

test('a departure that the desk changed meanwhile is not changed again', async () => {
  const { id, phone, wish, call } = await newGuest(70);
  await call.customer('extend_stay', wish);
  const endDate = addDays(wish.newCheckoutDate, -2);
  await desk.property.changeStay('test', id, { endDate });
  await payCheckout((await linksTo(phone))[0]!);
  expect((await once(id, 'failed')).errorMessage).toContain(`the departure is ${endDate} now`);
  expect((await call.customer('extend_stay', wish)).error).toMatch(/^This was paid already/);
  expect(await linksTo(phone)).toHaveLength(1);
});

test('staff have a link texted to the guest', async () => {
  const { phone, wish } = await newGuest(80);
  const call = await staffCallOf(hotel);
  expect((await call.staff('extend_stay', wish)).result).toMatch(/payment link is on its way/);
  expect(await linksTo(phone)).toHaveLength(1);
});

test('an extension by thirty nights is possible without the front desk', async () => {
  const { wish, call } = await newGuest(85);
  const newCheckoutDate = addDays(wish.newCheckoutDate, 29);
  const { result, error } = await call.customer('extend_stay', { ...wish, newCheckoutDate });
  expect(result ?? error).not.toMatch(/arranged by the front desk/);
});

test.each([
  ['the present day of departure', 0, /must be after the present one/],
  ['an earlier day', -1, /must be after the present one/],
  ['a month and more', 31, /arranged by the front desk/],
])('%s is rejected with a sentence, without a text', async (_, days, said) => {
  const { phone, wish, call } = await newGuest(90);
  const newCheckoutDate = addDays(wish.newCheckoutDate, days - 1);
  expect((await call.customer('extend_stay', { ...wish, newCheckoutDate })).error).toMatch(said);
  expect(await linksTo(phone)).toEqual([]);
});

test('the list is newest first, paged, searchable and filtered by what became of the payment, and an unknown id is 404', async () => {
  const all = await requests();
  const first = await hotel.api.call(extensionEndpoints.list, { query: { limit: 2 } });
  expect(first).toEqual(all.slice(0, 2));
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const searched = await hotel.api.call(extensionEndpoints.list, { query: { q: all[1]!.reservationID } });
  expect(searched).toEqual([all[1]]);
  expect(await hotel.api.call(extensionEndpoints.list, { query: { q: 'nobody' } })).toEqual([]);
  const paid = await hotel.api.call(extensionEndpoints.list, { query: { status: 'paid' } });
  expect(paid.length).toBeGreaterThan(0);
  expect(paid).toEqual(all.filter(({ paymentStatus }) => paymentStatus === 'paid'));
  expect(paid[0]).toMatchObject({ paymentId: expect.any(String), callId: expect.any(String) });
  const unknown = { params: { id: '7001ca11-0000-4000-8000-000000000001' }, body: {} };
  await expect(hotel.api.call(extensionEndpoints.retry, unknown)).rejects.toThrow('404');
});

test('a link that could not be texted is dropped, and the extension can be requested again', async () => {
  const { id, phone, wish, call } = await newGuest(100);
  await hotel.simulators.fault('stripe', 'server_error');
  expect((await call.customer('extend_stay', wish)).error).toBe('I am sorry, I could not extend the stay.');
  expect(await requestOf(id)).toMatchObject({ paymentStatus: 'failed', cloudbedsStatus: 'not_extended' });
  await hotel.simulators.heal();
  await eventually(async () => (await call.customer('extend_stay', wish)).result, 2_000, 25_000);
  expect(await linksTo(phone)).toHaveLength(1);
  expect((await requestOf(id)).paymentStatus).toBe('pending');
});
