import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ReservationEvent } from '@booking/contracts/reservation-events';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import {
  ReservationEventRepository,
  type EventOfCall,
  type ReservationEventFilter,
} from './reservation-event.repository.ts';

type Page = { events: ReservationEvent[]; next: Cursor | undefined };

/** The source of a booking by phone is this product, so it is left out. */
function toReservationEvent({ event, callId }: EventOfCall): ReservationEvent {
  const { id, at, mode: _, key: __, ...facts } = event;
  const source = event.kind === 'created' && callId ? null : event.source;
  return { id, createdAt: at.toISOString(), ...facts, source, callId };
}

/** What happened to reservations, newest first. */
@Injectable()
export class ReservationEventsService {
  constructor(private readonly repository: ReservationEventRepository) {}

  async page(mode: Mode, limit: number, filter: ReservationEventFilter, after?: Cursor): Promise<Page> {
    const found = await this.repository.list(mode, limit + 1, filter, after);
    const { rows, next } = pageOf(found, limit, ({ event: { at, id } }) => ({ at, id }));
    return { events: rows.map(toReservationEvent), next };
  }
}
