import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { typedCents } from './typed-amount.ts';

test.each([
  ['400.00', 40_000],
  [' $19.99 ', 1999],
  ['$ 7', 700],
  ['0.1', 10],
  ['-3', -300],
  ['$1,234.50', 123_450],
  ['1,234,567', 123_456_700],
  ['\u202a$120.50\u202c', 12_050],
  ['\ufeff1\u200b20', 12_000],
  ['１２０．５０', 12_050],
  ['١٢', 1200],
  ['120\u00a0', 12_000],
])('"%s" is %d cents', (text, cents) => expect(typedCents(text)).toBe(cents));

test.each(['', '\u200b', '$', 'all', '1.005', '1,23', '12,34.5', '1.2.3', '€5', '1e3', '9'.repeat(200)])(
  '"%s" is no amount',
  (text) => expect(typedCents(text)).toBeUndefined(),
);

test('an amount is read whatever is wrapped around its figures', () => {
  const mark = fc.constantFrom('', ' ', '\u200b', '\u202a', '\u202c', '\u2066', '\ufeff', '\u00ad');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), mark, mark, (cents, before, after) => {
      const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
      expect(typedCents(before + written + after)).toBe(cents);
    }),
  );
});
