import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  chooseRoom,
  contact,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('a changed price is answered with both prices, and accepted when chosen again', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const [room] = (await see(trip, link)).rooms;
  const cents = Math.round(room!.totalWithTaxes * 100);
  await trip.api.sql(
    `UPDATE guest_session SET shown = shown || jsonb_build_object($2::text, $3::int) WHERE guest_phone = $1`,
    [caller.guest, `${room!.roomTypeID} ${room!.ratePlanID}`, cents - 1_001],
  );
  const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`;
  const { code, message } = await errorOf(await select(trip, link, room!), 409);
  expect(code).toBe('price_changed');
  expect(message).toBe(
    `The price of this room has changed from ${dollars(cents - 1_001)} to ${dollars(cents)}. Choose it again if that is fine.`,
  );
  expect((await see(trip, link)).status).toBe('available');
  expect((await select(trip, link, room!)).status).toBe(200);
  expect((await contact(trip, link, caller)).status).toBe(200);
  await payCheckout((await see(trip, link)).paymentUrl!);
  expect((await paymentOf(trip, caller, isSynced)).amountCents).toBe(cents);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a room held for another guest is not held twice, and no longer offered', async () => {
  const stay = newStay();
  const caller = newCaller();
  const link = await getLink(trip, caller, stay);
  const scarce = (await see(trip, link)).rooms.find(({ roomsAvailable }) => roomsAvailable <= 2)!;
  for (let left = scarce.roomsAvailable; left > 0; left--) {
    const other = await getLink(trip, newCaller(), stay);
    expect((await select(trip, other, scarce)).status).toBe(200);
  }
  const { code, message } = await errorOf(await select(trip, link, scarce), 409);
  expect([code, message]).toEqual(['room_taken', 'This room has just been taken. Please choose another one.']);
  const { status, rooms } = await see(trip, link);
  expect(status).toBe('available');
  expect(rooms.map(({ roomTypeID }) => roomTypeID)).not.toContain(scarce.roomTypeID);
  await payCheckout(await chooseRoom(trip, caller, link));
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('an unpaid hold ends, and the room is free again', async () => {
  const stay = newStay();
  const link = await getLink(trip, newCaller(), stay);
  const [room] = (await see(trip, link)).rooms;
  const holder = newCaller();
  expect((await select(trip, await getLink(trip, holder, stay), room!)).status).toBe(200);
  const available = async (): Promise<number> =>
    (await see(trip, link)).rooms.find(({ ratePlanID }) => ratePlanID === room!.ratePlanID)!.roomsAvailable;
  expect(await available()).toBe(room!.roomsAvailable - 1);
  await trip.api.sql('UPDATE room_hold SET expires_at = now()');
  expect(await available()).toBe(room!.roomsAvailable);
});

test('a guest whose hold ended gets the room if it is still free, and may otherwise choose again', async () => {
  const stay = newStay();
  const [prompt, late] = [newCaller(), newCaller()];
  const links = [await getLink(trip, prompt, stay), await getLink(trip, late, stay)] as const;
  const scarce = (await see(trip, links[0])).rooms.find(({ roomsAvailable }) => roomsAvailable > 1)!;
  for (const link of links) expect((await select(trip, link, scarce)).status).toBe(200);
  await trip.api.sql('UPDATE room_hold SET expires_at = now()');
  expect((await contact(trip, links[0], prompt)).status).toBe(200);
  for (let left = scarce.roomsAvailable - 1; left > 0; left--) {
    expect((await select(trip, await getLink(trip, newCaller(), stay), scarce)).status).toBe(200);
  }
  expect((await errorOf(await contact(trip, links[1], late), 409)).code).toBe('room_taken');
  expect(await see(trip, links[1])).toMatchObject({ status: 'available', selectedRoom: null });
});
