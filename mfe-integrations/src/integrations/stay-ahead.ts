import { addDays, hotelDate } from '@booking/hotel/hotel-time';

export type StayDates = { startDate: string; endDate: string };

/** Tomorrow and two days ahead by the hotel's calendar (S2 sections 5 and 9). */
export function stayAhead(now: Date, zone: string): StayDates {
  const today = hotelDate(now, zone);
  return { startDate: addDays(today, 1), endDate: addDays(today, 2) };
}
