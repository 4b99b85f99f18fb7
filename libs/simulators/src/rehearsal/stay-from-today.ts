import type { Stay } from '../callers/scene.ts';
import { addDays, daysBetween } from '../shared-kernel/plain-date.ts';

/**
 * A stay that was asked for on a past `day`, as far ahead of `today` as it was of that day: the hotel sells no nights that
 * are over, so who calls in the past asks for what is free now.
 */
export function stayFromToday({ startDate, endDate, ...party }: Stay, day: string, today: string): Stay {
  const days = daysBetween(day, today);
  return { ...party, startDate: addDays(startDate, days), endDate: addDays(endDate, days) };
}
