import { nightsBetween } from '@booking/hotel/nights';

export type Stay = { startDate: string; endDate: string; adults: number; children: number };

type Dates = Pick<Stay, 'startDate' | 'endDate'>;

const calendar = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "Fri, Nov 20 – Mon, Nov 23, 2026". */
export const dateRange = ({ startDate, endDate }: Dates): string =>
  calendar.formatRange(new Date(startDate), new Date(endDate)).replace(/[\u2009\u202f\u00a0]/g, ' ');

/** "Mon, Nov 23, 2026" from YYYY-MM-DD. */
export const dayInWords = (date: string): string => calendar.format(new Date(date));

/** "1 night", "3 nights". */
export const nightsInWords = ({ startDate, endDate }: Dates): string =>
  counted(nightsBetween(startDate, endDate), 'night');

/** Adults, and children where there are any. */
export const guestsInWords = ({ adults, children }: Pick<Stay, 'adults' | 'children'>): string[] => [
  counted(adults, 'adult'),
  ...(children > 0 ? [counted(children, 'child', 'children')] : []),
];

/** The stay in one line. */
export const stayInWords = (stay: Stay): string =>
  [dateRange(stay), nightsInWords(stay), ...guestsInWords(stay)].join(' · ');
