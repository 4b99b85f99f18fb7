import { Controller, Req, Res } from '@nestjs/common';
import { type CallDetail, callEndpoints, type CallLog } from '@booking/contracts/calls';
import { dashboardEndpoints, type EnhancedCallLog } from '@booking/contracts/dashboard';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { RowCount } from '@booking/contracts/row-count';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { fileHeaders } from '../../../platform/http/lists/table-file.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { CallExportService } from './call-export.service.ts';
import { readCallCursor, readCallSort } from './call-sort.rule.ts';
import { CallsService } from './calls.service.ts';

@Controller()
export class CallsController {
  constructor(
    private readonly calls: CallsService,
    private readonly exports: CallExportService,
  ) {}

  @Route(callEndpoints.list)
  async list(
    @Input() { query }: InputOf<typeof callEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CallLog[]> {
    const { limit, cursor, sort: asked, ...filter } = query;
    const sort = readCallSort(asked, filter);
    const { calls, next } = await this.calls.list(filter, sort, limit, readCallCursor(cursor, asked, sort));
    linkNext(request, reply, next);
    return calls;
  }

  @Route(callEndpoints.count)
  count(@Input() { query }: InputOf<typeof callEndpoints.count>): Promise<RowCount> {
    return this.calls.count(query);
  }

  @Route(dashboardEndpoints.recentCalls)
  async recent(
    @Input() { query }: InputOf<typeof dashboardEndpoints.recentCalls>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EnhancedCallLog[]> {
    const { calls, next } = await this.calls.listRecent(query.limit, readCursor(query.cursor));
    linkNext(request, reply, next);
    return calls;
  }

  @Route(callEndpoints.choices)
  choices(@Input() { query }: InputOf<typeof callEndpoints.choices>): Promise<AnswerOf<typeof callEndpoints.choices>> {
    return this.calls.getFilterChoices(query.mode);
  }

  @Route(callEndpoints.export)
  async export(
    @Input() { query }: InputOf<typeof callEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.exports.export(query, request.user!);
    await reply.headers(fileHeaders(name, query.format)).send(content);
  }

  @Route(callEndpoints.detail)
  detail(@Input() { params }: InputOf<typeof callEndpoints.detail>): Promise<CallDetail> {
    return this.calls.getDetail(params.id);
  }
}
