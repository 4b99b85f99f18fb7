import { dateFormat } from '@booking/hotel/date-format';

const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/**
 * "Friday, December 4", and "Saturday, January 2, 2027" where the year is another than today's: whoever only hears the day takes it
 * for one of this year. @param date YYYY-MM-DD @param today the hotel's date
 */
export function spokenDay(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return dateFormat(isThisYear ? parts : { ...parts, year: 'numeric' }).format(new Date(`${date}T00:00:00Z`));
}

/** "4:00 PM" from HH:MM:SS. */
export const clockTime = (time: string): string =>
  dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2026-01-01T${time}Z`))
    .replace('\u202f', ' ');

/** The same as it is said: "4 PM", "11:30 AM". */
export const spokenHour = (time: string): string => clockTime(time).replace(':00', '');
