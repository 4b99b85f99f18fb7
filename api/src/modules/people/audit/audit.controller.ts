import { Controller, Req, Res } from '@nestjs/common';
import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { RowCount } from '@booking/contracts/row-count';
import { hotelDate } from '@booking/hotel/hotel-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { readSort } from '../../../platform/http/lists/sort.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders, tableFile } from '../../../platform/http/lists/table-file.mapper.ts';
import { AuditEvents } from './audit-events.service.ts';
import { AuditLog } from './audit-log.service.ts';

type Asked = Pick<InputOf<typeof auditEndpoints.list>['query'], 'sort' | 'q'>;

const sortOf = ({ sort, q }: Asked) => readSort<'at', 'at'>(sort, 'at', q);

const json = (facts: object | null): string | null => facts && JSON.stringify(facts);

@Controller()
export class AuditController {
  constructor(
    private readonly events: AuditEvents,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  @Route(auditEndpoints.list)
  async list(
    @Input() { query: { limit, cursor, sort, ...filter } }: InputOf<typeof auditEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEvent[]> {
    const order = sortOf({ sort, q: filter.q });
    const { events, next } = await this.events.page(filter, order, limit, readCursor(cursor, sort));
    linkNext(request, reply, next);
    return events;
  }

  @Route(auditEndpoints.count)
  count(@Input() { query }: InputOf<typeof auditEndpoints.count>): Promise<RowCount> {
    return this.events.count(query);
  }

  @Route(auditEndpoints.choices)
  choices(): Promise<AnswerOf<typeof auditEndpoints.choices>> {
    return this.events.choices();
  }

  /** Times are UTC, as the log keeps them. */
  @Route(auditEndpoints.export)
  async export(
    @Input() { query: { format, ...asked } }: InputOf<typeof auditEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { sort: _, ...filter } = asked;
    const about = { by: request.user!, what: 'audit', format, filter: asked };
    const pages = await this.audit.export(about, this.events.pages(filter, sortOf(asked)));
    const file = tableFile(format, pages, [
      ['id', ({ id }) => id],
      ['at (UTC)', ({ at }) => at],
      ['by', ({ actor }) => actor.name ?? actor.kind],
      ['kind of actor', ({ actor }) => actor.kind],
      ['action', ({ action }) => action],
      ['subject', ({ subject }) => subject?.type ?? null],
      ['subject id', ({ subject }) => subject?.id ?? null],
      ['subject name', ({ subject }) => subject?.label ?? null],
      ['before', ({ before }) => json(before)],
      ['after', ({ after }) => json(after)],
      ['detail', ({ detail }) => json(detail)],
      ['request', ({ requestId }) => requestId],
      ['address', ({ address }) => address],
    ]);
    const name = `audit-log-${hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE)}`;
    await reply.headers(fileHeaders(name, format)).send(file);
  }
}
