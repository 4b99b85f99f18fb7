import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { holdLeft, isAnnounced, leftAtFirst, nextChange } from './hold-left.ts';

const until = '2026-11-10T18:30:00.000Z';

test.each([
  [1860, { minutes: 31, isOver: false }],
  [61, { minutes: 2, isOver: false }],
  [60, { minutes: 1, isOver: false }],
  [1, { minutes: 1, isOver: false }],
  [0, { minutes: 0, isOver: true }],
])('of %i seconds %j is left', (seconds, left) => expect(leftAtFirst({ until, seconds })).toEqual(left));

test('a hold is over when its time is, and never shows more than a minute too much', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3_600_000, max: 3_600_000 }), (ms) => {
      const { minutes, isOver } = holdLeft(ms);
      expect(isOver).toBe(ms <= 0);
      expect(minutes * 60_000).toBeLessThan(Math.max(ms, 0) + 60_000);
    }),
  );
});

test('what is shown changes at the moment that is waited for, and not before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_600_000 }), (ms) => {
      const wait = nextChange(ms);
      expect(wait).toBeGreaterThan(0);
      expect(holdLeft(ms - wait)).not.toEqual(holdLeft(ms));
      expect(holdLeft(ms - wait + 1)).toEqual(holdLeft(ms));
    }),
  );
});

test('a screen reader hears of it a few times', () => {
  const heard = Array.from({ length: 32 }, (_, minutes) => holdLeft(minutes * 60_000)).filter(isAnnounced);
  expect(heard.map(({ minutes }) => minutes)).toEqual([0, 1, 2, 5, 10]);
});
