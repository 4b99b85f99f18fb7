import { numberWordsToDigits } from '../numbers/number-words.ts';

/** A day as it is spoken: `day` is `12-05`, `year` null where none is said. */
export type SpokenDay = { day: string; year: string | null };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const dayNumber = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?![:/]|[.,]\d)`;
const counted = String.raw`(?! (?:adults?|children|guests?|people|persons|nights?|rooms?|dollars?|cents?|[ap]\.?m)\b)`;
const year = String.raw`(?:,? (\d{4})\b)?`;
const monthFirst = new RegExp(
  String.raw`${month} ${dayNumber}${counted}(?: ?(?:to|until|till|through|[-–]) ?${dayNumber}${counted})?${year}`,
  'gi',
);
const dayFirst = new RegExp(String.raw`(?<![\d$.,:/])${dayNumber} (?:day )?(?:of )?${month}${year}`, 'gi');
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
/** Neither "24/7" nor "1/2 mile". */
const slashed = /(?<![\d/$.])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])(?! (?:of|an?|miles?|hours?|price)\b)/g;

const two = (n: string | number): string => String(n).padStart(2, '0');

const spokenDay = (monthNumber: number, day: string | undefined, said: string | undefined): SpokenDay[] => {
  const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= 31 && monthNumber >= 1 && monthNumber <= 12;
  if (!isDay) return [];
  return [{ day: `${two(monthNumber)}-${two(day)}`, year: said?.length === 2 ? `20${said}` : (said ?? null) }];
};
const numberOf = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Days in a text, whatever weekday is said: "Dec 5", "December 5 to 7", "the fifth of December", "12/5", "2026-12-05". */
export function parseDays(text: string): SpokenDay[] {
  const said = numberWordsToDigits(text);
  return [
    ...[...said.matchAll(monthFirst)].flatMap(([, name, from, to, in_]) =>
      [from, to].flatMap((day) => spokenDay(numberOf(name!), day, in_)),
    ),
    ...[...said.matchAll(dayFirst)].flatMap(([, day, name, in_]) => spokenDay(numberOf(name!), day, in_)),
    ...[...said.matchAll(iso)].flatMap(([, in_, number, day]) => spokenDay(Number(number), day, in_)),
    ...[...said.matchAll(slashed)].flatMap(([, number, day, in_]) => spokenDay(Number(number), day, in_)),
  ];
}

/** Whether two days may be the same; a year counts where both have one. */
export const isSameDay = (one: SpokenDay, other: SpokenDay): boolean =>
  one.day === other.day && (one.year === null || other.year === null || one.year === other.year);
