import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { reservationEventEndpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../mode/mode.service.ts';
import { ReservationEventsService } from './reservation-events.service.ts';

@Controller()
export class ReservationEventsController {
  constructor(
    private readonly reservations: ReservationEventsService,
    private readonly modes: ModeService,
  ) {}

  @Route(reservationEventEndpoints.list)
  async list(
    @Input() { query: { limit, cursor, ...filter } }: InputOf<typeof reservationEventEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReservationEvent[]> {
    const mode = await this.modes.current();
    const { events, next } = await this.reservations.page(mode, limit, filter, readCursor(cursor));
    linkNext(request, reply, next);
    return events;
  }
}
