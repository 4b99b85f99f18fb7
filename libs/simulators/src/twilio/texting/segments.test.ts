import { expect, test } from '@jest/globals';
import { countSegments } from './segments.ts';

test.each([
  ['a text in GSM-7 that just fits', 'a'.repeat(160), 1],
  ['one letter more', 'a'.repeat(161), 2],
  ['two full parts', 'a'.repeat(306), 2],
  ['one letter over two parts', 'a'.repeat(307), 3],
  ['signs that count twice', '€'.repeat(80), 1],
  ['one of them more', '€'.repeat(81), 2],
  ['a sign that would be split', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['a text in UCS-2 that just fits', 'ж'.repeat(70), 1],
  ['one letter more there', 'ж'.repeat(71), 2],
  ['one emoji makes all of it UCS-2', `${'a'.repeat(68)}👍`, 1],
  ['and counts twice', `${'a'.repeat(69)}👍`, 2],
  ['an emoji that would be split', `${'a'.repeat(66)}👍${'a'.repeat(66)}`, 3],
])('%s', (_, body, segments) => {
  expect(countSegments(body)).toBe(segments);
});
