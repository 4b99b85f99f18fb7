import { expect, test } from '@jest/globals';
import { expiry } from './expiry.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T17:42:30Z', 'in 7 h 42 min'],
  ['2026-11-21T11:00:00Z', 'in 1 h 0 min'],
  ['2026-11-21T10:59:59Z', 'in 59 min'],
  ['2026-11-21T10:00:59Z', 'in less than a minute'],
  ['2026-11-21T09:59:59Z', 'just now'],
  ['2026-11-21T07:30:00Z', '2 hours ago'],
])('what expires at %s expires %s', (instant, words) => {
  expect(expiry(new Date(instant), now)).toBe(words);
});
