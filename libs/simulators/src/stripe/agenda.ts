import type { Clock } from '../shared-kernel/clock.ts';

/** What an account will do later of its own accord. */
export type Agenda = {
  /** Acts at an instant (epoch ms), or at once when it is over. */
  at(instant: number, act: () => void): void;
  /** Forgets everything; `signal` aborts then. */
  stop(): void;
  readonly signal: AbortSignal;
};

export function createAgenda(clock: Clock): Agenda {
  const stopping = new AbortController();
  const { signal } = stopping;
  return {
    at: (instant, act) => {
      void clock.wait(Math.max(0, instant - clock.now()), signal).then(act, () => {});
    },
    stop: () => stopping.abort(),
    signal,
  };
}
