import { describe, expect, test } from '@jest/globals';
import { isSameDay, parseDays } from './days-in-text.ts';

describe('days', () => {
  test.each([
    ['Dec 5', ['12-05']],
    ['Dec. 5th', ['12-05']],
    ['December the 5th', ['12-05']],
    ['the fifth of December', ['12-05']],
    ['december twenty-first, two thousand twenty six', ['2026-12-21']],
    ['5 December', ['12-05']],
    ['12/5', ['12-05']],
    ['12/5/26', ['2026-12-05']],
    ['2026-12-05', ['2026-12-05']],
    ['December 5 to 7, 2026', ['2026-12-05', '2026-12-07']],
    ['from Dec. 5th until the seventh', ['12-05', '12-07']],
    ['Friday, December 4 to Sunday, December 6 for 2 adults', ['12-04', '12-06']],
    ['Open 24/7, 1/2 mile away, on the second floor', []],
    ['In December 20 rooms are free, from December 15:00', []],
    ['December 45 and 13/1', []],
  ])('%s', (said, days) => {
    expect(parseDays(said).map(({ day, year }) => (year === null ? day : `${year}-${day}`))).toEqual(days);
  });

  test('a year counts where both say one', () => {
    const [here, there] = [
      { day: '12-05', year: '2026' },
      { day: '12-05', year: '2027' },
    ];
    expect([isSameDay(here, there), isSameDay(here, { ...there, year: null }), isSameDay(here, here)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isSameDay(here, { day: '12-06', year: null })).toBe(false);
  });
});
