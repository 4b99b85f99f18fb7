import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ReservationEvent } from '@booking/contracts/reservation-events';
import type { RowCount } from '@booking/contracts/row-count';
import type { FileColumns } from '../../people/list-exports/list-exports.service.ts';
import { eachPage, pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import {
  ReservationEventRepository,
  type EventOfCall,
  type ReservationEventFilter,
  type ReservationEventSort,
} from './reservation-event.repository.ts';

type Page = { events: ReservationEvent[]; next: Cursor | undefined };

/** The source of a booking by phone is this product, so it is left out. */
function toReservationEvent({ event, callId }: EventOfCall): ReservationEvent {
  const { id, at, mode: _, key: __, ...facts } = event;
  const source = event.kind === 'created' && callId ? null : event.source;
  return { id, createdAt: at.toISOString(), ...facts, source, callId };
}

export const reservationEventColumns: FileColumns<ReservationEvent> = (time) => [
  ['id', ({ id }) => id],
  ['at', ({ createdAt }) => time(createdAt)],
  ['event', ({ kind }) => String(kind)],
  ['reservation', ({ reservationId }) => reservationId],
  ['guest', ({ guestName }) => guestName],
  ['arrival', ({ startDate }) => startDate],
  ['departure', ({ endDate }) => endDate],
  ['status', ({ status }) => status],
  ['source', ({ source }) => source],
  ['call', ({ callId }) => callId],
];

/** What happened to reservations. */
@Injectable()
export class ReservationEventsService {
  constructor(private readonly repository: ReservationEventRepository) {}

  async page(
    mode: Mode,
    limit: number,
    filter: ReservationEventFilter,
    sort: ReservationEventSort,
    after?: Cursor,
  ): Promise<Page> {
    const found = await this.repository.list(mode, limit + 1, filter, sort, after);
    const { rows, next } = pageOf(found, limit, ({ event: { at, id } }) => ({ at, id }));
    return { events: rows.map(toReservationEvent), next };
  }

  count(mode: Mode, filter: ReservationEventFilter): Promise<RowCount> {
    return this.repository.count(mode, filter);
  }

  /** All pages of a filter, one after the other. */
  async *pages(
    mode: Mode,
    filter: ReservationEventFilter,
    sort: ReservationEventSort,
  ): AsyncIterable<ReservationEvent[]> {
    const pages = eachPage<Date, Page>((limit, after) => this.page(mode, limit, filter, sort, after));
    for await (const { events } of pages) yield events;
  }
}
