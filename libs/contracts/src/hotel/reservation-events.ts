import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

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

export const reservationEventEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/reservation-events',
    summary: 'Reservations made, changed and cancelled, of the current mode, newest first',
    access: 'reservations:read',
    query: z.extend(ListQuery, {
      kind: z.optional(ReservationEventKind),
      reservationId: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: rows(ReservationEvent, 'event'),
  },
});
