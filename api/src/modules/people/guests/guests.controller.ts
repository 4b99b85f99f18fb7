import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { guestEndpoints as endpoints, type Guest, type GuestPage } from '@booking/contracts/guests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { GuestsService } from './guests.service.ts';

type Query = InputOf<typeof endpoints.list>['query'];

/** The record whose guests are asked for, where one is. */
function recordIn({ call, payment, precheckin, reservation }: Query) {
  if (call !== undefined) return { kind: 'call', id: call } as const;
  if (payment !== undefined) return { kind: 'payment', id: payment } as const;
  if (precheckin !== undefined) return { kind: 'precheckin', id: precheckin } as const;
  return reservation === undefined ? undefined : ({ kind: 'reservation', id: reservation } as const);
}

@Controller()
export class GuestsController {
  constructor(
    private readonly guests: GuestsService,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.list)
  async list(
    @Input() { query }: InputOf<typeof endpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Guest[]> {
    const mode = await this.modes.current();
    const record = recordIn(query);
    if (record) return this.guests.ofRecord(mode, record);
    const { guests, next } = await this.guests.page(mode, query.q, query.limit, readCursor(query.cursor));
    linkNext(request, reply, next);
    return guests;
  }

  @Route(endpoints.page)
  async page(@Input() { params }: InputOf<typeof endpoints.page>, @Req() { user }: FastifyRequest): Promise<GuestPage> {
    return this.guests.get(await this.modes.current(), params.id, user!.role);
  }
}
