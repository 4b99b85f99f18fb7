import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { reservationEventEndpoints as endpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import type { RowCount } from '@booking/contracts/row-count';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { readSort } from '../../../platform/http/lists/sort.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ListExports } from '../../people/list-exports/list-exports.service.ts';
import { ModeService } from '../mode/mode.service.ts';
import { reservationEventColumns, ReservationEventsService } from './reservation-events.service.ts';

type Asked = InputOf<typeof endpoints.list>['query']['sort'];

const sortOf = (asked: Asked) => readSort<'createdAt', 'createdAt'>(asked, 'createdAt');

@Controller()
export class ReservationEventsController {
  constructor(
    private readonly reservations: ReservationEventsService,
    private readonly exports: ListExports,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.list)
  async list(
    @Input() { query: { limit, cursor, sort, ...filter } }: InputOf<typeof endpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReservationEvent[]> {
    const mode = await this.modes.current();
    const after = readCursor(cursor, sort);
    const { events, next } = await this.reservations.page(mode, limit, filter, sortOf(sort), after);
    linkNext(request, reply, next);
    return events;
  }

  @Route(endpoints.count)
  async count(@Input() { query }: InputOf<typeof endpoints.count>): Promise<RowCount> {
    return this.reservations.count(await this.modes.current(), query);
  }

  @Route(endpoints.export)
  async export(
    @Input() { query: { format, ...filter } }: InputOf<typeof endpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const mode = await this.modes.current();
    const found = this.reservations.pages(mode, filter, sortOf(filter.sort));
    const about = { by: request.user!, what: 'reservations', name: 'reservation-events', mode, format } as const;
    await this.exports.send(reply, { ...about, filter }, found, reservationEventColumns);
  }
}
