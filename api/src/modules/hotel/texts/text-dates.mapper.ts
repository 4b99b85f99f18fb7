import type { GuestLanguage } from '@booking/contracts/guest-language';
import { toPlainText } from './plain-text.rule.ts';

const locales: Record<GuestLanguage, string> = { en: 'en-US', es: 'es-US' };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: GuestLanguage, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasYear}`;
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'short', day: 'numeric', ...year });
  formats.set(key, known);
  return known;
}

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/**
 * Hotel dates (YYYY-MM-DD) as people write them in a text: "Dec 24 - 27", "Dec 30 - Jan 2"; of another year than that of `writtenOn` with
 * the year.
 */
export function datesInText(language: GuestLanguage, [first, last]: [string, string], writtenOn: string): string {
  const [year, endYear] = [first.slice(0, 4), last.slice(0, 4)];
  const format = formatOf(language, year !== writtenOn.slice(0, 4));
  // over New Year a range would have both years, where the first is plain
  if (year !== endYear) return toPlainText(`${format.format(noon(first))} - ${format.format(noon(last))}`);
  return toPlainText(format.formatRange(noon(first), noon(last)));
}

/** One hotel date: "Dec 27". */
export const dateInText = (language: GuestLanguage, date: string, writtenOn: string): string =>
  toPlainText(formatOf(language, date.slice(0, 4) !== writtenOn.slice(0, 4)).format(noon(date)));
