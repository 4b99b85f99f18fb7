import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { ReservationNews, type ReservationNotice } from '../../../providers/reservation-news.port.ts';
import type { ReservationEventEntity } from './reservation-event.entity.ts';
import { ReservationEventRepository } from './reservation-event.repository.ts';

type About = Pick<ReservationEventEntity, 'guestName' | 'source' | 'startDate' | 'endDate'>;

/** Stores events of the property system, with the guest and the source, which events do not have. */
@Injectable()
export class ReservationFeed extends ReservationNews {
  constructor(
    private readonly events: ReservationEventRepository,
    private readonly property: PropertySystem,
    private readonly erased: ErasedSubjects,
  ) {
    super();
  }

  /** @throws ProviderError when the guest cannot be looked up; the event is stored all the same */
  async record(mode: Mode, what: ReservationNotice): Promise<void> {
    const key = `${mode} ${what.key}`;
    await this.events.insertIfMissing({ ...what, mode, key });
    const { guestName, source, startDate, endDate } = await this.about(mode, what.reservationId);
    const dates = { startDate: what.startDate ?? startDate, endDate: what.endDate ?? endDate };
    await this.events.update(key, { guestName, source, ...dates });
  }

  /** A reservation that was booked here is known; for another the property system is asked. */
  private async about(mode: Mode, reservationId: string): Promise<About> {
    const ours = await this.events.findBookingPayment(mode, reservationId);
    if (ours) {
      const { guestName, startDate, endDate } = ours.metadata as Record<string, string>;
      return { guestName: guestName ?? null, source: null, startDate: startDate ?? null, endDate: endDate ?? null };
    }
    const { guestName, source, startDate, endDate } = await this.property.getReservation(mode, reservationId);
    const isErased = await this.erased.has({ kind: 'reservation', id: reservationId });
    return { guestName: isErased ? null : guestName, source: source || null, startDate, endDate };
  }
}
