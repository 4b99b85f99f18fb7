import type { InboundEvent } from '@booking/contracts/webhooks';
import type { Tone } from '@booking/ui/kit';

/** What becomes of an inbound event, in the words of the log. */
export const eventLooks: Record<InboundEvent['status'], readonly [tone: Tone, label: string]> = {
  pending: ['info', 'Pending'],
  done: ['good', 'Done'],
  dead: ['bad', 'Given up'],
};
