import { checkInOpensAt } from '@booking/hotel/check-in';
import type { HotelHours } from '@booking/hotel/hotel-hours';
import { hotelInstant } from '@booking/hotel/hotel-time';

/** Hours of the day of arrival, by the hotel's clock, between which nobody is woken. */
const textsFrom = '08:00:00';
const textsUntil = '21:00:00';

/** When the text that check-in is open may go out; undefined where the hotel opens it too late for that. Date as YYYY-MM-DD. */
export function openingTextWindow(
  stay: { startDate: string },
  zone: string,
  hours: HotelHours,
): { from: Date; until: Date } | undefined {
  const opens = checkInOpensAt(stay, zone, hours);
  const morning = hotelInstant(stay.startDate, textsFrom, zone);
  const from = opens > morning ? opens : morning;
  const until = hotelInstant(stay.startDate, textsUntil, zone);
  return from < until ? { from, until } : undefined;
}
