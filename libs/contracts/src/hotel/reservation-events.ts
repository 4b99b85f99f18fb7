import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';

export const ReservationEventKind = z.enum(['created', 'changed', 'cancelled']);
export type ReservationEventKind = z.infer<typeof ReservationEventKind>;

/** Something that happened to a reservation in the property system, whoever did it. What is not told of it is null. */
export const ReservationEvent = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime().check(z.describe('When it happened, as the property system says')),
    kind: openEnum(ReservationEventKind),
    reservationId: z.string(),
    guestName: orNull(z.string()),
    startDate: orNull(z.iso.date()),
    endDate: orNull(z.iso.date()),
    status: orNull(z.string()).check(z.describe('What the reservation is since, in the property system’s word')),
    source: orNull(z.string()).check(z.describe('Where the reservation came from: `Phone`, `Website/Booking Engine`')),
    callId: orNull(z.string()).check(z.describe('The call it came of')),
  })
  .register(z.globalRegistry, { id: 'ReservationEvent' });
export type ReservationEvent = z.infer<typeof ReservationEvent>;

const filter = {
  kind: z.optional(ReservationEventKind),
  reservationId: z.optional(z.string().check(z.maxLength(60))),
};
const sort = sortBy('createdAt');

export const reservationEventEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/reservation-events',
    summary: 'Reservations made, changed and cancelled, of the current mode, newest first',
    access: 'reservations:read',
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(ReservationEvent, 'event'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/reservation-events/count',
    summary: 'How many events of the current mode the filter leaves, up to 1,000',
    access: 'reservations:read',
    query: z.object(filter),
    answer: RowCount,
  },
  export: {
    method: 'GET',
    path: '/api/admin/reservation-events/export',
    summary: 'Every event of the current mode that the filter leaves, as a file',
    access: 'reservations:export',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
});
