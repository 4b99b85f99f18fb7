import { formatDuration } from '@booking/hotel/duration';

/** How far into a call: "+24 s", "+1:05". */
export function timeInCall(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds < 60 ? `+${seconds} s` : `+${formatDuration(seconds)}`;
}
