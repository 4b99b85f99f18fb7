import type { InboundEvent } from '@booking/contracts/webhooks';
import type { Tone } from '@booking/ui/kit';
import { words } from '../integrations.words.ts';

const { done, pending, dead } = words.webhooks.statuses;

/** What becomes of an inbound event, in the words of the log. */
export const eventLooks: Record<InboundEvent['status'], readonly [tone: Tone, label: string]> = {
  pending: ['info', pending],
  done: ['good', done],
  dead: ['bad', dead],
};

/** The API counts the attempts that failed; the one that went well, or is under way, counts too. */
export const attemptsOf = ({ status, attempts }: Pick<InboundEvent, 'status' | 'attempts'>): number =>
  status === 'done' ? attempts + 1 : Math.max(1, attempts);
