import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAmounts } from './amounts-in-text.ts';

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
