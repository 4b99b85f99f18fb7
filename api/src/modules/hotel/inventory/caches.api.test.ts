import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inventoryEndpoints } from '@booking/contracts/inventory';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startAtCloudbeds, type AtCloudbeds } from '../../../../test/providers/at-cloudbeds.ts';
import { owner, startOwnApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const { roomTypes, ratePlans, feesAndTaxes } = inventoryEndpoints;
const today = hotelDate(new Date(), 'America/Chicago');
const stayIn = (days: number, nights: number) => ({
  startDate: addDays(today, days),
  endDate: addDays(today, days + nights),
});

let hotel: AtCloudbeds;
beforeAll(async () => {
  hotel = await startAtCloudbeds();
});
afterAll(() => hotel.stop());
beforeEach(async () => {
  hotel.proxy.exchanges.length = 0;
  await hotel.api.sql('DELETE FROM provider_cache');
});

const headers = basicOf(owner.email, owner.password);
const pass = (seconds: number) =>
  hotel.api.sql(`UPDATE provider_cache SET at = at - $1 * interval '1 second'`, [seconds]);
const get = (path: string, url = hotel.api.url) => fetch(`${url}/api/admin/${path}`, { headers });
const ageOf = async (path: string): Promise<number> => Number((await get(path)).headers.get('age'));

test('requests within two minutes, at any replica, share one answer of Cloudbeds with its age', async () => {
  const replica = await startOwnApi(
    { ...hotel.simulators.env, CLOUDBEDS_BASE_URL: hotel.proxy.url, PORT: '0' },
    hotel.api.databaseUrl,
  );
  try {
    const { startDate, endDate } = stayIn(60, 2);
    const query = `?startDate=${startDate}&endDate=${endDate}&adults=2`;
    for (const path of [`available-room-types${query}`, `rate-plans${query}`]) {
      expect((await get(path)).status).toBe(200);
      await pass(100);
      expect((await get(path, replica.url)).status).toBe(200);
      expect(await ageOf(path)).toBeGreaterThanOrEqual(100);
    }
    expect([hotel.asked('getAvailableRoomTypes').length, hotel.asked('getRatePlans').length]).toEqual([1, 1]);
    await pass(120);
    expect(await ageOf(`available-room-types${query}`)).toBeLessThan(100);
    expect(hotel.asked('getAvailableRoomTypes')).toHaveLength(2);
  } finally {
    await replica.stop();
  }
});

test('cached answers are deleted after a week', async () => {
  const keys = () => hotel.api.sql<{ key: string }>('SELECT key FROM provider_cache ORDER BY key');
  await hotel.api.call(feesAndTaxes);
  await pass(8 * 86_400);
  await hotel.api.call(roomTypes, { query: stayIn(30, 1) });
  expect(await keys()).toEqual([{ key: 'cloudbeds levies test' }, { key: expect.stringMatching(/^room offers test/) }]);
  await pass(6 * 86_400);
  await hotel.api.call(ratePlans, { query: stayIn(30, 1) });
  expect(await keys()).toHaveLength(3);
  await pass(2 * 86_400);
  await hotel.api.call(ratePlans, { query: stayIn(31, 1) });
  expect((await keys()).map(({ key }) => key.replace(/ test.*/, ''))).toEqual(['rate plans', 'rate plans']);
});

test('taxes and fees are listed by the specification, and requested once in five minutes', async () => {
  const fees = await hotel.api.call(feesAndTaxes, { query: { startDate: '2027-03-05', endDate: '2027-03-08' } });
  const shown = fees.map(({ description: _, ...fee }) => fee);
  const fixed = { type: 'fee', percentage: false, mandatory: true };
  expect(shown).toEqual([
    { ...fixed, name: 'Resort fee', amount: 18, frequency: 'Per Night' },
    { ...fixed, name: 'Cleaning fee', amount: 45, frequency: 'Per Stay' },
    { name: 'Occupancy tax', type: 'tax', amount: 13, percentage: true, frequency: 'Per Night', mandatory: true },
    { ...fixed, name: 'City tax', type: 'tax', amount: 2.5, frequency: 'Per Night' },
    {
      name: 'Historic district levy',
      type: 'tax',
      amount: 1,
      percentage: true,
      frequency: 'Per Night',
      mandatory: true,
    },
    { ...fixed, name: 'Valet parking', amount: 32, frequency: 'Per Night', mandatory: false },
  ]);
  await pass(290);
  expect(await ageOf('fees-and-taxes')).toBeGreaterThanOrEqual(290);
  expect(hotel.asked('getTaxesAndFees')).toHaveLength(1);
  await pass(10);
  expect(await ageOf('fees-and-taxes')).toBeLessThan(290);
  expect(hotel.asked('getTaxesAndFees')).toHaveLength(2);
});
