import type { BookedStay } from '@booking/contracts/booked-stay';

/** How texts end that did not arrive. */
const lost = ['failed', 'refused', 'undelivered', 'unreachable'];

type Texts = {
  /** What became of each text that confirms it, the newest first. */
  statuses: readonly string[];
  isOptedOut: boolean;
  /** Whether it was noted that the guest could not be told. */
  hasProblem: boolean;
};

/** What a guest may be promised of the text that confirms a booking: that it was sent only where it was. */
export function toldByText({ statuses, isOptedOut, hasProblem }: Texts): BookedStay['text'] {
  if (statuses.includes('delivered')) return 'delivered';
  if (statuses.some((status) => !lost.includes(status))) return 'sent';
  if (isOptedOut) return 'opted_out';
  return statuses.length > 0 || hasProblem ? 'failed' : 'waiting';
}
