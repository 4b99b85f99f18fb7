import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayHoldMore, mostHeld, mostNewBeginnings, nextHold, promisedHold } from './room-hold-time.rule.ts';

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

test('each page to pay on that ended gives one hold more, up to a few', () => {
  const times = (endedPages: number): number => {
    let heldTimes = 0;
    for (let next = nextHold({ heldTimes, until: undefined, endedPages }, now); next;) {
      ({ heldTimes } = next);
      next = nextHold({ heldTimes, until: undefined, endedPages }, now);
    }
    return heldTimes;
  };
  expect([0, 1, 2, 50].map(times)).toEqual([2, 3, 4, 2 + mostNewBeginnings]);
});

test('a guest is promised a room for no longer than it is held and can be paid', () => {
  const instant = fc.option(fc.integer({ min: -60, max: 60 }).map(inMinutes), { nil: null });
  fc.assert(
    fc.property(instant, instant, (holdEnd, payEnd) => {
      const promised = promisedHold({ holdEnd, payEnd }, now);
      const isHeld = holdEnd !== null && holdEnd > now && (payEnd === null || payEnd > now);
      expect(promised !== null).toBe(isHeld);
      if (!promised) return;
      const until = Date.parse(promised.until);
      expect(until).toBeLessThanOrEqual(holdEnd!.getTime());
      if (payEnd) expect(until).toBeLessThanOrEqual(payEnd.getTime());
      expect(promised.seconds * 1000).toBeLessThanOrEqual(until - now.getTime());
    }),
  );
});
