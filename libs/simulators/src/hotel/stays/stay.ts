import { addDays, daysBetween } from '../../shared-kernel/plain-date.ts';

/** From the day of arrival to the day of departure (YYYY-MM-DD), whose night is not stayed. */
export type Stay = { from: string; to: string };

/** The dates of a stay's nights. */
export function nightsOf({ from, to }: Stay): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
}

/** Whether two stays have a night in common. */
export const overlaps = (a: Stay, b: Stay): boolean => a.from < b.to && b.from < a.to;
