import { expect, test } from '@jest/globals';
import { nextLook } from './next-look.ts';
import { opensAt, session } from './session.fixture.ts';

const minute = 60_000;
const early = session({ checkIn: { state: 'early', opensAt } });

test.each([
  ['at the hour itself', 10 * minute, 10 * minute],
  ['not too often, when the phone’s clock is ahead', -5 * minute, minute / 4],
  ['now and then, days before', 3 * 24 * 60 * minute, 30 * minute],
])('a page that waits for check-in looks again %s', (_, untilOpen, wait) => {
  expect(nextLook(early, Date.parse(opensAt) - untilOpen)).toBe(wait);
});

test('a page that waits for reception looks again every half minute', () => {
  expect(nextLook({ ...early, isSubmitted: true }, Date.parse(opensAt))).toBe(minute / 2);
});

test.each([
  ['a guest who is checked in', session({ isSubmitted: true, checkedIn: true })],
  ['a guest who can check in now', session()],
  ['a guest whose stay is over', session({ checkIn: { state: 'over', opensAt } })],
])('the page of %s does not look again', (_, given) => {
  expect(nextLook(given, Date.parse(opensAt))).toBe(false);
});
