import { formatDollars } from '@booking/hotel/money';

/** Callers do not remember more than this. */
const mostNamed = 5;

/** "$130" or "$130.50" from cents. */
export const spokenDollars = (cents: number): string => formatDollars(cents / 100).replace(/\.00$/, '');

/** "1 guest", "2 guests". */
export const spokenCount = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "A, B and 3 more"; the first five are named. */
export function spokenList(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
