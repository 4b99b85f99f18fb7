import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { GuestEvent } from './guests.ts';

const timeline = rows(GuestEvent, 'event').check(z.describe('Newest first'));

/** What happened around one record, and what did not: the events of a guest’s page that belong to it. */
export const timelineEndpoints = endpoints({
  ofPayment: {
    method: 'GET',
    path: '/api/admin/payment-events/{id}/timeline',
    summary: 'From the link to the confirmation of a payment, as far as the reader may see it',
    access: 'payments:read',
    params: z.object({ id: z.uuid() }),
    answer: timeline,
  },
  ofReservation: {
    method: 'GET',
    path: '/api/admin/reservations/{id}/timeline',
    summary: 'From the call to the check-in of a reservation, as far as it is known here and the reader may see it',
    access: 'reservations:read',
    params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
    answer: timeline,
  },
});
