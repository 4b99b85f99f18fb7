import { beforeEach, expect, test } from '@jest/globals';
import { bookingReturnEndpoints, type RenewedPage } from '@booking/contracts/booking-return';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import {
  addressIn,
  callTool,
  chooseRoom,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  textsOf,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { newLinksOfNumber } from './new-link.rule.ts';

const trip = useConnectedApi();
beforeEach(() => trip.api.sql('DELETE FROM rate_limit'));

const tokenOf = (link: string): string => link.split('/').at(-1)!;
const request = (token: string, page: RenewedPage = 'room-select') =>
  trip.api.request(bookingReturnEndpoints.newLink.path, { method: 'POST', body: { page, token } });
const end = ({ guest }: Caller) =>
  trip.api.sql('UPDATE guest_session SET expires_at = now() WHERE guest_phone = $1', [guest]);
const roomTexts = async (caller: Caller): Promise<string[]> =>
  (await textsOf(trip, caller)).filter((text) => text.includes('choose your room'));
/** All that was asked for is done. */
const whenDone = () =>
  eventually(async () => {
    const open = `SELECT FROM jobs.job WHERE name = 'text-new-link' AND state IN ('created', 'retry', 'active')`;
    return (await trip.api.sql(open)).length === 0;
  });

test('a link that has ended is texted anew to the same phone, once, and the answer is the same for one that never was', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  await end(caller);
  await errorOf(await trip.api.request(link), 404);
  const answers = [await request(tokenOf(link)), await request('x'.repeat(43)), await request(tokenOf(link))];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  const next = await addressIn(trip, caller, 'choose your room', 2);
  expect(await see(trip, `/api/room-selection/${tokenOf(next)}`)).toMatchObject({ ...stay, status: 'available' });
  await whenDone();
  expect(await roomTexts(caller)).toHaveLength(2);
});

test('a link that can still be used is texted as it is, with what was chosen', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await chooseRoom(trip, caller, link);
  expect((await request(tokenOf(link))).status).toBe(200);
  const next = await addressIn(trip, caller, 'choose your room', 2);
  expect(tokenOf(next)).not.toBe(tokenOf(link));
  expect((await see(trip, `/api/room-selection/${tokenOf(next)}`)).paymentUrl).toBe((await see(trip, link)).paymentUrl);
});

test('of a stay that is paid the confirmation is texted', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await payCheckout(await chooseRoom(trip, caller, link));
  const { stripeSession } = await paymentOf(trip, caller, isSynced);
  await end(caller);
  expect((await request(tokenOf(link))).status).toBe(200);
  expect(await addressIn(trip, caller, 'your booking is here')).toMatch(`/booking-success?checkout=${stripeSession}`);
  expect(await roomTexts(caller)).toHaveLength(1);
});

test('a form for name and address that has ended leads to the rooms', async () => {
  const caller = newCaller();
  await callTool(trip, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
  const token = tokenOf(await addressIn(trip, caller, 'complete your booking'));
  await end(caller);
  // of another page it is no link
  await request(token, 'room-select');
  await whenDone();
  expect(await roomTexts(caller)).toEqual([]);
  await request(token, 'booking-details');
  expect(await addressIn(trip, caller, 'choose your room')).toMatch(/\/room-select\//);
});

test.each([
  [
    'opted out',
    `INSERT INTO text_opt_out SELECT 'test', guest_phone, 'STOP', now() FROM guest_session WHERE guest_phone = $1`,
  ],
  ['was erased', `UPDATE guest_session SET guest_phone = '', revoked_at = now() WHERE guest_phone = $1`],
  ['never paid, and was forgotten', `UPDATE guest_session SET guest_phone = '' WHERE guest_phone = $1`],
  ['was to come yesterday', `UPDATE guest_session SET start_date = current_date - 2 WHERE guest_phone = $1`],
])('a guest who %s gets none', async (_, sql) => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await end(caller);
  await trip.api.sql(sql, [caller.guest]);
  expect((await request(tokenOf(link))).status).toBe(200);
  await whenDone();
  expect(await textsTo(trip.simulators, caller.guest)).toHaveLength(1);
});

test('a number gets so many in a day, however many links of it there are', async () => {
  const caller = newCaller();
  const links: string[] = [];
  for (let turn = 1; turn <= newLinksOfNumber.points + 1; turn += 1) {
    const call = { ...newCaller(), guest: caller.guest };
    await callTool(trip, call, 'send_room_selection_link', { ...newStay(), phone: '' });
    links.push(tokenOf(await addressIn(trip, caller, 'choose your room', turn)));
  }
  await end(caller);
  const before = (await roomTexts(caller)).length;
  for (const token of links) await request(token);
  await whenDone();
  // a text is on its way for a while
  await eventually(async () => (await roomTexts(caller)).length - before >= newLinksOfNumber.points);
  expect((await roomTexts(caller)).length - before).toBe(newLinksOfNumber.points);
});

test('a visitor asks for so many, whether or not there ever was such a link', async () => {
  const { points } = bookingReturnEndpoints.newLink.limit;
  for (let turn = 0; turn < points; turn += 1) expect((await request(`x${turn}`.repeat(20))).status).toBe(200);
  await errorOf(await request('y'.repeat(43)), 429);
});

test('what was asked for with a token is kept without it', async () => {
  const token = tokenOf(await getLink(trip));
  await request(token);
  expect(await trip.api.sql(`SELECT FROM jobs.job WHERE data::text LIKE '%' || $1 || '%'`, [token])).toEqual([]);
});
