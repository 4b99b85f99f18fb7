import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { centsOf, formatCount, formatDollars, formatMoney, roundedCents } from './money.ts';

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

test.each([
  [113.70625, 11_371],
  ['113.70625', 11_371],
  ['1,234.50', 123_450],
  ['12,345,678.999', 1_234_567_900],
  [1.005, 101],
  ['1.005', 101],
  ['1.00499999999999999999', 100],
  [0.1 + 0.2, 30],
  ['-0.005', -1],
  [-113.70625, -11_371],
  ['-0.004', 0],
  ['+5', 500],
  ['.5', 50],
  ['7.', 700],
  [' 130 ', 13_000],
  ['1.3E2', 13_000],
  ['5e-3', 1],
  ['4e-3', 0],
  ['5e-9', 0],
  [1e-7, 0],
  ['21474836.47', 2_147_483_647],
])('%s of a provider is %i cents', (amount, cents) => expect(roundedCents(amount)).toBe(cents));

test.each([
  ...[
    '',
    ' ',
    '.',
    '-',
    'e3',
    'free',
    'n/a',
    '12,50',
    '1,23,456.00',
    '1.234,50',
    '$5',
    '1 234.50',
    '0x10',
    '1e',
    'Infinity',
  ],
  ...[Number.NaN, Infinity, '21474836.48', 1e20, '1e999'],
])('%s of a provider is no amount', (amount) => expect(() => roundedCents(amount)).toThrow(RangeError));

test('an amount of a provider is rounded half away from zero, however many decimals it has', () => {
  const sign = fc.constantFrom('', '-');
  const parts = fc.record({ sign, cents: fc.nat(2_000_000_000), rest: fc.stringMatching(/^\d{0,12}$/) });
  const share = fc.property(parts, ({ sign: given, cents, rest }) => {
    const text = `${given}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}${rest}`;
    const rounded = cents + (rest >= '5' ? 1 : 0);
    expect(roundedCents(text)).toBe(given && rounded > 0 ? -rounded : rounded);
  });
  fc.assert(share);
});

test('an amount of a provider means the same as number, as text, with commas and with an exponent', () => {
  const amounts = fc.property(fc.integer({ min: -2_000_000_00, max: 2_000_000_00 }), fc.nat(3), (mills, zeros) => {
    const dollars = mills / 1000;
    const text = dollars.toFixed(3) + '0'.repeat(zeros);
    const [whole, part] = text.split('.') as [string, string];
    const commas = `${BigInt(whole) === 0n ? whole : Number(whole).toLocaleString('en-US')}.${part}`;
    const forms = [dollars, text, commas, ` ${text} `, `${mills}e-3`, dollars.toExponential()];
    expect(new Set(forms.map(roundedCents)).size).toBe(1);
  });
  fc.assert(amounts);
});

test.each([
  [123_450, 'usd', '$1,234.50'],
  [100, 'jpy', '¥100'],
  [100, 'eur', '€1.00'],
  [1_234, 'kwd', 'KWD\u00a01.234'],
  [50_000, 'ugx', 'UGX\u00a0500'],
  [-100, 'jpy', '-¥100'],
  [100, 'no currency', '100 no currency'],
  [100, '', '100'],
])('%i of %s is %s', (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text));
