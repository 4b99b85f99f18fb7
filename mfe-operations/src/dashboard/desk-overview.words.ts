import type { AttentionKind } from '@booking/contracts/desk-overview';

/** What the cards of the front desk say. */
export const words = {
  conversion: {
    title: 'From Call to Payment',
    calls: 'Calls',
    links: 'Link sent',
    paid: 'Paid',
    share: (percent: number): string => `${percent}% of calls`,
    period: (days: number): string => `Last ${days} days`,
    what: 'the conversion',
  },
  attention: {
    title: 'Needs Attention',
    nothing: 'Nothing needs attention.',
    what: 'what needs attention',
    all: 'View all',
    unnamed: 'Guest without a name',
    more: (count: string): string => `${count} more`,
  },
} as const;

/** What did not happen, and how often. */
export const attentionWords: Record<AttentionKind, (count: string, isOne: boolean) => string> = {
  precheckin_missing: (count, isOne) => `${count} ${isOne ? 'arrival' : 'arrivals'} without pre-check-in`,
  link_unpaid: (count, isOne) => `${count} unpaid ${isOne ? 'link' : 'links'}`,
  sync_failed: (count, isOne) => `${count} paid ${isOne ? 'booking' : 'bookings'} not in Cloudbeds`,
  correction_open: (count, isOne) => `${count} ${isOne ? 'guest asks' : 'guests ask'} for a change`,
  confirmation_unsent: (count, isOne) => `${count} ${isOne ? 'confirmation' : 'confirmations'} not sent`,
};
