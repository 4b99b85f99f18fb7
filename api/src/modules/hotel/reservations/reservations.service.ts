import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ReservationNow } from '@booking/contracts/reservations';
import { PropertySystem } from '../../../providers/property-system.port.ts';

/** Reservations as the property system has them at this moment; nothing of them is stored here. */
@Injectable()
export class ReservationsService {
  constructor(private readonly property: PropertySystem) {}

  /** With its notes. @throws ProviderError */
  async get(mode: Mode, reservationId: string): Promise<ReservationNow> {
    const [reservation, notes] = await Promise.all([
      this.property.getReservation(mode, reservationId),
      this.property.listNotes(mode, reservationId),
    ]);
    const { id, status, guestName, email, phone, startDate, endDate, adults, children } = reservation;
    const { roomTypeName, roomName, totalCents, paidCents, balanceCents } = reservation;
    return {
      ...{ id, status, guestName, email, phone, startDate, endDate, adults, children },
      ...{ roomTypeName, roomName, totalCents, paidCents, balanceCents, notes },
    };
  }
}
