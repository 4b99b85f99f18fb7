import { z } from 'zod';

const id = z.coerce.string();

/** getReservations. The list is `[]` when there is none. */
export const Reservations = z.object({
  data: z.array(z.object({ reservationID: id, status: z.string() })).default([]),
});

/** postReservation. */
export const Posted = z.object({
  reservationID: id,
  status: z.string(),
  grandTotal: z.union([z.number(), z.string()]),
});
