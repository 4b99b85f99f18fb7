import type { Failure } from './failure.ts';

/** How a remote did lately: when it failed, and why at last. */
export type Circuit = { failures: readonly number[]; last: Failure };

const enough = 3;
const withinMs = 60_000;
const restMs = 30_000;

export const afterFailure = (circuit: Circuit | undefined, last: Failure, now: number): Circuit => ({
  failures: [...(circuit?.failures ?? []), now].slice(-enough),
  last,
});

/** Whether a remote failed so often that nobody should wait for it for a while, unless they ask to. */
export const isOpen = ({ failures }: Circuit, now: number): boolean =>
  failures.length === enough && failures.at(-1)! - failures[0]! <= withinMs && now - failures.at(-1)! < restMs;
