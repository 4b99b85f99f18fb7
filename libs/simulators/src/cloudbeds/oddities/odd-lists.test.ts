import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startCloudbeds, type TestCloudbeds } from '../test/test-cloudbeds.ts';

let cloudbeds: TestCloudbeds;
beforeEach(async () => {
  cloudbeds = await startCloudbeds();
});
afterEach(() => cloudbeds.close());

type Row = Record<string, unknown>;
const stay = { startDate: '2027-01-16', endDate: '2027-01-18', rooms: 1, adults: 2, children: 0, detailedRates: true };
const offers = async (): Promise<Row[]> => {
  const { body } = await cloudbeds.get('getAvailableRoomTypes', stay);
  return (body as { data: { propertyRooms: Row[] }[] }).data[0]!.propertyRooms;
};

test('a derived plan has a night of five decimals, which is the same money once it is rounded', async () => {
  const before = await offers();
  cloudbeds.dial.set(['odd_rates']);
  const after = await offers();
  const rates = after.map(({ roomRate }) => Number(roomRate));
  expect(rates.map((rate) => Math.round(rate * 100))).toEqual(
    before.map(({ roomRate }) => Math.round(Number(roomRate) * 100)),
  );
  const odd = after.filter(({ roomRate }) => /\.\d{3,5}$/.test(String(roomRate)));
  expect(odd.length).toBeGreaterThan(0);
  expect(odd.every(({ derivedType }) => derivedType !== null)).toBe(true);
  expect(odd[0]!.roomRateDetailed).toContainEqual({ date: '2027-01-17', rate: expect.any(Number) });
});

test.each(['getReservations', 'getRoomTypes', 'getTaxesAndFees'])(
  '%s begins with a row that cannot be read',
  async (method) => {
    const listOf = async () => ((await cloudbeds.get(method, {})).body as unknown as { data: Row[] }).data;
    const before = await listOf();
    cloudbeds.dial.set(['unreadable_rows']);
    const [odd, ...others] = await listOf();
    expect(others).toEqual(before);
    expect(Object.values(odd!)).toContain(null);
  },
);

test('the only row of a list of rooms has an unreadable one in it', async () => {
  cloudbeds.dial.set(['unreadable_rows']);
  const [odd, first] = await offers();
  expect(odd).toMatchObject({ roomTypeID: `odd-${String(first!.roomTypeID)}`, roomTypeName: null, roomRate: 'n/a' });
});

test('a tax and a fee come that no description has', async () => {
  cloudbeds.dial.set(['odd_levies']);
  const { body } = await cloudbeds.get('getTaxesAndFees', {});
  const rows = (body as unknown as { data: Row[] }).data;
  expect(rows[0]).toMatchObject({ amountType: 'sliding_scale', amount: 'as agreed' });
  expect(rows.at(-1)).toMatchObject({ type: 'surcharge', name: null });
});

test('some reservations of other channels have a status of their own, and none of ours', async () => {
  cloudbeds.dial.set(['unknown_statuses']);
  const { body } = await cloudbeds.get('getReservations', { pageSize: 100 });
  const known = ['confirmed', 'not_confirmed', 'canceled', 'checked_in', 'checked_out', 'no_show'];
  const odd = (body as unknown as { data: Row[] }).data.filter(({ status }) => !known.includes(String(status)));
  expect(odd.length).toBeGreaterThan(0);
  expect(odd.every(({ sourceName }) => /Booking|Expedia/.test(String(sourceName)))).toBe(true);
});
