import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { precheckinDeskEndpoints as endpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import type { RowCount } from '@booking/contracts/row-count';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { ListExports } from '../../people/list-exports/list-exports.service.ts';
import { precheckinColumns } from './listed-precheckin.mapper.ts';
import { PrecheckinListService } from './precheckin-list.service.ts';
import { readPrecheckinCursor, readPrecheckinSort } from './precheckin-sort.rule.ts';

/** Pre-check-ins as a list, and as its file. */
@Controller()
export class PrecheckinListController {
  constructor(
    private readonly precheckins: PrecheckinListService,
    private readonly exports: ListExports,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.list)
  async list(
    @Input() { query: { limit, cursor, sort: asked, ...filter } }: InputOf<typeof endpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedPrecheckin[]> {
    const sort = readPrecheckinSort(asked, filter);
    const after = readPrecheckinCursor(cursor, asked, sort);
    const { precheckins, next } = await this.precheckins.page(await this.modes.current(), limit, filter, sort, after);
    linkNext(request, reply, next);
    return precheckins;
  }

  @Route(endpoints.count)
  async count(@Input() { query }: InputOf<typeof endpoints.count>): Promise<RowCount> {
    return this.precheckins.count(await this.modes.current(), query);
  }

  @Route(endpoints.export)
  async export(
    @Input() { query: { format, ...asked } }: InputOf<typeof endpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const mode = await this.modes.current();
    const { sort, ...filter } = asked;
    const found = this.precheckins.pages(mode, filter, readPrecheckinSort(sort, filter));
    const about = { by: request.user!, what: 'precheckins', name: 'pre-check-ins', mode, format } as const;
    await this.exports.send(reply, { ...about, filter: asked }, found, precheckinColumns);
  }
}
