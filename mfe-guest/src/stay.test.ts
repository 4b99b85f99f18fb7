import { describe, expect, test } from '@jest/globals';
import { words } from '@booking/languages/words';
import { guestsInWords, nightsInWords, stayInWords } from './stay.ts';

const { t, dates } = words('en');

describe('the dates of a stay', () => {
  test('within a year name the year once', () => {
    expect(dates({ startDate: '2026-11-20', endDate: '2026-11-23' })).toBe('Fri, Nov 20 – Mon, Nov 23, 2026');
  });

  test('across the turn of the year name both', () => {
    expect(dates({ startDate: '2026-12-30', endDate: '2027-01-02' })).toBe('Wed, Dec 30, 2026 – Sat, Jan 2, 2027');
  });
});

test.each([
  ['2026-11-20', '2026-11-21', '1 night'],
  ['2026-11-20', '2026-11-23', '3 nights'],
  // the night of a clock change is a night
  ['2026-10-31', '2026-11-02', '2 nights'],
  ['2026-03-07', '2026-03-08', '1 night'],
  ['2026-11-20', '2026-11-20', '1 night'],
])('from %s to %s it is %s', (startDate, endDate, words) =>
  expect(nightsInWords(t, { startDate, endDate })).toBe(words),
);

test.each([
  [1, 0, ['1 adult']],
  [2, 0, ['2 adults']],
  [2, 1, ['2 adults', '1 child']],
  [1, 2, ['1 adult', '2 children']],
])('%i and %i are %j', (adults, children, words) => expect(guestsInWords(t, { adults, children })).toEqual(words));

test('a stay reads as one line', () => {
  expect(stayInWords({ t, dates }, { startDate: '2026-11-20', endDate: '2026-11-21', adults: 2, children: 1 })).toBe(
    'Fri, Nov 20 – Sat, Nov 21, 2026 · 1 night · 2 adults · 1 child',
  );
});

test('a stay reads as one line in Spanish, too', () => {
  const stay = { startDate: '2026-11-20', endDate: '2026-11-21', adults: 1, children: 2 };
  expect(stayInWords(words('es'), stay)).toBe('vie, 20 de nov – sáb, 21 de nov de 2026 · 1 noche · 1 adulto · 2 niños');
});
