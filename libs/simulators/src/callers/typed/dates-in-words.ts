import { addDays, weekdayOf } from '../../shared-kernel/plain-date.ts';
import { NUMBER, numberOf } from './numbers.ts';

/** The days and nights somebody wrote of, in the order in which they wrote them. */
export type WrittenDates = { dates: string[]; nights: number | undefined };

/** The day that is meant, given the one written before it, which it comes after. */
type Meant = (after: string, today: string) => string | undefined;
type Form = { pattern: RegExp; read: (...groups: string[]) => Meant[] };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const DAY = '(?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b';
const TO = '\\s*(?:-|–|to|until|till|through)\\s*';

const forms: readonly Form[] = [
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: (year, month, day) => [exactly(year, month, day)] },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, read: (month, day, year) => [exactly(year, month, day)] },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\b/g, read: (month, day) => [yearly(month, day)] },
  {
    pattern: new RegExp(`\\b${MONTH} ${DAY}${TO}${DAY}(?! (?:${MONTH}|of)\\b)`, 'g'),
    read: (month, first, last) => [yearly(monthOf(month), first), yearly(monthOf(month), last)],
  },
  {
    pattern: new RegExp(`\\b${DAY}${TO}${DAY} (?:of )?${MONTH}\\b`, 'g'),
    read: (first, last, month) => [yearly(monthOf(month), first), yearly(monthOf(month), last)],
  },
  {
    pattern: new RegExp(`\\b${MONTH} ${DAY},? (\\d{4})\\b`, 'g'),
    read: (month, day, year) => [exactly(year, monthOf(month), day)],
  },
  { pattern: new RegExp(`\\b${MONTH} ${DAY}`, 'g'), read: (month, day) => [yearly(monthOf(month), day)] },
  { pattern: new RegExp(`\\b${DAY} (?:of )?${MONTH}\\b`, 'g'), read: (day, month) => [yearly(monthOf(month), day)] },
  { pattern: /\bday after tomorrow\b/g, read: () => [fromToday(2)] },
  { pattern: /\btomorrow\b/g, read: () => [fromToday(1)] },
  { pattern: /\b(?:today|tonight)\b/g, read: () => [fromToday(0)] },
  { pattern: /\bweekend\b/g, read: () => [weekly('fri'), weekly('sun')] },
  {
    pattern: new RegExp(`\\b(${WEEKDAYS.join('|')})(?:day|sday|nesday|rsday|urday)?\\b`, 'g'),
    read: (day) => [weekly(day)],
  },
  { pattern: /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/g, read: (day) => [monthly(day)] },
];

/** Reads the dates (YYYY-MM-DD) in a text; the first one, if it names no year, is the next such day after `after`. */
export function findDates(text: string, today: string, after = addDays(today, -1)): WrittenDates {
  let left = text.toLowerCase();
  const found: { at: number; meant: Meant[] }[] = [];
  for (const { pattern, read } of forms) {
    left = left.replaceAll(pattern, (match: string, ...rest: unknown[]) => {
      const groups = rest.filter((each) => typeof each === 'string').slice(0, -1);
      found.push({ at: Number(rest.find((each) => typeof each === 'number')), meant: read(...groups) });
      return ' '.repeat(match.length);
    });
  }
  found.sort((a, b) => a.at - b.at);

  const dates: string[] = [];
  for (const meant of found.flatMap((each) => each.meant)) {
    const date = meant(dates.at(-1) ?? after, today);
    if (date !== undefined) dates.push(date);
  }
  return { dates, nights: findNights(left) };
}

function findNights(text: string): number | undefined {
  const nights = new RegExp(`\\b${NUMBER} nights?\\b`).exec(text)?.[1];
  if (nights !== undefined) return numberOf(nights);
  const weeks = new RegExp(`\\b(?:for|stay) ${NUMBER} weeks?\\b`).exec(text)?.[1];
  return weeks === undefined ? undefined : numberOf(weeks) * 7;
}

function exactly(year: string, month: string, day: string): Meant {
  return () => realDate(year, month, day);
}

function yearly(month: string, day: string): Meant {
  return (after) => {
    const year = Number(after.slice(0, 4));
    return [year, year + 1]
      .map((each) => realDate(each, month, day))
      .find((date) => date !== undefined && date > after);
  };
}

function monthly(day: string): Meant {
  return (after) =>
    Array.from({ length: 62 }, (_, days) => addDays(after, days + 1)).find(
      (date) => Number(date.slice(8)) === Number(day),
    );
}

function weekly(weekday: string): Meant {
  return (after) => addDays(after, ((WEEKDAYS.indexOf(weekday) - weekdayOf(after) + 6) % 7) + 1);
}

function fromToday(days: number): Meant {
  return (_after, today) => addDays(today, days);
}

function monthOf(name: string): string {
  return String(MONTHS.indexOf(name) + 1);
}

function realDate(year: string | number, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : undefined;
}
