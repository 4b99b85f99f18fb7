import type { Language } from './language.ts';

type CalendarWords = {
  /** From Sunday on. */
  weekdays: string;
  months: string;
  /** Before noon, and after. */
  halves: readonly [string, string];
  day: string;
  date: string;
  dateWithoutYear: string;
};

/**
 * How each language writes days and hours. By hand: what `Intl` writes in Spanish differs between Node and browsers, and React draws a
 * page anew that reads otherwise than the server wrote it.
 */
export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  en: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    halves: ['AM', 'PM'],
    day: '{month} {day}, {year}',
    date: '{weekday}, {month} {day}, {year}',
    dateWithoutYear: '{weekday}, {month} {day}',
  },
  es: {
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    halves: ['a. m.', 'p. m.'],
    day: '{day} {month} {year}',
    date: '{weekday}, {day} de {month} de {year}',
    dateWithoutYear: '{weekday}, {day} de {month}',
  },
};
