import type { Head } from '../audit-chain/head-files.repository.ts';

/** Where the log begins after older events were forgotten. */
export type Checkpoint = {
  place: number;
  hash: Buffer;
  at: Date;
  /** When the newest forgotten event happened, and how many days were kept; unknown of what versions before this one forgot. */
  youngest: Date | null;
  keptDays: number | null;
};

const dayMs = 24 * 3_600_000;
/** What Settings allow at least (libs/contracts/src/hotel/settings.ts). */
const fewestDays = 90;
/** For clocks that differ, as the database allows. */
const toleranceDays = 1;

/**
 * Why the events that were removed should not have been: they were younger than the retention period.
 * @param before up to when the log says it forgot  @param logged the days that were kept then, as the log tells
 */
export function problemOfForgetting(
  { place, hash, at, youngest, keptDays }: Checkpoint,
  before: Date,
  logged: number,
  noted: readonly Head[],
): string | null {
  const days = Math.max(fewestDays, keptDays ?? fewestDays, logged);
  const isYoung = (moment: Date): boolean => at.getTime() - moment.getTime() < (days - toleranceDays) * dayMs;
  const tooEarly = `What was forgotten up to place ${place} was younger than the ${days} days that are kept.`;
  if (isYoung(youngest ?? before) || isYoung(before)) return tooEarly;
  // what was noted outside tells when events happened, whatever the database says today
  if (noted.some((head) => head.at && head.place <= place && isYoung(new Date(head.at)))) return tooEarly;
  const known = noted.find((head) => head.place === place);
  return known && known.hash !== hash.toString('hex')
    ? `What was forgotten up to place ${place} was written anew before.`
    : null;
}
