import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseNumber } from './written-number.ts';

test.each([
  ['2', 2],
  [' 2 ', 2],
  ['２', 2],
  ['2.0', 2],
  ['2.5', 2.5],
  ['-1', -1],
  ['1,000', 1000],
  ['two', 2],
  ['Two adults', 2],
  ['2 adults', 2],
  ['2 (two)', 2],
  ['just one', 1],
  ['an adult', 1],
  ['a couple', 2],
  ['two of us', 2],
  ['no children', 0],
  ['dos', 2],
  ['dos adultos', 2],
  ['un niño', 1],
  ['dieciséis', 16],
  ['twenty', 20],
])('%j is %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  '',
  ' ',
  '2 or 3',
  '2 adults and 1 child',
  'two or three',
  'a few',
  'no idea',
  'one hundred',
  '1 2',
  'x'.repeat(50),
])('%j is no number', (text) => {
  expect(parseNumber(text)).toBeUndefined();
});

test('a whole number is read as it is written, whatever stands around it', () => {
  const around = fc.stringMatching(/^[\s"']{0,3}$/);
  fc.assert(
    fc.property(fc.integer({ min: -999_999, max: 999_999 }), around, around, (value, before, after) => {
      expect(parseNumber(`${before}${value}${after}`)).toBe(value);
      if (value >= 0) expect(parseNumber(value.toLocaleString('en-US'))).toBe(value);
    }),
  );
});
