import type { GuestEvent } from '@booking/contracts/guests';
import type { Unlisted } from '@booking/contracts/labels';

export const states: Record<Exclude<GuestEvent['state'], Unlisted>, string> = {
  done: 'Done',
  waiting: 'Waiting',
  stuck: 'Needs attention',
  ended: 'Over',
};

/** What a timeline says. */
export const words = { copy: 'Copy confirmation' } as const;
