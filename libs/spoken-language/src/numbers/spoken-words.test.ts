import { expect, test } from '@jest/globals';
import { spokenCount, spokenDollars, spokenList } from './spoken-words.ts';

test.each([
  [13_000, '$130'],
  [13_050, '$130.50'],
  [123_456_700, '$1,234,567'],
  [0, '$0'],
])('%i cents are spoken as %s', (cents, said) => expect(spokenDollars(cents)).toBe(said));

test('one item is spoken in the singular', () => {
  expect([spokenCount(1, 'guest'), spokenCount(0, 'guest'), spokenCount(2, 'child', 'children')]).toEqual([
    '1 guest',
    '0 guests',
    '2 children',
  ]);
});

test('five items are named, and the others counted', () => {
  expect(spokenList(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D, E');
  expect(spokenList(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C, D, E and 2 more');
});
