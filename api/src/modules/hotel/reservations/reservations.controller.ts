import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { reservationEndpoints, type ReservationNow } from '@booking/contracts/reservations';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../mode/mode.service.ts';
import { ReservationsService } from './reservations.service.ts';

@Controller()
export class ReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly modes: ModeService,
  ) {}

  @Route(reservationEndpoints.read)
  async read(@Input() { params: { id } }: InputOf<typeof reservationEndpoints.read>): Promise<ReservationNow> {
    return this.reservations.get(await this.modes.current(), id);
  }
}
