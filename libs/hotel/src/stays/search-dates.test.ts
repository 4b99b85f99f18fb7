import { expect, test } from '@jest/globals';
import { tomorrowsNight, usualDates } from './search-dates.ts';

test('a search begins with the week from tomorrow, also over the end of a year', () => {
  expect(usualDates('2026-11-21')).toEqual({ startDate: '2026-11-22', endDate: '2026-11-29' });
  expect(usualDates('2026-12-28')).toEqual({ startDate: '2026-12-29', endDate: '2027-01-05' });
});

test('tomorrow is one night', () => {
  expect(tomorrowsNight('2026-12-31')).toEqual({ startDate: '2027-01-01', endDate: '2027-01-02' });
});
