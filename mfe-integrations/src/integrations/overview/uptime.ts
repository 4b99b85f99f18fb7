import type { UptimeSlot } from '@booking/contracts/integrations';
import { timeInWords } from '@booking/hotel/date-in-words';
import { words } from '../integrations.words.ts';

export type SlotTone = 'good' | 'warning' | 'bad' | 'empty';

const halfHour = 30 * 60_000;

/** The 48 half hours up to now, oldest first; one in which nothing was checked has no checks. */
export function lastDay(slots: readonly UptimeSlot[], now: Date): UptimeSlot[] {
  const known = new Map(slots.map((slot) => [Date.parse(slot.from), slot]));
  const newest = Math.floor(now.getTime() / halfHour) * halfHour;
  return Array.from({ length: 48 }, (_, at) => {
    const from = newest - (47 - at) * halfHour;
    return known.get(from) ?? { from: new Date(from).toISOString(), checks: 0, failed: 0, responseTime: null };
  });
}

/** How the checks of a stretch of time went: all good, some failed, all failed, or there were none. */
export function slotTone({ checks, failed }: UptimeSlot): SlotTone {
  if (checks === 0) return 'empty';
  if (failed === 0) return 'good';
  return failed < checks ? 'warning' : 'bad';
}

/** What a bar says while the pointer is on it. */
export function slotInWords({ from, checks, failed }: UptimeSlot, zone: string): string {
  // of its own day, so without the date
  const clock = (instant: number): string => timeInWords(new Date(instant), zone, new Date(instant));
  const start = Date.parse(from);
  const { slot, unchecked, allGood, someFailed } = words.uptime;
  const checked = failed === 0 ? allGood(checks) : someFailed(failed, checks);
  return slot(clock(start), clock(start + halfHour), checks === 0 ? unchecked : checked);
}

/** The share of good checks in words; rounded down, so that 100% means every one. */
export function uptimeSummary(slots: readonly UptimeSlot[]): string {
  const checks = slots.reduce((sum, slot) => sum + slot.checks, 0);
  const failed = slots.reduce((sum, slot) => sum + slot.failed, 0);
  if (checks === 0) return words.uptime.none;
  return words.uptime.share(Math.floor(((checks - failed) * 1000) / checks) / 10);
}
