import { dateFormat } from '@booking/hotel/date-format';
import { hourInWords } from '@booking/hotel/hotel-hours';

const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/**
 * "Friday, December 4", and "Saturday, January 2, 2027" where the year is another than today's: whoever only hears the day takes it
 * for one of this year. @param date YYYY-MM-DD @param today the hotel's date
 */
export function spokenDay(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return dateFormat(isThisYear ? parts : { ...parts, year: 'numeric' }).format(new Date(`${date}T00:00:00Z`));
}

/** An hour as it is said: "4 PM", "11:30 AM" from HH:MM. */
export const spokenHour = (hour: string): string => hourInWords(hour).replace(':00', '');
