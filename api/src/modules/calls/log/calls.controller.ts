import { Controller, Req, Res } from '@nestjs/common';
import { type CallDetail, callEndpoints, type CallLog } from '@booking/contracts/calls';
import { dashboardEndpoints, type EnhancedCallLog } from '@booking/contracts/dashboard';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders } from '../../../platform/http/lists/table-file.mapper.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { CallFilterChoices } from './call-filter-choices.service.ts';
import { CallList } from './call-list.service.ts';
import { CallsService } from './calls.service.ts';
import { toCallFile } from './call-export.mapper.ts';
import { CallReconciliation } from '../call-events/reconcile.service.ts';

@Controller()
export class CallsController {
  constructor(
    private readonly calls: CallsService,
    private readonly lists: CallList,
    private readonly filterChoices: CallFilterChoices,
    private readonly modes: ModeService,
    private readonly missed: CallReconciliation,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  @Route(callEndpoints.list)
  async list(
    @Input() { query }: InputOf<typeof callEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CallLog[]> {
    const { limit, cursor, ...filter } = query;
    const { calls, next } = await this.lists.page(await this.inMode(filter), limit, readCursor(cursor));
    linkNext(request, reply, next);
    return calls;
  }

  @Route(callEndpoints.choices)
  async choices(
    @Input() { query }: InputOf<typeof callEndpoints.choices>,
  ): Promise<AnswerOf<typeof callEndpoints.choices>> {
    return this.filterChoices.of((await this.inMode(query)).mode);
  }

  @Route(dashboardEndpoints.recentCalls)
  async recent(
    @Input() { query }: InputOf<typeof dashboardEndpoints.recentCalls>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EnhancedCallLog[]> {
    const { limit, cursor } = query;
    const filter = { ...(await this.inMode({})), withoutChats: true };
    const { calls, next } = await this.lists.page(filter, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return calls.map(({ id, caller, timestamp, outcome, duration, cost }) => ({
      id,
      caller,
      timestamp,
      outcome,
      duration,
      cost,
    }));
  }

  @Route(callEndpoints.reconcile)
  reconcile(): Promise<AnswerOf<typeof callEndpoints.reconcile>> {
    return this.missed.run();
  }

  @Route(callEndpoints.export)
  async export(
    @Input() { query }: InputOf<typeof callEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { format, mode: wanted, ...filter } = query;
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const { mode } = await this.inMode({ mode: wanted });
    const about = { by: request.user!, what: 'calls', mode, format, filter };
    const pages = await this.audit.export(about, this.lists.pages({ ...filter, mode }));
    const name = `call-logs-${mode}-${hotelDate(this.clock.now(), zone)}`;
    await reply.headers(fileHeaders(name, format)).send(toCallFile(format, pages, zone));
  }

  @Route(callEndpoints.detail)
  detail(@Input() { params }: InputOf<typeof callEndpoints.detail>): Promise<CallDetail> {
    return this.calls.detail(params.id);
  }

  private async inMode<Filter extends { mode?: Mode | undefined }>(filter: Filter): Promise<Filter & { mode: Mode }> {
    return { ...filter, mode: filter.mode ?? (await this.modes.current()) };
  }
}
