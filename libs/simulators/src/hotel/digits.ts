import type { Random } from '../shared-kernel/random.ts';

/** A number of so many digits as text, as the property system writes its ids; never with a zero in front. */
export function digits(random: Random, length: number): string {
  return Array.from({ length }, (_, index) => String(random.between(index === 0 ? 1 : 0, 9))).join('');
}
