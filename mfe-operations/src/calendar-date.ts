import { dateFormat } from '@booking/hotel/date-format';

const format = (date: string, parts: Intl.DateTimeFormatOptions): string =>
  dateFormat({ timeZone: 'UTC', ...parts }).format(new Date(`${date}T00:00:00Z`));

/** "Nov 21, 2026" of a hotel date (YYYY-MM-DD). */
export const formatDate = (date: string): string => format(date, { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 21" of a hotel date. */
export const formatDayOfYear = (date: string): string => format(date, { month: 'short', day: 'numeric' });

/** "Sat, Nov 21" of a hotel date. */
export const formatDay = (date: string): string => format(date, { weekday: 'short', month: 'short', day: 'numeric' });

/** "November 2026" of a hotel date. */
export const formatMonth = (date: string): string => format(date, { month: 'long', year: 'numeric' });

/** "Sat" of a hotel date. */
export const weekdayOf = (date: string): string => format(date, { weekday: 'short' });
