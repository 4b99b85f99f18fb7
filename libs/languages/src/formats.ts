import { formatDollars } from '@booking/hotel/money';
import type { Language } from './language.ts';
import { writtenDate } from './written-date.ts';

export { clockIn, type Clock } from './clock.ts';

/** Dates as YYYY-MM-DD. */
export type Span = { startDate: string; endDate: string };

/** How a language writes what needs no clock. */
export function formatsIn(language: Language) {
  const date = (day: string): string => writtenDate(language, 'date', day);
  return {
    /** "$1,234.50" from dollars. */
    dollars: formatDollars,
    /** "$1,234.50" from cents. */
    money: (cents: number): string => formatDollars(cents / 100),
    /** "Mon, Nov 23, 2026" from YYYY-MM-DD. */
    date,
    /** "Nov 23, 2026" from YYYY-MM-DD. */
    day: (day: string): string => writtenDate(language, 'day', day),
    /** "Fri, Nov 20 – Mon, Nov 23, 2026"; a year is said twice where there are two. */
    dates: ({ startDate, endDate }: Span): string => {
      if (startDate === endDate) return date(startDate);
      const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
      return `${writtenDate(language, isOneYear ? 'dateWithoutYear' : 'date', startDate)} – ${date(endDate)}`;
    },
  };
}

export type Formats = ReturnType<typeof formatsIn>;
