import type { InboundEvent } from '@booking/contracts/webhooks';
import type { InboundEventEntity } from './inbound-event.entity.ts';

/** An event as staff are shown it. */
export const toInboundEvent = (event: Omit<InboundEventEntity, 'payload'>): InboundEvent => {
  const { id, provider, kind, status, attempts, lastError, receivedAt } = event;
  return { id, provider, kind, status, attempts, lastError, receivedAt: receivedAt.toISOString() };
};
