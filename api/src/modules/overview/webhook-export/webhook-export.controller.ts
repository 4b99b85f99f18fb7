import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints, type InboundEvent } from '@booking/contracts/webhooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSort } from '../../../platform/http/lists/sort.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { toInboundEvent } from '../../../platform/inbox/inbound-event.mapper.ts';
import { Inbox, type ListedEvent } from '../../../platform/inbox/inbox.service.ts';
import { ListExports, type FileColumns } from '../../people/list-exports/list-exports.service.ts';

const columns: FileColumns<InboundEvent> = (time) => [
  ['id', ({ id }) => id],
  ['received', ({ receivedAt }) => time(receivedAt)],
  ['provider', ({ provider }) => provider],
  ['event', ({ kind }) => kind],
  ['status', ({ status }) => String(status)],
  ['attempts', ({ attempts }) => attempts],
  ['error', ({ lastError }) => lastError],
];

async function* shown(pages: AsyncIterable<ListedEvent[]>): AsyncIterable<InboundEvent[]> {
  for await (const page of pages) yield page.map(toInboundEvent);
}

/** Apart from the inbox, which knows no audit log. */
@Controller()
export class WebhookExportController {
  constructor(
    private readonly inbox: Inbox,
    private readonly exports: ListExports,
  ) {}

  @Route(webhookEndpoints.export)
  async export(
    @Input() { query: { format, ...asked } }: InputOf<typeof webhookEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { sort, ...filter } = asked;
    const found = this.inbox.pages(filter, readSort<'receivedAt', 'receivedAt'>(sort, 'receivedAt'));
    const about = { by: request.user!, what: 'webhooks', name: 'webhook-events', format } as const;
    await this.exports.send(reply, { ...about, filter: asked }, shown(found), columns);
  }
}
