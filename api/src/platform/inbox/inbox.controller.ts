import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import { Input, Route } from '../http/route.ts';
import type { InboundEventEntity } from './inbound-event.entity.ts';
import { Inbox } from './inbox.ts';

const toInboundEvent = ({
  id,
  provider,
  kind,
  status,
  attempts,
  lastError,
  receivedAt,
}: InboundEventEntity): InboundEvent => ({
  id,
  provider,
  kind,
  status,
  attempts,
  lastError,
  receivedAt: receivedAt.toISOString(),
});

@Controller()
export class InboxController {
  constructor(private readonly inbox: Inbox) {}

  @Route(webhookEndpoints.dead)
  async dead(): Promise<InboundEvent[]> {
    return (await this.inbox.dead(100)).map(toInboundEvent);
  }

  @Route(webhookEndpoints.replay)
  async replay(@Input() { params }: InputOf<typeof webhookEndpoints.replay>): Promise<InboundEvent> {
    return toInboundEvent(await this.inbox.replay(params.id));
  }
}
