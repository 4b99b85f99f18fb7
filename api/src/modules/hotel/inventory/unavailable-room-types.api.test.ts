import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inventoryEndpoints, type UnavailableRoomType } from '@booking/contracts/inventory';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { openAdapters, type Adapters } from '../../../../test/providers/adapters.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { getLink, newCaller, see, select } from '../../../../test/people/guest-trip.ts';

const { roomTypes, unavailable } = inventoryEndpoints;
const today = hotelDate(new Date(), 'America/Chicago');
const stayIn = (days: number, adults: number) => ({
  ...{ startDate: addDays(today, days), endDate: addDays(today, days + 2), adults, children: 0 },
});
type Stay = ReturnType<typeof stayIn>;

let hotel: ConnectedApi;
let adapters: Adapters;
beforeAll(async () => {
  hotel = await startConnectedApi();
  adapters = await openAdapters(hotel.simulators.env, hotel.api.databaseUrl);
});
afterAll(async () => {
  await adapters.stop();
  await hotel.stop();
});

const family = 'Two-Bedroom Family Suite';
const why = async (query: Stay): Promise<Map<string, UnavailableRoomType['reasons']>> => {
  const types = await hotel.api.call(unavailable, { query });
  return new Map(types.map(({ roomTypeName, reasons }) => [roomTypeName, reasons]));
};

/** Takes free rooms for six out of sale, all but some. */
async function blockRooms({ startDate, endDate }: Stay, butFor: number): Promise<void> {
  const answer = await adapters.cloudbeds.getRawAvailability('test', { startDate, endDate, adults: 6, children: 0 });
  const [{ propertyRooms }] = answer['data'] as [{ propertyRooms: [{ individualRooms: { roomID: string }[] }] }];
  const rooms = propertyRooms[0].individualRooms.slice(butFor).map(({ roomID }) => ({ roomID }));
  if (rooms.length === 0) return;
  await adapters.cloudbedsHttp.request('test', 'POST', 'postRoomBlock', {
    ...{ roomBlockType: 'out_of_service', roomBlockReason: 'Painting', startDate, endDate, rooms },
  });
}

test('a party that is too large gets the capacity of each room type', async () => {
  const query = stayIn(60, 7);
  expect(await hotel.api.call(roomTypes, { query })).toEqual([]);
  expect([...(await why(query)).values()].flat()).toEqual(
    [3, 3, 4, 6, 4].map((limit) => ({ why: 'too_many_guests', limit })),
  );
});

test('a room type that is free is not among those that are not', async () => {
  const query = stayIn(70, 6);
  const free = await hotel.api.call(roomTypes, { query });
  expect(new Set(free.map(({ roomTypeName }) => roomTypeName))).toEqual(new Set([family]));
  expect((await why(query)).has(family)).toBe(false);
});

test('a night that is sold out is named', async () => {
  const query = stayIn(80, 6);
  await blockRooms({ ...query, endDate: addDays(query.startDate, 1) }, 0);
  expect(await hotel.api.call(roomTypes, { query })).toEqual([]);
  expect((await why(query)).get(family)).toEqual([{ why: 'sold_out', nights: [query.startDate] }]);
});

test('the last room stays unavailable while a guest pays for it', async () => {
  const query = stayIn(90, 6);
  await blockRooms(query, 1);
  const link = await getLink(hotel, newCaller(), query);
  const [room] = (await see(hotel, link)).rooms;
  expect(room).toMatchObject({ roomTypeName: family, roomsAvailable: 1 });
  expect((await select(hotel, link, room!)).status).toBe(200);
  expect(await hotel.api.call(roomTypes, { query })).toEqual([]);
  expect((await why(query)).get(family)).toEqual([{ why: 'held' }]);
});
