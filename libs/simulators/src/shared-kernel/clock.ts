import { setTimeout as timeout } from 'node:timers/promises';

/**
 * Time as a simulator sees it: `now` in epoch ms, `wait` for some ms (it rejects when `signal` aborts), `during` for
 * work that takes real time (an HTTP request), which passes on this clock as well.
 */
export type Clock = {
  now(): number;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  during<T>(work: () => Promise<T>): Promise<T>;
};

/** The wall clock. @param pace what part of a wait really passes: at 0.2, a second takes 200 ms */
export const createWallClock = (pace = 1): Clock => ({
  now: () => Date.now(),
  wait: (ms, signal) => timeout(ms * pace, undefined, { signal }),
  during: (work) => work(),
});

export const realClock: Clock = createWallClock();

/**
 * A clock that starts at `startsAt` (epoch ms) and moves only when somebody waits on it, so a call of five minutes is
 * played in an instant; what work really took is added.
 */
export function createVirtualClock(startsAt: number): Clock {
  let now = startsAt;
  return {
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
    during: async (work) => {
      const began = performance.now();
      try {
        return await work();
      } finally {
        now += Math.round(performance.now() - began);
      }
    },
  };
}
