import { addDays } from '@booking/hotel/hotel-time';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** January is 0 and so is Sunday, by their English and Spanish names, long and short. */
const namesOf = (part: 'month' | 'weekday', days: readonly Date[]): Map<string, number> =>
  new Map(
    ['en', 'es'].flatMap((language) =>
      (['long', 'short'] as const).flatMap((style) => {
        const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' });
        return days.map((day, at) => [plain(format.format(day)).replace('.', ''), at] as const);
      }),
    ),
  );

const months = namesOf(
  'month',
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))),
).set('sept', 8);
/** The first Sunday of 2026 is its fourth day. */
const weekdays = namesOf(
  'weekday',
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day))),
).set('tues', 2);

const fromToday = new Map([
  ['today', 0],
  ['tonight', 0],
  ['hoy', 0],
  ['tomorrow', 1],
  ['manana', 1],
  ['day after tomorrow', 2],
  ['pasado manana', 2],
]);

const longest = 60;
const time = String.raw`(?:[t ,]+[\d:.]{1,12} ?(?:z|[+-]\d{2}:?\d{2}|[ap]\.?m\.?)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})${time}$`);
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2}))?${time}$`);
/** Words that stand in a date and say nothing: "the 24th of December", "el 24 de diciembre del 2026". */
const filler = new Set(['the', 'of', 'on', 'de', 'del', 'el']);

type Parts = { year: number | undefined; month: number; day: number };

/** A day that the calendar has, as YYYY-MM-DD. */
function dateOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isThere = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere ? at.toISOString().slice(0, 10) : undefined;
}

/** Without a year it is the next one that there is, today included. */
function nextOf({ year, month, day }: Parts, today: string | undefined): string | undefined {
  if (year !== undefined) return dateOf(year, month, day);
  if (today === undefined) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .map((each) => dateOf(each, month, day))
    .find((date) => date !== undefined && date >= today);
}

const yearOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.length === 2 ? `20${digits}` : digits);

/** Of "5/6" nobody knows which is the month, so it is no date; of "12/24" and of "24/12" one does. */
function fromFigures(text: string, today: string | undefined): string | undefined {
  const [, first, , second, year] = yearLast.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const readings = [
    { year: yearOf(year), month: a, day: b },
    { year: yearOf(year), month: b, day: a },
  ].flatMap((parts) => nextOf(parts, today) ?? []);
  return new Set(readings).size === 1 ? readings[0] : undefined;
}

/** "Thursday, December 24th, 2026" and "24 de diciembre": one month, one day, at most one year, and the weekday that it is. */
function fromWords(text: string, today: string | undefined): string | undefined {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '' && !filler.has(word));
  const month = words.filter((word) => months.has(word));
  const weekday = words.filter((word) => weekdays.has(word) && !months.has(word));
  const day = words.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th|º|o)?$/.exec(word)?.[1] ?? []);
  const year = words.filter((word) => /^\d{4}$/.test(word));
  const isWhole = month.length + weekday.length + day.length + year.length === words.length;
  if (!isWhole || month.length !== 1 || day.length !== 1 || year.length > 1 || weekday.length > 1) return undefined;
  const date = nextOf({ year: yearOf(year[0]), month: months.get(month[0]!)! + 1, day: Number(day[0]) }, today);
  const isIt = date && (weekday.length === 0 || new Date(date).getUTCDay() === weekdays.get(weekday[0]!));
  return isIt ? date : undefined;
}

/**
 * The day that a text means, as YYYY-MM-DD: in figures, in English or in Spanish, with a time of day or without.
 * @param today YYYY-MM-DD; without it a day has to be said with its year
 * @returns undefined for what is no day, or may be two
 */
export function parseDate(text: string, today?: string): string | undefined {
  if (text.length > longest) return undefined;
  const written = plain(text).replace(/["']/g, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  const [, year, , month, day] = yearFirst.exec(written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')) ?? [];
  if (year !== undefined) return dateOf(Number(year), Number(month), Number(day));
  const days = fromToday.get(written);
  if (days !== undefined) return today && addDays(today, days);
  return fromFigures(written, today) ?? fromWords(written, today);
}
