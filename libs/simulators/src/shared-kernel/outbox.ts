import type { Clock } from './clock.ts';
import type { FaultDial } from './fault-dial.ts';

const LATE_MS = 20_000;
const HELD_MS = 5_000;
const PATIENCE_MS = 2_000;

/** Sends what a provider tells others of its own accord, as its dial says: once and in order, or not. */
export type Outbox = {
  /**
   * `deliver` makes one delivery, with its retries; it must not reject. A delivery that takes longer than two seconds
   * does not hold up the next.
   */
  send(deliver: () => Promise<void>): void;
  /** Settles when everything sent so far was delivered or given up. */
  settled(): Promise<void>;
};

type Held = { before: Promise<void>; release: () => void };

export function createOutbox(dial: FaultDial, clock: Clock): Outbox {
  const running = new Set<Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  let held: Held | undefined;

  const atMost = async (ms: number, turn: Promise<void>): Promise<void> => {
    const cameTrue = new AbortController();
    await Promise.race([turn, clock.wait(ms, cameTrue.signal).catch(() => {})]);
    cameTrue.abort();
  };

  const run = async (deliver: () => Promise<void>, turn: Promise<void>, longestMs: number): Promise<void> => {
    if (dial.has('webhooks_late')) await clock.wait(LATE_MS);
    await atMost(longestMs, turn);
    await deliver();
    if (dial.has('webhooks_duplicated')) await deliver();
  };

  // the held one waits for the next to overtake it; when none comes, it goes after a while
  const hold = (before: Promise<void>): Promise<void> =>
    new Promise((release) => {
      held = { before, release };
    });

  return {
    send: (deliver) => {
      const overtaken = held;
      held = undefined;
      const before = overtaken?.before ?? last;
      const isHeld = !overtaken && dial.has('webhooks_reordered');
      const work = run(deliver, isHeld ? hold(before) : before, isHeld ? HELD_MS : PATIENCE_MS).finally(() => {
        running.delete(work);
        overtaken?.release();
      });
      running.add(work);
      if (!overtaken) last = work;
    },
    settled: async () => {
      await Promise.all([...running]);
    },
  };
}
