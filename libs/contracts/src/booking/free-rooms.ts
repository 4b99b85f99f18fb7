import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { OfferedRoom } from './guest-pages.ts';

const guests = (least: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(10));

/** Longer stays are arranged by the front desk. */
export const longestNights = 30;
const dayMs = 86_400_000;
const nights = ({ startDate, endDate }: { startDate: string; endDate: string }): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / dayMs;

/** The stay that somebody asks about. */
export const StayOfInterest = z
  .object({
    startDate: z.iso.date('Please enter a valid check-in date'),
    endDate: z.iso.date('Please enter a valid check-out date'),
    adults: z._default(guests(1), 2),
    children: z._default(guests(0), 0),
  })
  .check(
    z.refine((stay) => nights(stay) > 0, {
      message: 'Check-out date must be after check-in date',
      path: ['endDate'],
    }),
    z.refine((stay) => nights(stay) <= longestNights, {
      message: `Stays of more than ${longestNights} nights are arranged by the front desk.`,
      path: ['endDate'],
    }),
  );
export type StayOfInterest = z.infer<typeof StayOfInterest>;

/** What is free for a stay, each room type once: at the standard rate, with everything it costs, cheapest first. */
export const FreeRooms = z
  .object({
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    adults: z.int(),
    children: z.int(),
    rooms: rows(OfferedRoom, 'room'),
  })
  .register(z.globalRegistry, { id: 'FreeRooms' });
export type FreeRooms = z.infer<typeof FreeRooms>;

export const freeRoomEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/free-rooms',
    summary:
      'What is free for a stay, for somebody who has no link; nothing is held, and an answer may be a minute old',
    access: 'public',
    query: StayOfInterest,
    answer: FreeRooms,
    limit: { points: 60, seconds: 10 * 60 },
  },
});
