import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAmounts, parseDays, isSameDay } from './spoken-facts.mapper.ts';

describe('amounts', () => {
  test.each([
    ['That is $1,234.50.', [123_450]],
    ['1234.50 dollars', [123_450]],
    ['1,234.5 US dollars', [123_450]],
    ['USD 1,200 or 90 USD', [120_000, 9000]],
    ['two hundred forty dollars', [24_000]],
    ['one thousand, two hundred thirty-four dollars and fifty cents', [123_450]],
    ['$240 and 50 cents', [24_050]],
    ['99 cents', [99]],
    ['one dollar', [100]],
    ['$130, $140 or $150', [13_000, 14_000, 15_000]],
    ['12 nights for 2 adults', []],
  ])('%s', (said, cents) => {
    expect(parseAmounts(said)).toEqual(cents);
  });

  test('every amount is read to the cent, written or with its cents in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), (cents) => {
        const [whole, part] = [Math.floor(cents / 100), cents % 100];
        const written = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
        expect(parseAmounts(`It is ${written} in total.`)).toEqual([cents]);
        expect(parseAmounts(`It is ${whole} dollars and ${part} cents.`)).toEqual([cents]);
      }),
    );
  });
});

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
