import { expect, test } from '@jest/globals';
import { hotelInstant } from '@booking/hotel/hotel-time';
import { clockIn } from '@booking/languages/formats';
import type { Language } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { openingInWords } from './opening-in-words.ts';

const wordsAt = (language: Language, zone: string) => ({ ...words(language), ...clockIn(language, zone) });

test.each([
  ['America/Chicago', '2026-12-01', 'Tue, Dec 1, 2026'],
  ['Pacific/Auckland', '2026-12-01', 'Tue, Dec 1, 2026'],
  // clocks go forward, and back
  ['America/Chicago', '2027-03-14', 'Sun, Mar 14, 2027'],
  ['America/Chicago', '2026-11-01', 'Sun, Nov 1, 2026'],
])('in %s on %s the hour is the hotel’s', (zone, date, day) => {
  const opensAt = hotelInstant(date, '16:00:00', zone).toISOString();
  expect(openingInWords({ state: 'early', opensAt }, zone, wordsAt('en', zone))).toBe(
    `Check-in opens at 4:00 PM hotel time on ${day}.`,
  );
});

test('once it is open nobody is told to wait', () => {
  const [opensAt, zone] = ['2026-12-01T22:00:00.000Z', 'America/Chicago'];
  const said = (state: 'open' | 'over') => openingInWords({ state, opensAt }, zone, wordsAt('en', zone));
  expect(said('open')).toBe('Check-in is open.');
  expect(said('over')).toContain('over');
});
