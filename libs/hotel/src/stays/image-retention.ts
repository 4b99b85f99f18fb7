import type { HotelHours } from './hotel-hours.ts';
import { addDays, hotelDate, hotelInstant } from '../time/hotel-time.ts';

/** The date (YYYY-MM-DD) on which images of a stay are deleted, so many days after its departure, at check-out time. */
export const imagesKeptUntil = (departure: string, days: number): string => addDays(departure, days);

/** The newest departure (YYYY-MM-DD) whose images' time is over, by the hotel's clock. */
export function newestDepartureOver(
  days: number,
  now: Date,
  zone: string,
  { checkOutHour }: Pick<HotelHours, 'checkOutHour'>,
): string {
  const today = hotelDate(now, zone);
  const isPastCheckOut = now >= hotelInstant(today, `${checkOutHour}:00`, zone);
  return addDays(today, (isPastCheckOut ? 0 : -1) - days);
}
