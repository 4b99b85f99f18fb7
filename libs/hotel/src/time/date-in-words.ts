import { dateFormat } from './date-format.ts';

/** Intl puts narrow spaces before AM and PM, and thin ones around the dash of a range, which no search of a page finds. */
const withPlainSpaces = (words: string): string => words.replaceAll(/[\u2009\u202f]/g, ' ');

const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = { month: 'short', day: 'numeric' } as const;
const year = { year: 'numeric' } as const;

const yearOf = (date: string): string => date.slice(0, 4);
const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A moment by the hotel's clock: "10:15 AM" of today, "Nov 26, 10:15 AM" of this year, with the year otherwise. */
export function timeInWords(at: Date, zone: string, now: Date): string {
  // the kit is there before anything else, and does without the arithmetic of hotel-time.ts
  const date = dateFormat({ timeZone: zone, ...day, ...year });
  const [then, today] = [date.format(at), date.format(now)];
  const isToday = then === today;
  const isThisYear = then.slice(-4) === today.slice(-4);
  const parts = { ...(!isToday && day), ...(!isThisYear && year), ...time };
  return withPlainSpaces(dateFormat({ timeZone: zone, ...parts }).format(at));
}

/** The same to the second, with the zone: "Nov 26, 2026, 10:15:09 AM CST". */
export const exactTime = (at: Date, zone: string): string =>
  withPlainSpaces(
    dateFormat({ timeZone: zone, ...day, ...year, ...time, second: '2-digit', timeZoneName: 'short' }).format(at),
  );

/** "Nov 26" of a date (YYYY-MM-DD) of this year, "Nov 26, 2025" of another one. */
export function dateInWords(date: string, today: string): string {
  const isThisYear = yearOf(date) === yearOf(today);
  return dateFormat({ timeZone: 'UTC', ...day, ...(!isThisYear && year) }).format(atMidnight(date));
}

/**
 * "Jan 24 – 28, 2027" of two dates (YYYY-MM-DD). The year is left out when both are of today's.
 * @param today without it the year is always said
 */
export function rangeInWords(from: string, to: string, today?: string): string {
  const isThisYear = today !== undefined && [from, to].every((date) => yearOf(date) === yearOf(today));
  const format = dateFormat({ timeZone: 'UTC', ...day, ...(!isThisYear && year) });
  return withPlainSpaces(format.formatRange(atMidnight(from), atMidnight(to)));
}
