import type { NotBookedReason } from '@booking/contracts/call-insights';
import type { CallEnding } from '../lessons/call-lesson.entity.ts';

/** How far a call came that wanted a room and did not book. */
export type WayOfCall = {
  /** Something of it can still be paid, or is on its way from a bank. */
  isOpen: boolean;
  hasPayment: boolean;
  isPaymentFailed: boolean;
  isPaymentOpened: boolean;
  isPaymentSent: boolean;
  hasLink: boolean;
  isLinkOpened: boolean;
  isLinkSent: boolean;
  foundNoRoom: boolean;
  mindedPrice: boolean;
  toolFailed: boolean;
  ending: CallEnding;
};

/** Why it was not booked: what it came to last counts, and what was said only where it came to no link. */
export function whyNotBooked(way: WayOfCall): NotBookedReason {
  if (way.isOpen) return 'still_open';
  if (way.hasPayment) {
    if (way.isPaymentFailed) return 'payment_failed';
    if (way.isPaymentOpened) return 'not_paid';
    return way.isPaymentSent ? 'link_not_opened' : 'link_not_sent';
  }
  if (way.hasLink) {
    if (way.isLinkOpened) return 'link_not_finished';
    return way.isLinkSent ? 'link_not_opened' : 'link_not_sent';
  }
  if (way.foundNoRoom) return 'no_room';
  if (way.mindedPrice) return 'price';
  if (way.toolFailed) return 'tool_failed';
  if (way.ending === 'transferred') return 'transferred';
  return way.ending === 'hung_up' ? 'hung_up' : 'undecided';
}
