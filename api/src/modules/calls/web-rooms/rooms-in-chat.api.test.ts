import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { getLink, newCaller, newStay, see, select } from '../../../../test/people/guest-trip.ts';
import {
  inChat,
  newestConversation,
  partsOf,
  phoneCodeOf,
  setUpAssistants,
  visitorOf,
} from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedApi();
beforeAll(() => setUpAssistants(hotel));
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const visitor = visitorOf(hotel);
const begin = (phone: string) => visitor.begin({ assistant: 'booking', firstName: 'Rosa', phone });
const say = async (token: string, text: string) => (await partsOf(await visitor.say(token, text))).at(-1)!;
const roomsIn = (part: object): FreeRooms | undefined => (part as { rooms?: FreeRooms }).rooms;
const wishFor = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  `Which rooms are free from ${startDate} until ${endDate} for 2 adults?`;
const choose = (token: string, body: object): Promise<Response> =>
  hotel.api.request(`/api/ai/conversations/${token}/rooms`, { method: 'POST', body });

/** A chat in which rooms were named. */
async function chatAboutRooms(phone: string) {
  const [token, stay] = [await begin(phone), newStay()];
  const { rooms } = roomsIn(await say(token, wishFor(stay)))!;
  return {
    token,
    stay,
    room: rooms[0]!,
    choice: { stay, roomTypeId: rooms[0]!.roomTypeID, ratePlanId: rooms[0]!.ratePlanID },
  };
}

/** Has the link texted, and so the phone proven. */
async function prove(token: string, phone: string) {
  await say(token, 'I want to book it');
  return say(token, await phoneCodeOf(hotel, phone));
}

test('an answer that names rooms ends with them, each type once, cheapest first, and other answers with none', async () => {
  const [token, stay] = [await begin(newCaller().guest), newStay()];
  const { rooms, ...named } = roomsIn(await say(token, wishFor(stay)))!;
  expect(named).toEqual(stay);
  expect(new Set(rooms.map(({ roomTypeID }) => roomTypeID)).size).toBe(rooms.length);
  const totals = rooms.map(({ totalWithTaxes }) => totalWithTaxes);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  expect(rooms.every(({ rateType }) => rateType === 'standard')).toBe(true);
  expect(await say(token, 'Is there a pool?')).toEqual({ done: true });
});

test('the rooms of one chat are shown in no other', async () => {
  const [first, stay] = [await begin(newCaller().guest), newStay()];
  await inChat(hotel, await newestConversation(hotel))('vapi-tools/get_availability_and_rates', stay);
  const second = await begin(newCaller().guest);
  expect(await say(second, 'Is there a pool?')).toEqual({ done: true });
  expect(await say(first, 'Is there a pool?')).toEqual({ done: true });
});

test('a room is chosen on the spot once the phone is proven: it is held, and its page is open at the contact', async () => {
  const { guest: phone } = newCaller();
  const { token, choice, room } = await chatAboutRooms(phone);
  expect((await errorOf(await choose(token, choice), 409)).code).toBe('unproven');
  expect(await hotel.api.sql('SELECT FROM guest_session WHERE guest_phone = $1', [phone])).toEqual([]);

  expect(roomsIn(await prove(token, phone))?.rooms.length).toBeGreaterThan(0);
  const answer = await choose(token, choice);
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  expect(url).toMatch(/^http\S+\/room-select\/[\w-]{40,}$/);
  const session = await see(hotel, `/api/room-selection/${url.split('/').at(-1)!}`);
  expect(session).toMatchObject({
    ...{ status: 'selected', guestPhone: phone },
    selectedRoom: { roomTypeID: room.roomTypeID, totalWithTaxes: room.totalWithTaxes },
  });
});

test('who only typed the number of a guest that may be texted takes no room from that guest', async () => {
  const owner = newCaller();
  const link = await getLink(hotel, owner);
  await select(hotel, link, (await see(hotel, link)).rooms[0]!);
  const { token, choice } = await chatAboutRooms(owner.guest);
  // this number agreed to be texted, so the link goes out without a code
  await say(token, 'I want to book it');
  expect((await errorOf(await choose(token, choice), 409)).code).toBe('unproven');
  const held = `SELECT FROM room_hold JOIN guest_session ON guest_session.id = session_id WHERE guest_phone = $1`;
  expect(await hotel.api.sql(held, [owner.guest])).toHaveLength(1);
});

test('a room that is gone by then opens the list of the others', async () => {
  const { guest: phone } = newCaller();
  const { token, choice } = await chatAboutRooms(phone);
  await prove(token, phone);
  const answer = await choose(token, { ...choice, roomTypeId: 'sold' });
  const { url } = (await answer.json()) as { url: string };
  const session = await see(hotel, `/api/room-selection/${url.split('/').at(-1)!}`);
  expect(session).toMatchObject({ status: 'available', selectedRoom: null });
});

test.each([
  [{ startDate: '2020-01-01', endDate: '2020-01-02' }],
  [{ startDate: '2099-01-01', endDate: '2099-01-02' }],
  [{ startDate: '2027-05-02', endDate: '2027-05-01' }],
  [{ startDate: '2027-05-02', endDate: '2027-07-01' }],
])('nobody goes on to a stay that cannot be: %j', async (dates) => {
  const { guest: phone } = newCaller();
  const { token, choice } = await chatAboutRooms(phone);
  await prove(token, phone);
  await errorOf(await choose(token, { ...choice, stay: { ...dates, adults: 2, children: 0 } }), 400);
});
