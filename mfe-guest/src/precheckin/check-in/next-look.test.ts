import { expect, test } from '@jest/globals';
import { nextLook } from './next-look.ts';

const minute = 60_000;

test.each([
  ['at the hour itself', 10 * minute, 10 * minute],
  ['not too often, when the phone’s clock is ahead', -5 * minute, minute / 4],
  ['now and then, days before', 3 * 24 * 60 * minute, 30 * minute],
])('the page looks again %s', (_, untilOpen, wait) => {
  expect(nextLook(untilOpen)).toBe(wait);
});
