import { readFileSync } from 'node:fs';
import { z } from 'zod';

const shares = z.record(z.string(), z.number().nonnegative());

const bookingPatternsSchema = z.object({
  source: z.string(),
  rows: z.int(),
  /** Reservations that were cancelled, of all. */
  cancelledShare: z.number().min(0).max(1),
  /** Demand by arrival month (1 to 12), 1 being an average month. */
  monthDemand: z.record(z.string(), z.number().nonnegative()),
  /** Demand by the weekday a booking was made (0 Sunday to 6 Saturday), 1 being an average day. */
  weekdayDemand: z.record(z.string(), z.number().nonnegative()),
  /** Shares of days between booking and arrival, as "from-to", both included. */
  leadDays: shares,
  /** Shares of nights. */
  nights: shares,
  /** Shares of parties, as "adults+children". */
  parties: shares,
});

/** How a resort hotel's rooms are asked for, as shares of what was seen there. */
export type BookingPatterns = z.output<typeof bookingPatternsSchema>;

/** Reads the committed patterns. */
export function readBookingPatterns(): BookingPatterns {
  const path = new URL('./booking-patterns.json', import.meta.url);
  return bookingPatternsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
