import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ReservationEvent, ReservationEventKind } from '@booking/contracts/reservation-events';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { ReservationEventEntity } from './reservation-event.entity.ts';

type Filter = { kind?: ReservationEventKind | undefined; reservationId?: string | undefined };
type Page = { events: ReservationEvent[]; next: Cursor | undefined };

/**
 * Who made it by phone: the call that was paid for, or the one that did something to the reservation about then. It is looked up
 * as it is read, for news of a booking may come before its answer; where the property system says it came from is us, then.
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

/** What happened to reservations, newest first. */
@Injectable()
export class ReservationEventsService {
  constructor(
    @InjectRepository(ReservationEventEntity) private readonly reservationEvents: Repository<ReservationEventEntity>,
  ) {}

  async page(mode: Mode, limit: number, { kind, reservationId }: Filter, after?: Cursor): Promise<Page> {
    const query = this.reservationEvents
      .createQueryBuilder('event')
      .addSelect(callId, 'call_id')
      .where('event.mode = :mode', { mode })
      .orderBy('event.at', 'DESC')
      .addOrderBy('event.id', 'DESC')
      .limit(limit + 1);
    if (kind) query.andWhere('event.kind = :kind', { kind });
    if (reservationId) query.andWhere('event.reservationId = :reservationId', { reservationId });
    if (after) query.andWhere('(event.at, event.id) < (:at, :id)', after);
    const { entities, raw } = await query.getRawAndEntities<{ call_id: string | null }>();
    const { rows, next } = pageOf(entities, limit, ({ at, id }) => ({ at, id }));
    const events = rows.map(({ id, at, mode: _, key: __, ...event }, index) => {
      const { call_id: ofCall } = raw[index]!;
      const source = event.kind === 'created' && ofCall ? null : event.source;
      return { id, createdAt: at.toISOString(), ...event, source, callId: ofCall };
    });
    return { events, next };
  }
}
