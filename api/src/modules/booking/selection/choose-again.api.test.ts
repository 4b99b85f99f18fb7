import { expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import {
  chooseRoom,
  contact,
  getLink,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  see,
  select,
  type Caller,
} from '../../../../test/people/guest-trip.ts';

const trip = useConnectedApi();

const chooseAgain = (link: string): Promise<Response> => post(trip, `${link}/choose-again`, {});

const heldFor = ({ guest }: Caller) =>
  trip.api.sql<{ type: string; heldTimes: number }>(
    `SELECT room_type_id AS type, held_times AS "heldTimes"
     FROM room_hold JOIN guest_session ON guest_session.id = session_id WHERE guest_phone = $1`,
    [guest],
  );

test('a guest who looks at the rooms again keeps the chosen one held, and takes another instead', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const { rooms } = await see(trip, link);
  const [one, other] = [rooms[0]!, rooms.find(({ roomTypeID }) => roomTypeID !== rooms[0]!.roomTypeID)!];
  expect((await select(trip, link, one)).status).toBe(200);
  expect((await chooseAgain(link)).status).toBe(200);
  const seen = await see(trip, link);
  expect(seen).toMatchObject({ status: 'available', selectedRoom: null });
  expect(seen.rooms.map(({ ratePlanID }) => ratePlanID)).toEqual(rooms.map(({ ratePlanID }) => ratePlanID));
  expect(await heldFor(caller)).toEqual([{ type: one.roomTypeID, heldTimes: 1 }]);
  expect((await select(trip, link, other)).status).toBe(200);
  expect(await heldFor(caller)).toEqual([{ type: other.roomTypeID, heldTimes: 1 }]);
});

test('going back to the rooms twice changes nothing, and holds no room for longer', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const [room] = (await see(trip, link)).rooms;
  expect((await select(trip, link, room!)).status).toBe(200);
  const endOf = () =>
    trip.api.sql(
      `SELECT room_hold.expires_at FROM room_hold JOIN guest_session ON guest_session.id = session_id WHERE guest_phone = $1`,
      [caller.guest],
    );
  const before = await endOf();
  for (const _ of [1, 2]) expect((await chooseAgain(link)).status).toBe(200);
  expect(await endOf()).toEqual(before);
});

test('a room that is held while its guest looks at others is not held any more once they choose by another link', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const first = await getLink(trip, caller, stay);
  const [room] = (await see(trip, first)).rooms;
  expect((await select(trip, first, room!)).status).toBe(200);
  expect((await chooseAgain(first)).status).toBe(200);
  const second = await getLink(trip, { ...newCaller(), guest: caller.guest }, newStay());
  if (second === first) throw new Error('The second link is the first one.');
  expect((await select(trip, second, (await see(trip, second)).rooms[0]!)).status).toBe(200);
  expect(await heldFor(caller)).toHaveLength(1);
});

test('until it is paid there is a way back, also once the contact is sent, and what was typed is filled in again', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  const [room] = (await see(trip, link)).rooms;
  expect((await select(trip, link, room!)).status).toBe(200);
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect((await chooseAgain(link)).status).toBe(200);
  expect(await see(trip, link)).toMatchObject({ status: 'available', paymentUrl: null });
  expect((await select(trip, link, room!)).status).toBe(200);
  expect((await see(trip, link)).contact).toEqual(guest);
});

test('once it is paid there is no way back', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await payCheckout(await chooseRoom(trip, caller, link));
  await paymentOf(trip, caller, isSynced);
  expect((await errorOf(await chooseAgain(link), 409)).code).toBe('paid_already');
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted', payment: 'paid' });
});

test('a link that nobody has leads nowhere', async () => {
  expect((await errorOf(await chooseAgain('/api/room-selection/unknown'), 404)).code).toBe('invalid_link');
});
