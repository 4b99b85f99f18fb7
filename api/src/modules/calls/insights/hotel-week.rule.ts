import { addDays, hotelDate, startOfHotelDay } from '@booking/hotel/hotel-time';

/** A week of the hotel, Monday to Sunday, as dates and as instants: `begin` belongs to it, `end` does not. */
export type HotelWeek = { from: string; to: string; begin: Date; end: Date };

/** The week that a hotel date (YYYY-MM-DD) is in. */
export function hotelWeek(date: string, zone: string): HotelWeek {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(date, -sinceMonday);
  const to = addDays(from, 6);
  return { from, to, begin: startOfHotelDay(from, zone), end: startOfHotelDay(addDays(to, 1), zone) };
}

/** The week before the one that an instant is in. */
export const lastHotelWeek = (now: Date, zone: string): HotelWeek => hotelWeek(addDays(hotelDate(now, zone), -7), zone);
