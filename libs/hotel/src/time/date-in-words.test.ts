import { expect, test } from '@jest/globals';
import { dateInWords, exactTime, rangeInWords, timeInWords } from './date-in-words.ts';

const zone = 'America/Chicago';
const now = new Date('2026-11-27T01:30:00Z');

test.each([
  ['2026-11-26T16:15:09Z', '10:15 AM'],
  ['2026-11-27T01:05:00Z', '7:05 PM'],
  ['2026-11-26T05:59:59Z', 'Nov 25, 11:59 PM'],
  ['2026-01-01T06:00:00Z', 'Jan 1, 12:00 AM'],
  ['2026-01-01T05:59:00Z', 'Dec 31, 2025, 11:59 PM'],
  ['2027-02-03T18:00:00Z', 'Feb 3, 2027, 12:00 PM'],
])('says %s by the clock and calendar of the hotel as "%s"', (at, words) => {
  expect(timeInWords(new Date(at), zone, now)).toBe(words);
});

test.each([
  ['2026-11-26T16:15:09Z', 'Nov 26, 2026, 10:15:09 AM CST'],
  ['2026-07-04T17:00:00Z', 'Jul 4, 2026, 12:00:00 PM CDT'],
])('says %s exactly, with its zone', (at, words) => {
  expect(exactTime(new Date(at), zone)).toBe(words);
});

test.each([
  ['2026-11-06', 'Nov 6'],
  ['2025-11-26', 'Nov 26, 2025'],
])('says the date %s as "%s"', (date, words) => {
  expect(dateInWords(date, '2026-11-26')).toBe(words);
});

test.each([
  ['2027-01-24', '2027-01-28', '2026-11-26', 'Jan 24 – 28, 2027'],
  ['2026-11-26', '2026-12-02', '2026-11-26', 'Nov 26 – Dec 2'],
  ['2026-11-26', '2026-11-28', '2026-11-26', 'Nov 26 – 28'],
  ['2026-12-30', '2027-01-02', '2026-11-26', 'Dec 30, 2026 – Jan 2, 2027'],
  ['2027-01-30', '2027-02-02', '2026-11-26', 'Jan 30 – Feb 2, 2027'],
  ['2026-11-26', '2026-11-26', '2026-11-26', 'Nov 26'],
  ['2026-11-26', '2026-11-28', undefined, 'Nov 26 – 28, 2026'],
])('says the range from %s to %s, on %s, as "%s"', (from, to, today, words) => {
  expect(rangeInWords(from, to, today)).toBe(words);
});
