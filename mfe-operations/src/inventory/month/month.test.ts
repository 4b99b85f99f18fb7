import { expect, test } from '@jest/globals';
import type { RatePlan } from '@booking/contracts/inventory';
import { addMonths, monthMatrix, nightsOfMonth } from './month.ts';

const night = (date: string, roomsAvailable: number) => ({
  ...{ date, roomsAvailable, rate: 130, totalRate: 150, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false },
});
const plan = (roomTypeID: string, nights: RatePlan['nights'], ratePlanID: string | null = null): RatePlan => ({
  ...{ rateID: `r${roomTypeID}`, roomTypeID, roomTypeName: `Type ${roomTypeID}`, ratePlanID, isDerived: false },
  ...{ ratePlanNamePublic: null, ratePlanNamePrivate: null, roomRate: 0, totalRate: 0, roomsAvailable: 0, nights },
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, months, to) => expect(addMonths(month, months)).toBe(to));

test.each([
  ['2026-12', 31],
  ['2027-02', 28],
  ['2028-02', 29],
])('%s has %i nights, in order', (month, count) => {
  const { dates } = monthMatrix(month, []);
  expect(dates).toHaveLength(count);
  expect([dates[0], dates.at(-1)]).toEqual([nightsOfMonth(month).startDate, `${month}-${count}`]);
});

test('a row for each room type in the order of Cloudbeds, of its base rate alone, and the hotel in all', () => {
  const plans = [
    plan('9', [night('2026-12-02', 3)]),
    plan('9', [night('2026-12-02', 7)], '51001'),
    plan('10', [night('2026-12-01', 1), night('2026-12-02', 2)]),
  ];
  const { rows, roomsLeft } = monthMatrix('2026-12', plans);
  expect(rows.map(({ roomTypeID }) => roomTypeID)).toEqual(['9', '10']);
  expect(rows[0]!.nights.slice(0, 2)).toEqual([undefined, night('2026-12-02', 3)]);
  expect(roomsLeft.slice(0, 3)).toEqual([1, 5, 0]);
});
