import type { UptimeSlot } from '@booking/contracts/integrations';

export type SlotTone = 'good' | 'warning' | 'bad' | 'empty';

/** How the checks of a stretch of time went: all good, some failed, all failed, or there were none. */
export function slotTone({ checks, failed }: UptimeSlot): SlotTone {
  if (checks === 0) return 'empty';
  if (failed === 0) return 'good';
  return failed < checks ? 'warning' : 'bad';
}

/** The share of good checks in words; rounded down, so that 100% means every one. */
export function uptimeSummary(slots: readonly UptimeSlot[]): string {
  const checks = slots.reduce((sum, slot) => sum + slot.checks, 0);
  const failed = slots.reduce((sum, slot) => sum + slot.failed, 0);
  if (checks === 0) return 'No checks in the last 24 hours';
  const percent = Math.floor(((checks - failed) * 1000) / checks) / 10;
  return `Good in ${percent}% of checks in the last 24 hours`;
}
