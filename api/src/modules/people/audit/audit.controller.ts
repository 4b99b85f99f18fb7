import { Controller, Req, Res } from '@nestjs/common';
import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { hotelDate } from '@booking/hotel/hotel-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders, tableFile } from '../../../platform/http/lists/table-file.mapper.ts';
import { AuditEvents } from './audit-events.service.ts';
import { AuditLog } from './audit-log.service.ts';

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
    @Input() { query: { limit, cursor, ...filter } }: InputOf<typeof auditEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEvent[]> {
    const { events, next } = await this.events.page(filter, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return events;
  }

  @Route(auditEndpoints.choices)
  choices(): Promise<AnswerOf<typeof auditEndpoints.choices>> {
    return this.events.choices();
  }

  /** Times are UTC, as the log keeps them. */
  @Route(auditEndpoints.export)
  async export(
    @Input() { query: { format, ...filter } }: InputOf<typeof auditEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const about = { by: request.user!, what: 'audit', format, filter };
    const pages = await this.audit.export(about, this.events.pages(filter));
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
