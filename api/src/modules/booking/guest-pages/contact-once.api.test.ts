import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { checkouts } from '../../../../test/providers/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  contact,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('contact sent from two tabs at once, and again, makes one checkout session and one text', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const { rooms } = await see(trip, link);
  expect((await select(trip, link, rooms[0]!)).status).toBe(200);
  const before = (await checkouts(trip)).length;
  const tabs = await Promise.all([1, 2].map(() => contact(trip, link, caller)));
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect(await checkouts(trip)).toHaveLength(before + 1);
  const texts = await textsTo(trip.simulators, caller.guest);
  expect(texts.filter(({ body }) => body.includes('pay for your stay'))).toHaveLength(1);
  await payCheckout((await see(trip, link)).paymentUrl!);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a guest may change the room until the contact is sent', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const { rooms } = await see(trip, link);
  const [one, other] = [rooms[0]!, rooms.find(({ roomTypeID }) => roomTypeID !== rooms[0]!.roomTypeID)!];
  for (const room of [one, one, other]) expect((await select(trip, link, room)).status).toBe(200);
  expect((await see(trip, link)).selectedRoom?.roomTypeID).toBe(other.roomTypeID);
  const held = await trip.api.sql<{ type: string }>(
    `SELECT room_type_id AS type FROM room_hold JOIN guest_session ON guest_session.id = session_id WHERE guest_phone = $1`,
    [caller.guest],
  );
  expect(held).toEqual([{ type: other.roomTypeID }]);

  expect((await contact(trip, link, caller)).status).toBe(200);
  expect((await errorOf(await select(trip, link, one), 409)).code).toBe('already_chosen');
  expect((await see(trip, link)).selectedRoom?.roomTypeID).toBe(other.roomTypeID);
});

test('a contact without a chosen room is rejected', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  expect((await errorOf(await contact(trip, link, caller), 409)).message).toBe('Please choose a room first.');
  expect((await see(trip, link)).status).toBe('available');
});

test('the charge equals the shown total to the cent for every room type and party', async () => {
  for (const party of [{ adults: 1 }, { adults: 3 }, { adults: 2, children: 2 }]) {
    const caller = newCaller();
    const link = await getLink(trip, caller, { ...newStay(), ...party });
    const { rooms } = await see(trip, link);
    const room = rooms.at(-1)!;
    expect((await select(trip, link, room)).status).toBe(200);
    expect((await contact(trip, link, caller)).status).toBe(200);
    const [newest] = await checkouts(trip);
    expect(newest).toMatchObject({ amount_total: Math.round(room.totalWithTaxes * 100), currency: 'usd' });
  }
});

test('a link with a paid booking shows the result and accepts no changes', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const { rooms } = await see(trip, link);
  await select(trip, link, rooms[0]!);
  await contact(trip, link, caller);
  await payCheckout((await see(trip, link)).paymentUrl!);
  await eventually(async () => (await see(trip, link)).paymentUrl === null);
  expect((await see(trip, link)).status).toBe('contact_submitted');
  expect((await select(trip, link, rooms[0]!)).status).toBe(409);
  const before = (await checkouts(trip)).length;
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect(await checkouts(trip)).toHaveLength(before);
});
