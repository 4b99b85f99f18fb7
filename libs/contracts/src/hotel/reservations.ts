import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** Other: one of the property system that is not known here. */
export const ReservationStatus = z.enum([
  'not_confirmed',
  'confirmed',
  'checked_in',
  'checked_out',
  'canceled',
  'no_show',
  'other',
]);
export type ReservationStatus = z.infer<typeof ReservationStatus>;

/** A reservation as the property system has it at this moment. */
export const ReservationNow = z
  .object({
    id: z.string(),
    status: openEnum(ReservationStatus),
    guestName: z.string(),
    email: z.string(),
    phone: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    adults: z.int(),
    children: z.int(),
    roomTypeName: z.string(),
    roomName: orNull(z.string()).check(z.describe('Null until a room is assigned')),
    totalCents: z.int(),
    paidCents: z.int(),
    balanceCents: z.int(),
    notes: rows(z.object({ id: z.string(), text: z.string(), author: z.string(), at: z.string() }), 'note').check(
      z.describe('Oldest first; when, by the clock of the hotel: YYYY-MM-DD HH:MM:SS'),
    ),
  })
  .register(z.globalRegistry, { id: 'ReservationNow' });
export type ReservationNow = z.infer<typeof ReservationNow>;

export const reservationEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/reservations/{id}',
    summary: 'A reservation of the current mode with its notes, asked of the property system anew',
    access: 'reservations:read',
    params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
    answer: ReservationNow,
  },
});
