import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { centsOf, formatCount, formatDollars } from './money.ts';

test('an amount in dollars and cents comes back as it was, as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
      const sign = cents < 0 ? '-' : '';
      const text = `${sign}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
      expect(centsOf(text)).toBe(cents);
      expect(centsOf(cents / 100)).toBe(cents);
    }),
  );
});

test.each([
  ['130', 13_000],
  ['130.5', 13_050],
  ['12.500', 1_250],
  [0.1 + 0.2, 30],
  ['0', 0],
])('%s is %i cents', (amount, cents) => expect(centsOf(amount)).toBe(cents));

test.each(['', 'free', '12,50', '1.234', 1.234, Number.NaN, '1e3'])('%s is refused instead of rounded', (amount) => {
  expect(() => centsOf(amount)).toThrow(RangeError);
});

test.each([
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [-5, '-$5.00'],
  [999.995, '$1,000.00'],
  [1_234_567.891, '$1,234,567.89'],
])('%s is %s', (dollars, text) => expect(formatDollars(dollars)).toBe(text));

test('dollars are written as American English writes them', () => {
  const english = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const amount = fc.oneof(
    fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100),
    fc.integer({ min: -1e11, max: 1e11 }).map((halves) => halves / 200),
    fc.integer({ min: -1e6, max: 1e6 }).map((mills) => mills / 1000),
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  );
  fc.assert(fc.property(amount, (dollars) => expect(formatDollars(dollars)).toBe(english.format(dollars || 0))));
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
])('a count of %d is written %s', (count, written) => {
  expect(formatCount(count)).toBe(written);
});
