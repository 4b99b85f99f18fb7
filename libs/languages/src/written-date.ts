import { calendarWords } from './calendar-words.ts';
import type { Language } from './language.ts';

/** @param date YYYY-MM-DD @throws RangeError for what is no date */
export function writtenDate(language: Language, form: 'day' | 'date' | 'dateWithoutYear', date: string): string {
  const { weekdays, months, [form]: pattern } = calendarWords[language];
  const at = new Date(date);
  const parts: Readonly<Record<string, string>> = {
    year: at.toISOString().slice(0, 4),
    month: months.split(' ')[at.getUTCMonth()]!,
    day: String(at.getUTCDate()),
    weekday: weekdays.split(' ')[at.getUTCDay()]!,
  };
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]!);
}
