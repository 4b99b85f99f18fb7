import { expect, test } from '@jest/globals';
import { ago, agoOrNow } from './ago.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

test.each([
  [0, '0 minutes ago'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [1439, '23 hours ago'],
  [1440, '1 day ago'],
  [4320, '3 days ago'],
  [-5, '0 minutes ago'],
])('%i minutes back is "%s"', (minutes, text) => {
  expect(ago(before(minutes), now)).toBe(text);
});

test.each([
  [0, 'just now'],
  [-5, 'just now'],
  [1, '1 minute ago'],
  [60, '1 hour ago'],
])('%i minutes back is "%s" where the specification has no words for it', (minutes, text) => {
  expect(agoOrNow(before(minutes), now)).toBe(text);
});
