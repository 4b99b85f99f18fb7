import { expect, test } from '@jest/globals';
import { searchedStay } from './searched-stay.rule.ts';

const zone = 'America/Chicago';
/** Still November 9 at the hotel. */
const now = new Date('2026-11-10T03:00:00Z');
const party = { adults: 2, children: 1 };

test('searches the week from tomorrow, by the date at the hotel, when a query has no dates', () => {
  const stay = { startDate: '2026-11-10', endDate: '2026-11-17', ...party };
  expect(searchedStay(party, now, zone)).toEqual(stay);
});

test('keeps the dates that a query has', () => {
  const query = { startDate: '2026-12-01', endDate: '2026-12-03', ...party };
  expect(searchedStay(query, now, zone)).toEqual(query);
});

test('searches one night when arrival and departure are the same day', () => {
  const query = { startDate: '2026-12-01', endDate: '2026-12-01', ...party };
  expect(searchedStay(query, now, zone)).toEqual({ ...query, endDate: '2026-12-02' });
});
