import type { PrecheckinSession } from '@booking/contracts/precheckin';

const latestMs = 30 * 60_000;
const againMs = 15_000;
const submittedMs = 30_000;

type Session = Pick<PrecheckinSession, 'checkedIn' | 'isSubmitted' | 'checkIn'>;

/**
 * In how many ms to look again at a pre-check-in that changes by itself: when check-in should open by the phone's clock, which may be
 * wrong, or now and then while reception finishes it. `false` when it only changes by what the guest does.
 */
export function nextLook({ checkedIn, isSubmitted, checkIn }: Session, now: number): number | false {
  if (checkedIn) return false;
  if (isSubmitted) return submittedMs;
  if (checkIn.state !== 'early') return false;
  const untilOpen = Date.parse(checkIn.opensAt) - now;
  return untilOpen > 0 ? Math.min(untilOpen, latestMs) : againMs;
}
