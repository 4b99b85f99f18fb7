import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../http/page-link.ts';
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
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    if (found.length > limit && last) linkNext(request, reply, { at: last.receivedAt, id: last.id });
    return shown.map(toInboundEvent);
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
