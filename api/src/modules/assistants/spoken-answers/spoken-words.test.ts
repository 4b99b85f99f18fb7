import { expect, test } from '@jest/globals';
import { counted, spokenDollars, spokenList } from './spoken-words.mapper.ts';

test.each([
  [13_000, '$130'],
  [13_050, '$130.50'],
  [123_456_700, '$1,234,567'],
  [0, '$0'],
])('%i cents are said as %s', (cents, said) => expect(spokenDollars(cents)).toBe(said));

test('one is not many', () => {
  expect([counted(1, 'guest'), counted(0, 'guest'), counted(2, 'child', 'children')]).toEqual([
    '1 guest',
    '0 guests',
    '2 children',
  ]);
});

test('five are named, the others counted', () => {
  expect(spokenList(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D, E');
  expect(spokenList(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C, D, E and 2 more');
});
