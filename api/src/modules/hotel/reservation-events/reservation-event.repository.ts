import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { RowCount } from '@booking/contracts/row-count';
import type { ReservationEventKind } from '@booking/contracts/reservation-events';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import { countRowsOf } from '../../../platform/database/keyset-search/row-count.query.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import type { Sort } from '../../../platform/http/lists/sort.rule.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { ReservationEventEntity } from './reservation-event.entity.ts';

export type ReservationEventFilter = { kind?: ReservationEventKind | undefined; reservationId?: string | undefined };
export type ReservationEventSort = Sort<'createdAt'>;
export type EventOfCall = { event: ReservationEventEntity; callId: string | null };

type NewEvent = Omit<ReservationEventEntity, 'id' | 'guestName' | 'source'>;

/**
 * The call behind an event: the one of the paid booking, or one that changed the reservation within two minutes. It is looked up
 * on read, because the event of a booking may arrive before the booking is stored.
 */
const callId = `
  CASE event.kind WHEN 'created' THEN (
    SELECT payment.call_id FROM payment
    WHERE payment.mode = event.mode AND payment.reservation_id = event.reservation_id AND payment.purpose = 'booking'
    ORDER BY payment.created_at LIMIT 1
  ) ELSE (
    SELECT deed.call_id FROM reservation_deed deed
    WHERE deed.reservation_id = event.reservation_id AND deed.mode = event.mode
      AND deed.at BETWEEN event.at - interval '2 minutes' AND event.at + interval '2 minutes'
    ORDER BY abs(extract(epoch FROM deed.at - event.at)) LIMIT 1
  ) END`;

/** The table `reservation_event`. */
@Injectable()
export class ReservationEventRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(ReservationEventEntity) private readonly events: Repository<ReservationEventEntity>,
  ) {}

  async list(
    mode: Mode,
    limit: number,
    filter: ReservationEventFilter,
    { direction }: ReservationEventSort,
    after?: Cursor,
  ): Promise<EventOfCall[]> {
    const query = this.fitting(mode, filter)
      .addSelect(callId, 'call_id')
      .orderBy('event.at', direction)
      .addOrderBy('event.id', direction)
      .limit(limit);
    if (after) query.andWhere(`(event.at, event.id) ${direction === 'ASC' ? '>' : '<'} (:at, :id)`, after);
    const { entities, raw } = await query.getRawAndEntities<{ call_id: string | null }>();
    return entities.map((event, index) => ({ event, callId: raw[index]!.call_id }));
  }

  /** As staff are told. */
  count(mode: Mode, filter: ReservationEventFilter): Promise<RowCount> {
    return countRowsOf(this.database, this.fitting(mode, filter).select('event.id', 'id'));
  }

  async insertIfMissing(event: NewEvent): Promise<void> {
    await this.events.createQueryBuilder().insert().values(event).orIgnore().execute();
  }

  async update(key: string, change: Partial<ReservationEventEntity>): Promise<void> {
    await this.events.update({ key }, change);
  }

  /** The payment of a reservation that was booked here. */
  findBookingPayment(mode: Mode, reservationId: string): Promise<PaymentEntity | null> {
    const where = { mode, reservationId, purpose: 'booking' } as const;
    return this.database.manager.findOne(PaymentEntity, { where, order: { createdAt: 'ASC' } });
  }

  private fitting(
    mode: Mode,
    { kind, reservationId }: ReservationEventFilter,
  ): SelectQueryBuilder<ReservationEventEntity> {
    const query = this.events.createQueryBuilder('event').where('event.mode = :mode', { mode });
    if (kind) query.andWhere('event.kind = :kind', { kind });
    if (reservationId) query.andWhere('event.reservationId = :reservationId', { reservationId });
    return query;
  }
}
