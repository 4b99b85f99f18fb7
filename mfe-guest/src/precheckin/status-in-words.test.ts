import { expect, test } from '@jest/globals';
import { statusInWords } from './status-in-words.ts';

test.each([
  [null, 'Confirmed'],
  ['', 'Confirmed'],
  ['confirmed', 'Confirmed'],
  ['not_confirmed', 'Not Confirmed'],
  ['checked_in', 'Checked In'],
])('the status %p reads %s', (status, words) => {
  expect(statusInWords(status)).toBe(words);
});
