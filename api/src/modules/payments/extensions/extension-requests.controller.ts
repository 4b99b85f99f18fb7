import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import type { RowCount } from '@booking/contracts/row-count';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { readSort } from '../../../platform/http/lists/sort.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { ListExports } from '../../people/list-exports/list-exports.service.ts';
import { extensionColumns } from './extension-request.mapper.ts';
import { ExtensionRequestsService } from './extension-requests.service.ts';

@Controller()
export class ExtensionRequestsController {
  constructor(
    private readonly extensions: ExtensionRequestsService,
    private readonly exports: ListExports,
    private readonly modes: ModeService,
  ) {}

  @Route(extensionEndpoints.list)
  async list(
    @Input() { query: { q, status, sort, limit, cursor } }: InputOf<typeof extensionEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExtensionRequest[]> {
    const order = readSort<'createdAt', 'createdAt'>(sort, 'createdAt', q);
    const after = readCursor(cursor, sort);
    const filter = { mode: await this.modes.current(), q, status };
    const { requests, next } = await this.extensions.page(filter, order, limit, after);
    linkNext(request, reply, next);
    return requests;
  }

  @Route(extensionEndpoints.count)
  async count(@Input() { query }: InputOf<typeof extensionEndpoints.count>): Promise<RowCount> {
    return this.extensions.count({ ...query, mode: await this.modes.current() });
  }

  @Route(extensionEndpoints.export)
  async export(
    @Input() { query: { format, sort, q, status } }: InputOf<typeof extensionEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const mode = await this.modes.current();
    const found = this.extensions.pages({ mode, q, status }, readSort<'createdAt', 'createdAt'>(sort, 'createdAt', q));
    const about = { by: request.user!, what: 'extensions', name: 'extension-requests', mode, format } as const;
    await this.exports.send(reply, { ...about, filter: { q, status, sort } }, found, extensionColumns);
  }

  @Route(extensionEndpoints.retry)
  retry(@Input() { params }: InputOf<typeof extensionEndpoints.retry>): Promise<ExtensionRequest> {
    return this.extensions.retry(params.id);
  }
}
