import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, pageOf, readCursor } from '../http/lists/page-link.mapper.ts';
import { Input, Route } from '../http/route.decorator.ts';
import type { InboundEventEntity } from './inbound-event.entity.ts';
import { Inbox } from './inbox.service.ts';

const toInboundEvent = ({
  id,
  provider,
  kind,
  status,
  attempts,
  lastError,
  receivedAt,
}: Omit<InboundEventEntity, 'payload'>): InboundEvent => ({
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

  @Route(webhookEndpoints.events)
  async events(
    @Input() { query }: InputOf<typeof webhookEndpoints.events>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InboundEvent[]> {
    const { limit, cursor, ...filter } = query;
    const found = await this.inbox.newest(limit + 1, filter, readCursor(cursor)?.id);
    const { rows, next } = pageOf(found, limit, ({ receivedAt: at, id }) => ({ at, id }));
    linkNext(request, reply, next);
    return rows.map(toInboundEvent);
  }

  @Route(webhookEndpoints.dead)
  async dead(): Promise<InboundEvent[]> {
    return (await this.inbox.newest(100, { status: 'dead' })).map(toInboundEvent);
  }

  @Route(webhookEndpoints.replay)
  async replay(@Input() { params }: InputOf<typeof webhookEndpoints.replay>): Promise<InboundEvent> {
    return toInboundEvent(await this.inbox.replay(params.id));
  }
}
