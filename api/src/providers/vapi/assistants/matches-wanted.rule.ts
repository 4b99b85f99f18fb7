import type { Json } from '../lenient-json.mapper.ts';

/** Whether `held` has everything that `wanted` says; what else it has does not matter. */
export function matchesWanted(held: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const same = Array.isArray(held) && held.length === wanted.length;
    return same && wanted.every((each, index) => matchesWanted(held[index], each));
  }
  if (wanted === null || typeof wanted !== 'object') return held === wanted;
  if (held === null || typeof held !== 'object') return false;
  return Object.entries(wanted).every(([key, value]) => matchesWanted((held as Json)[key], value));
}
