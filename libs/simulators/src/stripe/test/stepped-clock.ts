import { setTimeout as timeout } from 'node:timers/promises';
import type { Clock } from '../../shared-kernel/clock.ts';

const POLL_MS = 5;

/** The wall clock, which can be put forward; whoever waits on it then wakes. */
export type SteppedClock = Clock & { advance(seconds: number): void };

export function createSteppedClock(): SteppedClock {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    wait: async (ms, signal) => {
      const until = now() + ms;
      while (now() < until) await timeout(POLL_MS, undefined, { signal });
    },
    during: (work) => work(),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
