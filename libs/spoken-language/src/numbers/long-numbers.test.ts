import { expect, test } from '@jest/globals';
import { replaceLongNumbers } from './long-numbers.ts';

test.each([
  ['Call (512) 867-5309 or +1 512 867 5310.', 'Call # or #.'],
  ['five one two, eight six seven, five three oh nine', '#'],
  ['double five one two eight six seven fifty-three', '#'],
  ['five one two dash 867 dash fifty-three oh nine', '#'],
  ['card 4111 1111 1111 1111, thanks', 'card #, thanks'],
])('replaces the number in "%s"', (text, replaced) => expect(replaceLongNumbers(text, '#')).toBe(replaced));

test.each([
  'From 2026-12-05 2026-12-07 5 nights, $12,345.00 in all',
  'room two oh four, for two adults',
  'December twelve, two thousand twenty six',
])('leaves dates, prices and short numbers in "%s"', (text) => expect(replaceLongNumbers(text, '#')).toBe(text));
