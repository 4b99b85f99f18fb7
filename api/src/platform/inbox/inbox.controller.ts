import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { RowCount } from '@booking/contracts/row-count';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../http/lists/page-link.mapper.ts';
import { readSort } from '../http/lists/sort.rule.ts';
import { Input, Route } from '../http/route.decorator.ts';
import { toInboundEvent } from './inbound-event.mapper.ts';
import { Inbox } from './inbox.service.ts';

@Controller()
export class InboxController {
  constructor(private readonly inbox: Inbox) {}

  @Route(webhookEndpoints.events)
  async events(
    @Input() { query }: InputOf<typeof webhookEndpoints.events>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InboundEvent[]> {
    const { limit, cursor, sort, ...filter } = query;
    const order = readSort<'receivedAt', 'receivedAt'>(sort, 'receivedAt');
    const { rows, next } = await this.inbox.page(filter, order, limit, readCursor(cursor, sort));
    linkNext(request, reply, next);
    return rows.map(toInboundEvent);
  }

  @Route(webhookEndpoints.count)
  count(@Input() { query }: InputOf<typeof webhookEndpoints.count>): Promise<RowCount> {
    return this.inbox.count(query);
  }

  @Route(webhookEndpoints.dead)
  async dead(): Promise<InboundEvent[]> {
    return (await this.inbox.listNewest(100, { status: 'dead' })).map(toInboundEvent);
  }

  @Route(webhookEndpoints.replay)
  async replay(@Input() { params }: InputOf<typeof webhookEndpoints.replay>): Promise<InboundEvent> {
    return toInboundEvent(await this.inbox.replay(params.id));
  }
}
