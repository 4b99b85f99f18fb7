import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../time/hotel-time.ts';
import { atLeastOneNight, nightsBetween } from './nights.ts';

test.each([
  ['2026-12-05', '2026-12-08', 3],
  ['2026-12-05', '2026-12-06', 1],
  ['2026-12-05', '2026-12-05', 1],
  ['2026-12-05', '2026-12-01', 1],
  ['2027-03-13', '2027-03-15', 2],
  ['2026-12-05T18:00:00Z', '2026-12-07T11:00:00Z', 2],
])('from %s to %s are %i nights', (startDate, endDate, nights) =>
  expect(nightsBetween(startDate, endDate)).toBe(nights),
);

test('so many days later are so many nights', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 400 }), (date, nights) => {
      const startDate = date.toISOString().slice(0, 10);
      expect(nightsBetween(startDate, addDays(startDate, nights))).toBe(nights);
    }),
  );
});

test('a stay of no night is asked for as one, and keeps its guests', () => {
  const stay = { startDate: '2026-12-31', endDate: '2026-12-31', adults: 2 };
  expect(atLeastOneNight(stay)).toEqual({ ...stay, endDate: '2027-01-01' });
  expect(atLeastOneNight({ ...stay, endDate: '2027-01-03' }).endDate).toBe('2027-01-03');
});
