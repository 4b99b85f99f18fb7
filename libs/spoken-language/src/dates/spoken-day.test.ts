import { expect, test } from '@jest/globals';
import { addDays } from '@booking/hotel/hotel-time';
import fc from 'fast-check';
import { spokenDay, spokenHour } from './spoken-day.ts';
import { parseDate } from './written-date.ts';

test.each([
  ['2026-12-04', '2026-11-27', 'Friday, December 4'],
  ['2026-12-31', '2026-12-31', 'Thursday, December 31'],
  ['2027-01-02', '2026-12-31', 'Saturday, January 2, 2027'],
  ['2027-12-01', '2026-11-27', 'Wednesday, December 1, 2027'],
  ['2025-12-30', '2026-01-02', 'Tuesday, December 30, 2025'],
  ['2027-01-02', '2027-01-01', 'Saturday, January 2'],
])('%s is said on %s as "%s"', (date, today, said) => {
  expect(spokenDay(date, today)).toBe(said);
});

test('a day that is said on any day is heard as the same day, when it lies ahead', () => {
  const [today, ahead] = [fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 700 })];
  fc.assert(
    fc.property(today, ahead, (since, days) => {
      const now = addDays('2024-01-01', since);
      const date = addDays(now, days);
      expect(parseDate(spokenDay(date, now), now)).toBe(date);
    }),
  );
});

test.each([
  ['16:00', '4 PM'],
  ['11:30', '11:30 AM'],
  ['00:00', '12 AM'],
])('%s is said "%s"', (hour, said) => {
  expect(spokenHour(hour)).toBe(said);
});
