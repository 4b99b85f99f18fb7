import { addDays } from '@booking/hotel/hotel-time';
import { useLocation } from '@booking/remote-kit/kit';

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The day by which the address names a week; none for this week, or where it is no date. */
export function weekOf(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('week');
  return asked !== null && isDate(asked) ? asked : undefined;
}

export const useWeek = (): string | undefined => weekOf(useLocation().search);

export const weekBefore = (monday: string): string => addDays(monday, -7);
export const weekAfter = (monday: string): string => addDays(monday, 7);

/** "9 AM" of an hour of the day. */
export const hourInWords = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
