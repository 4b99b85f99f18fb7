import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery } from './list.ts';

export const ReservationEventKind = z.enum(['created', 'changed', 'cancelled']);
export type ReservationEventKind = z.infer<typeof ReservationEventKind>;

/** Something that happened to a reservation in the property system, whoever did it. What is not told of it is null. */
export const ReservationEvent = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime().describe('When it happened, as the property system says'),
    kind: ReservationEventKind,
    reservationId: z.string(),
    guestName: z.string().nullable(),
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    status: z.string().nullable().describe('What the reservation is since, in the property system’s word'),
    source: z.string().nullable().describe('Where the reservation came from: `Phone`, `Website/Booking Engine`'),
    callId: z.string().nullable().describe('The call it came of'),
  })
  .meta({ id: 'ReservationEvent' });
export type ReservationEvent = z.infer<typeof ReservationEvent>;

export const reservationEventEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/reservation-events',
    summary: 'Reservations made, changed and cancelled, of the current mode, newest first',
    access: 'reservations:read',
    query: ListQuery.extend({ kind: ReservationEventKind.optional(), reservationId: z.string().max(60).optional() }),
    answer: z.array(ReservationEvent),
  },
});
