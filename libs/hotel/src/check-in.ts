import { checkOutTime } from './check-out.ts';
import { hotelInstant } from './hotel-time.ts';

/** From when a room is ready on the day of arrival, by the hotel's clock (S2 section 9). */
const readyTime = '16:00:00';

/**
 * Whether a guest may check in without the front desk: `open` from 16:00 of the arrival day until check-out time of the departure
 * day, by the hotel's clock. Dates as YYYY-MM-DD.
 */
export function checkInOpens(
  { startDate, endDate }: { startDate: string; endDate: string },
  now: Date,
  zone: string,
): 'early' | 'open' | 'over' {
  if (now < hotelInstant(startDate, readyTime, zone)) return 'early';
  return now < hotelInstant(endDate, checkOutTime, zone) ? 'open' : 'over';
}
