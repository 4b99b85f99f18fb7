import { hotelDate } from '@booking/hotel/hotel-time';
import { atLeastOneNight } from '@booking/hotel/nights';
import { usualDates } from '@booking/hotel/search-dates';
import type { Stay } from '../../../providers/property-system.port.ts';

export type StayQuery = {
  startDate?: string | undefined;
  endDate?: string | undefined;
  adults: number;
  children: number;
};

/** The stay that a query searches for: dates that it leaves out are the usual ones, and it is one night at least. */
export function searchedStay({ startDate, endDate, adults, children }: StayQuery, now: Date, zone: string): Stay {
  const usual = usualDates(hotelDate(now, zone));
  const dates = { startDate: startDate ?? usual.startDate, endDate: endDate ?? usual.endDate };
  return atLeastOneNight({ ...dates, adults, children });
}
