import { checkOutAt } from './check-out.ts';
import type { HotelHours } from './hotel-hours.ts';
import { hotelInstant } from '../time/hotel-time.ts';

/** The instant from which a guest of a stay may check in. Dates as YYYY-MM-DD. */
export const checkInOpensAt = (
  { startDate }: { startDate: string },
  zone: string,
  { checkInHour }: Pick<HotelHours, 'checkInHour'>,
): Date => hotelInstant(startDate, `${checkInHour}:00`, zone);

/**
 * Whether a guest may check in without the front desk: `open` from the check-in hour of the arrival day until the check-out hour of
 * the departure day, by the hotel's clock. Dates as YYYY-MM-DD.
 */
export function checkInOpens(
  stay: { startDate: string; endDate: string },
  now: Date,
  zone: string,
  hours: HotelHours,
): 'early' | 'open' | 'over' {
  if (now < checkInOpensAt(stay, zone, hours)) return 'early';
  return now < checkOutAt(stay, zone, hours) ? 'open' : 'over';
}
