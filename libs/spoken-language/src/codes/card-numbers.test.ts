import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maskCardNumbers } from './card-numbers.ts';

const luhn = (body: string): string => {
  const sum = [...body].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
};
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numbered = (prefix: string, length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), {
      minLength: length - 1 - prefix.length,
      maxLength: length - 1 - prefix.length,
    })
    .map((rest) => luhn(prefix + rest.join('')));
const card = fc.oneof(
  ...[14, 15].map((length) => numbered(length === 15 ? '37' : '36', length)),
  ...['4', '55', '2223', '6011', '62'].map((prefix) => numbered(prefix, 16)),
  numbered('4', 19),
);
const writings: ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => digits.replace(/(.{4})(?=.)/g, '$1 '),
  (digits) => digits.replace(/(.{4})(?=.)/g, '$1-'),
  (digits) => digits.replace(/(.{4})(?=.)/g, '$1.'),
  (digits) => [...digits].join(' '),
  (digits) => [...digits].join(', '),
  (digits) => [...digits].map((digit) => words[Number(digit)]).join(' '),
];
const around = fc.constantFrom('', 'my card is ', 'Call me at 512-555-0101. ', 'Ich zahle mit ', 'Visa: ', '"');

test('a card number, however it is written, is not in a text any more but for its last four digits', () => {
  fc.assert(
    fc.property(
      card,
      fc.constantFrom(...writings),
      around,
      fc.constantFrom('', '.', ' thanks', '" 12/27'),
      (...given) => {
        const [number, write, before, after] = given;
        const masked = maskCardNumbers(before + write(number) + after);
        expect(masked).toBe(`${before}•••• ${number.slice(-4)}${after}`);
        expect(maskCardNumbers(masked)).toBe(masked);
      },
    ),
  );
});

test.each([
  ['4 1 1 1 double one one one 1 1 1 1 triple one one', '•••• 1111'],
  ['3782 822463 10005 and cvc 1234', '•••• 0005 and cvc •••'],
  ['the security code is one two three', 'the security code is •••'],
  ['card 4222222222222', 'card •••• 2222'],
  ['two of them: 4111111111111111 5555555555554444', 'two of them: •••• 1111 •••• 4444'],
  ['4111 1111 1111 1111 12 26', '•••• 1111 12 26'],
])('"%s" becomes "%s"', (text, masked) => expect(maskCardNumbers(text)).toBe(masked));

test.each([
  'Call +1 512 555 0101 or +4915112345678901',
  'From 2026-12-01 2026-12-03, 2 adults, $1,234.56',
  'Reservation 4753913546544',
  'At 1764230000000 it was 20261123041902',
  'call 11111111-1111-4111-8111-111111111111 cs_test_4111111111111111',
  'Rooms 101 102 103 104 105 are free, 250.00 each',
  '4111 1111 1111 1112',
])('"%s" stays', (text) => expect(maskCardNumbers(text)).toBe(text));

test('phone numbers, dates and amounts side by side stay', () => {
  const phone = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);
  const written = phone.map((digits) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`);
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const dates = date.map((day) => day.toISOString().slice(0, 10));
  const amount = fc.integer({ min: 0, max: 999_999 }).map((cents) => `$${(cents / 100).toFixed(2)}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(written, dates, amount), { maxLength: 6 }), (parts) => {
      expect(maskCardNumbers(parts.join(' '))).toBe(parts.join(' '));
    }),
  );
});

test.each([
  'Rooms 2101, 2102, 2103, 2104',
  'the summers of 2023, 2024, 2025, 2026',
  'rooms 201, 202, 203, 204, 205, 207',
])('what counts up is a list: %s', (text) => expect(maskCardNumbers(text)).toBe(text));
