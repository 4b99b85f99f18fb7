import { Controller } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { reservationEndpoints, type ReservationNow } from '@booking/contracts/reservations';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { ModeService } from '../mode/mode.service.ts';

@Controller()
export class ReservationsController {
  constructor(
    private readonly property: PropertySystem,
    private readonly modes: ModeService,
  ) {}

  @Route(reservationEndpoints.read)
  async read(@Input() { params: { id } }: InputOf<typeof reservationEndpoints.read>): Promise<ReservationNow> {
    const mode = await this.modes.current();
    const [reservation, notes] = await Promise.all([
      this.property.reservation(mode, id),
      this.property.notes(mode, id),
    ]);
    const { status, guestName, email, phone, startDate, endDate, adults, children } = reservation;
    const { roomTypeName, roomName, totalCents, paidCents, balanceCents } = reservation;
    return {
      ...{ id: reservation.id, status, guestName, email, phone, startDate, endDate, adults, children },
      ...{ roomTypeName, roomName, totalCents, paidCents, balanceCents, notes },
    };
  }
}
