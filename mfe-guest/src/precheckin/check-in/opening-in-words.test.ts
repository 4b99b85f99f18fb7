import { expect, test } from '@jest/globals';
import { hotelInstant } from '@booking/hotel/hotel-time';
import { openingInWords } from './opening-in-words.ts';

test.each([
  ['America/Chicago', '2026-12-01', 'Tue, Dec 1, 2026'],
  ['Pacific/Auckland', '2026-12-01', 'Tue, Dec 1, 2026'],
  // clocks go forward, and back
  ['America/Chicago', '2027-03-14', 'Sun, Mar 14, 2027'],
  ['America/Chicago', '2026-11-01', 'Sun, Nov 1, 2026'],
])('in %s on %s the hour is the hotel’s', (zone, date, day) => {
  const opensAt = hotelInstant(date, '16:00:00', zone).toISOString();
  expect(openingInWords({ state: 'early', opensAt }, zone)).toBe(`Check-in opens at 4:00 PM hotel time on ${day}.`);
});

test('once it is open nobody is told to wait', () => {
  const opensAt = '2026-12-01T22:00:00.000Z';
  expect(openingInWords({ state: 'open', opensAt }, 'America/Chicago')).toBe('Check-in is open.');
  expect(openingInWords({ state: 'over', opensAt }, 'America/Chicago')).toContain('over');
});
