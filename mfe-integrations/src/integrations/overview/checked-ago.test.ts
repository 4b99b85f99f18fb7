import { expect, test } from '@jest/globals';
import { checkedAgo } from './checked-ago.ts';

test.each([
  ['2026-11-21T12:00:01Z', 'just now'],
  ['2026-11-21T12:00:00Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T10:00:00Z', '2 hours ago'],
])('a check at %s was %s', (instant, words) => {
  expect(checkedAgo(new Date(instant), new Date('2026-11-21T12:00:00Z'))).toBe(words);
});
