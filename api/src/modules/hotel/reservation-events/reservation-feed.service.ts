import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { ReservationNews, type ReservationHappening } from '../../../providers/reservation-news.port.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { ReservationEventEntity } from './reservation-event.entity.ts';

type About = Pick<ReservationEventEntity, 'guestName' | 'source' | 'startDate' | 'endDate'>;

/** Keeps what the property system tells of reservations, and who it is about, which it does not tell. */
@Injectable()
export class ReservationFeed extends ReservationNews {
  constructor(
    @InjectRepository(ReservationEventEntity) private readonly reservationEvents: Repository<ReservationEventEntity>,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly property: PropertySystem,
    private readonly erased: ErasedSubjects,
  ) {
    super();
  }

  /** @throws ProviderError when it cannot be asked who it is about; what happened is kept all the same */
  async happened(mode: Mode, what: ReservationHappening): Promise<void> {
    const key = `${mode} ${what.key}`;
    await this.reservationEvents
      .createQueryBuilder()
      .insert()
      .values({ ...what, mode, key })
      .orIgnore()
      .execute();
    const { guestName, source, startDate, endDate } = await this.about(mode, what.reservationId);
    const dates = { startDate: what.startDate ?? startDate, endDate: what.endDate ?? endDate };
    await this.reservationEvents.update({ key }, { guestName, source, ...dates });
  }

  /** A reservation we made is known here; for another the property system is asked. */
  private async about(mode: Mode, reservationId: string): Promise<About> {
    const ours = await this.payments.findOne({
      where: { mode, reservationId, purpose: 'booking' },
      order: { createdAt: 'ASC' },
    });
    if (ours) {
      const { guestName, startDate, endDate } = ours.metadata as Record<string, string>;
      return { guestName: guestName ?? null, source: null, startDate: startDate ?? null, endDate: endDate ?? null };
    }
    const { guestName, source, startDate, endDate } = await this.property.reservation(mode, reservationId);
    const isErased = await this.erased.has({ kind: 'reservation', id: reservationId });
    return { guestName: isErased ? null : guestName, source: source || null, startDate, endDate };
  }
}
