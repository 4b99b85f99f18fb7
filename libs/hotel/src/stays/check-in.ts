import { checkOutAt } from './check-out.ts';
import { hotelInstant } from '../time/hotel-time.ts';

/** From when a room is ready on the day of arrival, by the hotel's clock (S2 section 9): for pages, texts and what assistants say. */
export const checkInTime = '16:00:00';

/** The instant from which a guest of a stay may check in. Dates as YYYY-MM-DD. */
export const checkInOpensAt = ({ startDate }: { startDate: string }, zone: string): Date =>
  hotelInstant(startDate, checkInTime, zone);

/**
 * Whether a guest may check in without the front desk: `open` from 16:00 of the arrival day until check-out time of the departure
 * day, by the hotel's clock. Dates as YYYY-MM-DD.
 */
export function checkInOpens(
  stay: { startDate: string; endDate: string },
  now: Date,
  zone: string,
): 'early' | 'open' | 'over' {
  if (now < checkInOpensAt(stay, zone)) return 'early';
  return now < checkOutAt(stay, zone) ? 'open' : 'over';
}
