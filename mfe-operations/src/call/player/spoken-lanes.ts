import type { CallDetail } from '@booking/contracts/calls';

type Turn = Pick<CallDetail['turns'][number], 'speaker' | 'startedMs' | 'durationMs'>;

/** How loud each side is in one part of a recording, from 0 to 1. */
export type Bar = { assistant: number; guest: number };

/** Where only the times of turns are known. */
const outlineHeight = 0.4;

/** The turn that is spoken at a time; a turn whose length is unknown lasts until the next one. */
export function turnAt<Each extends Turn>(turns: readonly Each[], ms: number): Each | undefined {
  const begun = turns.findLastIndex(({ startedMs }) => startedMs !== null && startedMs <= ms);
  const turn = turns[begun];
  if (!turn) return undefined;
  const end = turn.durationMs === null ? Infinity : turn.startedMs! + turn.durationMs;
  return ms < end ? turn : undefined;
}

/**
 * What is drawn of a recording. Two channels are the caller on the left and the assistant on the right; one channel belongs to
 * whoever speaks by the times of the turns, and without a recording these times are all there is.
 * @param peaks the loudest of each part, by channel
 */
export function toBars(
  peaks: readonly (readonly number[])[] | undefined,
  turns: readonly Turn[],
  seconds: number,
  count: number,
): Bar[] {
  const [left, right] = peaks ?? [];
  return Array.from({ length: count }, (_, index) => {
    const speaker = turnAt(turns, ((index + 0.5) / count) * seconds * 1000)?.speaker;
    if (left && right) return { guest: left[index] ?? 0, assistant: right[index] ?? 0 };
    const loudness = left ? (left[index] ?? 0) : outlineHeight;
    return { guest: speaker === 'guest' ? loudness : 0, assistant: speaker === 'assistant' ? loudness : 0 };
  });
}

/** The loudest of each of so many parts, where the loudest of all is 1. */
export function peaksOf(samples: ArrayLike<number>, count: number): number[] {
  const peaks = Array.from({ length: count }, (_, index) => {
    const end = Math.floor(((index + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((index * samples.length) / count); at < end; at += 1) {
      peak = Math.max(peak, Math.abs(samples[at]!));
    }
    return peak;
  });
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
