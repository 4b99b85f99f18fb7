import { setTimeout as timeout } from 'node:timers/promises';
import type { Clock } from '../../shared-kernel/clock.ts';

const POLL_MS = 5;

/** The wall clock, which can be put forward; whoever waits on it then wakes. */
export type SteppedClock = Clock & {
  advance(seconds: number): void;
  /** Whether somebody waits just so long. */
  isAwaited(seconds: number): boolean;
};

export function createSteppedClock(): SteppedClock {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const spans: number[] = [];
  return {
    now,
    wait: async (ms, signal) => {
      const until = now() + ms;
      spans.push(ms);
      try {
        while (now() < until) await timeout(POLL_MS, undefined, { signal });
      } finally {
        spans.splice(spans.indexOf(ms), 1);
      }
    },
    during: (work) => work(),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    isAwaited: (seconds) => spans.includes(seconds * 1000),
  };
}
