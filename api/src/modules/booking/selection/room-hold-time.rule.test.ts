import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayHoldMore, mostHeld, nextHold } from './room-hold-time.rule.ts';

const now = new Date('2026-12-01T12:00:00Z');
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

test.each([
  ['the first time', { heldTimes: 0, until: undefined }, { heldTimes: 1, until: inMinutes(15) }],
  ['pressed twice', { heldTimes: 1, until: inMinutes(14.5) }, { heldTimes: 1, until: inMinutes(14.5) }],
  ['chosen again', { heldTimes: 1, until: inMinutes(5) }, { heldTimes: 2, until: inMinutes(15) }],
  ['chosen again once it had ended', { heldTimes: 1, until: inMinutes(-30) }, { heldTimes: 2, until: inMinutes(15) }],
  ['chosen again for a minute more', { heldTimes: 1, until: inMinutes(14) }, { heldTimes: 2, until: inMinutes(15) }],
  ['chosen a third time as it ends', { heldTimes: 2, until: now }, undefined],
  ['chosen a third time', { heldTimes: 2, until: inMinutes(5) }, { heldTimes: 2, until: inMinutes(5) }],
  ['chosen a third time once it had ended', { heldTimes: 2, until: inMinutes(-1) }, undefined],
  ['for a payment, which is longer', { heldTimes: 1, until: inMinutes(36) }, { heldTimes: 1, until: inMinutes(36) }],
])('a room %s is held for the allowed time', (_, held, next) => {
  expect(nextHold(held, now)).toEqual(next);
});

test('a link holds rooms for at most half an hour over any sequence of choices', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 * 60 }), { maxLength: 300 }), (pauses) => {
      let held: Parameters<typeof nextHold>[0] = { heldTimes: 0, until: undefined };
      let [at, heldMs] = [now.getTime(), 0];
      for (const seconds of pauses) {
        if (held.until) heldMs += Math.max(0, Math.min(held.until.getTime(), at + seconds * 1000) - at);
        at += seconds * 1000;
        held = nextHold(held, new Date(at)) ?? { ...held, until: undefined };
      }
      if (held.until) heldMs += Math.max(0, held.until.getTime() - at);
      expect(heldMs).toBeLessThanOrEqual(30 * 60_000);
    }),
  );
});

test('one more room is held while the hotel, the website and the number are below their limits', () => {
  const few = { all: 0, web: 0, number: 0 };
  expect(mayHoldMore(few, true)).toBe(true);
  expect(mayHoldMore({ ...few, all: mostHeld.all }, false)).toBe(false);
  expect(mayHoldMore({ ...few, number: mostHeld.number }, false)).toBe(false);
  expect(mayHoldMore({ ...few, web: mostHeld.web }, true)).toBe(false);
  expect(mayHoldMore({ ...few, web: mostHeld.web }, false)).toBe(true);
});
