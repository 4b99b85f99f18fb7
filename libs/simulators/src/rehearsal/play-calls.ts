import type { PlannedCall } from './plan.ts';

export type PlayOptions = {
  calls: readonly PlannedCall[];
  concurrency: number;
  play: (call: PlannedCall) => Promise<void>;
  onPlayed: (progress: { done: number; total: number; day: string }) => void;
  stopped: () => boolean;
};

/**
 * Plays calls in their order, a few at a time. Answers how many were played; stops between calls when asked to. The
 * first failure ends it, after the calls already begun.
 */
export async function playCalls({ calls, concurrency, play, onPlayed, stopped }: PlayOptions): Promise<number> {
  let next = 0;
  let done = 0;
  let failed = false;
  const playOneAfterAnother = async (): Promise<void> => {
    for (let call = calls[next++]; call && !stopped() && !failed; call = calls[next++]) {
      try {
        await play(call);
      } catch (error) {
        failed = true;
        throw error;
      }
      done += 1;
      onPlayed({ done, total: calls.length, day: call.day });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, playOneAfterAnother));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  return done;
}
