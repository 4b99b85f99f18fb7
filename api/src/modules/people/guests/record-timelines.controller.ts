import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { GuestEvent } from '@booking/contracts/guests';
import { timelineEndpoints as endpoints } from '@booking/contracts/timelines';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { RecordTimelines } from './record-timelines.service.ts';

@Controller()
export class RecordTimelinesController {
  constructor(
    private readonly timelines: RecordTimelines,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.ofPayment)
  async ofPayment(
    @Input() { params }: InputOf<typeof endpoints.ofPayment>,
    @Req() { user }: FastifyRequest,
  ): Promise<GuestEvent[]> {
    return this.timelines.ofPayment(await this.modes.current(), params.id, user!.role);
  }

  @Route(endpoints.ofReservation)
  async ofReservation(
    @Input() { params }: InputOf<typeof endpoints.ofReservation>,
    @Req() { user }: FastifyRequest,
  ): Promise<GuestEvent[]> {
    return this.timelines.ofReservation(await this.modes.current(), params.id, user!.role);
  }
}
