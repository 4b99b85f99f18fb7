import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import { inventoryEndpoints } from '@booking/contracts/inventory';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startAtCloudbeds, type AtCloudbeds } from '../../../../test/providers/at-cloudbeds.ts';

type Row = Record<string, unknown>;
type Answer = { data: Row[] };

let hotel: AtCloudbeds;
beforeAll(async () => {
  hotel = await startAtCloudbeds();
});
afterAll(() => hotel.stop());
beforeEach(async () => {
  hotel.proxy.meanwhile = null;
  await forget();
});

const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 50);
const query = { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 };
const forget = () => hotel.api.sql('DELETE FROM provider_cache');
const rooms = async () => {
  await forget();
  return hotel.api.call(inventoryEndpoints.roomTypes, { query });
};
const told = async (): Promise<Alert[]> =>
  (await hotel.api.call(alertEndpoints.active)).filter(({ id }) => id.startsWith('unreadable-rows-cloudbeds'));
/** What Cloudbeds answers to `method` from now on. */
const answer = (method: string, change: (body: Answer) => void): void => {
  hotel.proxy.meanwhile = async (exchange) => {
    if (!exchange.path.endsWith(method)) return;
    const body = JSON.parse(exchange.answer) as Answer;
    change(body);
    exchange.answer = JSON.stringify(body);
  };
};
const offersIn = ({ data }: Answer): Row[] => data[0]!['propertyRooms'] as Row[];
const nightsOf = (row: Row) => row['roomRateDetailed'] as { date: string; rate: unknown }[];

test('a night at five decimals is rounded to the cent, and everything is sold', async () => {
  const before = await rooms();
  answer('getAvailableRoomTypes', (body) => (nightsOf(offersIn(body)[0]!)[0]!.rate = 113.70625));
  const after = await rooms();
  expect(after).toHaveLength(before.length);
  expect(after.flatMap(({ nights }) => nights.map(({ rate }) => rate))).toContain(113.71);
  expect(await told()).toEqual([]);
});

test('an unreadable rate is not sold, and one alert stands until it can be read', async () => {
  const before = await rooms();
  answer('getAvailableRoomTypes', (body) => (nightsOf(offersIn(body)[0]!)[1]!.rate = 'ask Ana'));
  expect(await rooms()).toHaveLength(before.length - 1);
  const alerts = await told();
  expect(alerts.map(({ title }) => title)).toContain('A row of Cloudbeds cannot be read');
  expect(alerts.map(({ detail }) => detail).join(' ')).toMatch(/In getAvailableRoomTypes: .+ not sold\./);
  expect(JSON.stringify(alerts)).not.toContain('Ana');
  await rooms();
  expect(await told()).toEqual(alerts);
  hotel.proxy.meanwhile = null;
  expect(await rooms()).toEqual(before);
  expect(await told()).toEqual([]);
});

test('an unknown kind of levy is skipped with an alert, and rooms are sold with the others', async () => {
  const before = await rooms();
  answer('getTaxesAndFees', ({ data }) =>
    data.push({ ...data[0], feeID: '9', name: 'Odd', amountType: 'sliding_scale' }),
  );
  expect(await rooms()).toEqual(before);
  expect(await told()).toMatchObject([
    { severity: 'critical', detail: expect.stringContaining('In getTaxesAndFees: ') },
  ]);
  hotel.proxy.meanwhile = null;
  await rooms();
  expect(await told()).toEqual([]);
});

test('unreadable rate plans do not affect the calendar of the others', async () => {
  const before = await hotel.api.call(inventoryEndpoints.ratePlans, { query });
  await forget();
  answer('getRatePlans', ({ data }) => data.unshift({ ...data[0], rateID: null }, null as unknown as Row));
  expect(await hotel.api.call(inventoryEndpoints.ratePlans, { query })).toEqual(before);
  expect(await told()).not.toEqual([]);
});
