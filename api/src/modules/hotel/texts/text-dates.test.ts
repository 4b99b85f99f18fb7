import { expect, test } from '@jest/globals';
import { dateInText, datesInText } from './text-dates.mapper.ts';

test.each([
  ['en', '2026-12-24', '2026-12-27', 'Dec 24 - 27'],
  ['en', '2026-12-30', '2027-01-02', 'Dec 30 - Jan 2'],
  ['en', '2027-12-24', '2027-12-27', 'Dec 24 - 27, 2027'],
  ['es', '2026-12-30', '2027-01-02', '30 dic - 2 ene'],
  ['es', '2026-12-24', '2026-12-27', '24-27 de dic'],
  ['es', '2026-11-30', '2026-12-02', '30 de nov - 2 de dic'],
] as const)('in %s a stay from %s to %s is "%s"', (language, first, last, words) => {
  expect(datesInText(language, [first, last], '2026-11-28')).toBe(words);
});

test.each([
  ['en', '2026-12-27', 'Dec 27'],
  ['en', '2027-01-02', 'Jan 2, 2027'],
  ['es', '2026-12-27', '27 dic'],
] as const)('in %s the day %s is "%s"', (language, date, words) => {
  expect(dateInText(language, date, '2026-11-28')).toBe(words);
});
