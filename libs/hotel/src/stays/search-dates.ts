import { addDays } from '../time/hotel-time.ts';

type Dates = { startDate: string; endDate: string };

/** What a search for rooms begins with: from tomorrow until eight days from today (S1 section 9). Hotel dates. */
export const usualDates = (today: string): Dates => ({ startDate: addDays(today, 1), endDate: addDays(today, 8) });

/** Tomorrow's night: until two days from today (S1 section 2). Hotel dates. */
export const tomorrowsNight = (today: string): Dates => ({ startDate: addDays(today, 1), endDate: addDays(today, 2) });
