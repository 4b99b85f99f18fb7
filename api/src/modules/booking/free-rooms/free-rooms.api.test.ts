import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { getLink, newCaller, newStay, see, select, type Stay } from '../../../../test/people/guest-trip.ts';

const hotel = useConnectedApi();
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const ask = (query: Partial<Record<keyof Stay, string | number>>): Promise<Response> =>
  hotel.api.request(
    `/api/free-rooms?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
  );
const freeFor = async (stay: Stay): Promise<FreeRooms> => {
  const answer = await ask(stay);
  expect(answer.status).toBe(200);
  return (await answer.json()) as FreeRooms;
};
const inDays = (days: number): string => addDays(hotelDate(new Date(), 'America/Chicago'), days);
/** As if it had been asked so long ago. */
const age = (seconds: number) =>
  hotel.api.sql(`UPDATE provider_cache SET at = at - make_interval(secs => $1)`, [seconds]);
const newStaysUsedUp = () =>
  hotel.api.sql(`INSERT INTO rate_limit (key, points, expire) VALUES ('free-rooms:test', 60, $1)`, [
    Date.now() + 60_000,
  ]);

test('tells anybody what a guest with a link is told, each type once at the standard rate', async () => {
  const stay = newStay();
  const [free, { rooms }] = [await freeFor(stay), await see(hotel, await getLink(hotel, newCaller(), stay))];
  expect(free).toMatchObject(stay);
  const standard = rooms.filter(({ rateType }) => rateType === 'standard');
  const totalsOf = (list: typeof rooms) =>
    list.map(({ roomTypeName, totalWithTaxes }) => [roomTypeName, totalWithTaxes]);
  expect(totalsOf(standard)).toEqual(expect.arrayContaining(totalsOf(free.rooms)));
  expect(free.rooms).toHaveLength(new Set(standard.map(({ roomTypeID }) => roomTypeID)).size);
});

test('holds nothing, keeps nobody, and leaves out what is held for others', async () => {
  const stay = newStay();
  const before = await freeFor(stay);
  expect(await hotel.api.sql('SELECT FROM room_hold WHERE start_date = $1', [stay.startDate])).toEqual([]);
  expect(await hotel.api.sql('SELECT FROM guest_session WHERE start_date = $1', [stay.startDate])).toEqual([]);
  const link = await getLink(hotel, newCaller(), stay);
  const held = (await see(hotel, link)).rooms[0]!;
  await select(hotel, link, held);
  const leftIn = ({ rooms }: FreeRooms) =>
    rooms.find(({ roomTypeID }) => roomTypeID === held.roomTypeID)?.roomsAvailable ?? 0;
  expect(leftIn(await freeFor(stay))).toBe(leftIn(before) - 1);
});

describe('the property system', () => {
  test('is asked once a minute for a stay, and is not missed for a quarter of an hour', async () => {
    const stay = newStay();
    const before = await freeFor(stay);
    await hotel.simulators.fault('cloudbeds', 'server_error');
    expect(await freeFor(stay)).toEqual(before);
    await age(14 * 60);
    expect(await freeFor(stay)).toEqual(before);
    await age(2 * 60);
    expect((await ask(stay)).status).toBeGreaterThanOrEqual(424);
    await hotel.simulators.heal();
  });

  test('is asked for sixty new stays a minute by all visitors together', async () => {
    const [known, stay] = [newStay(), newStay()];
    const before = await freeFor(known);
    await newStaysUsedUp();
    await errorOf(await ask(stay), 429);
    await age(120);
    expect(await freeFor(known)).toEqual(before);
  });
});

test.each([
  [{ startDate: inDays(-1), endDate: inDays(1) }],
  [{ startDate: inDays(501), endDate: inDays(502) }],
  [{ startDate: inDays(5), endDate: inDays(5) }],
  [{ startDate: inDays(5), endDate: inDays(36) }],
  [{ startDate: inDays(5), endDate: inDays(6), adults: 0 }],
  [{ startDate: inDays(5), endDate: inDays(6), adults: 11 }],
  [{ startDate: inDays(5), endDate: inDays(6), children: -1 }],
  [{ startDate: 'tomorrow', endDate: inDays(6) }],
  [{ endDate: inDays(6) }],
])('refuses %j', async (query) => {
  await errorOf(await ask(query), 400);
});
