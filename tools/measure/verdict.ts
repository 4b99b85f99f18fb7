/** Half of the answers came within p50, 95 of a hundred within p95, in milliseconds; each has so many rows. */
export type Speed = { p50: number; p95: number; rows: number };

export type Verdict = { ratio: number; isFast: boolean; isLevel: boolean };

const slowest = 100;
const steepest = 1.5;
const noise = 5;

/** The smallest of the values that at least this percentage of them do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!;
}

export const speedOf = ({ times, rows }: { times: readonly number[]; rows: number }): Speed => ({
  p50: percentile(times, 50),
  p95: percentile(times, 95),
  rows,
});

/**
 * Whether an answer keeps its budget: at the large size under 100 ms at p95, and at most 1.5 times what it takes at the small one,
 * where a difference below 5 ms is noise. An answer with more rows than the small size has is not the same one.
 */
export function verdictOf(small: Speed, large: Speed): Verdict {
  const ratio = large.p95 / small.p95;
  return {
    ratio,
    isFast: large.p95 < slowest,
    isLevel: ratio <= steepest || large.p95 - small.p95 < noise || large.rows > small.rows,
  };
}

export const isKept = ({ isFast, isLevel }: Verdict): boolean => isFast && isLevel;

/** Half of the answers came too late: no quieter moment makes up for that. */
export const isHopeless = ({ p50 }: Speed): boolean => p50 >= slowest;
