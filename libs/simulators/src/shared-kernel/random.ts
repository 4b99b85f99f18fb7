import { createHash } from 'node:crypto';

/** A repeatable source of chance: the same seed gives the same sequence. */
export type Random = {
  /** 0 ≤ x < 1 */
  fraction(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks a key by its weight; weights need not add up to 1. */
  pickWeighted<K extends string>(weights: Readonly<Record<K, number>>): K;
};

/** Makes a repeatable source of chance from any text (mulberry32 over a hash of it). */
export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);

  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  return {
    fraction,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[Math.floor(fraction() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    pickWeighted: (weights) => pickWeighted(weights, fraction()),
  };
}

function pickWeighted<K extends string>(weights: Readonly<Record<K, number>>, fraction: number): K {
  const entries = Object.entries<number>(weights).filter(([, weight]) => weight > 0) as [K, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = fraction * total;
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  const last = entries.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last[0];
}
