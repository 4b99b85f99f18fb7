import { nightsBetween } from '@booking/hotel/nights';
import { formatsIn, type Span } from '@booking/languages/formats';
import { usualLanguage } from '@booking/languages/language';
import type { Translate } from '@booking/languages/translate';
import type { PageWords } from './language/use-words.ts';

export type Stay = Span & { adults: number; children: number };

/** "Fri, Nov 20 – Mon, Nov 23, 2026", in English: for pages that do not say it by `useWords` yet. */
export const dateRange = (span: Span): string => formatsIn(usualLanguage).dates(span);

/** "Mon, Nov 23, 2026" from YYYY-MM-DD, in English. */
export const dayInWords = (date: string): string => formatsIn(usualLanguage).date(date);

/** "1 night", "3 nights". */
export const nightsInWords = (t: Translate, { startDate, endDate }: Span): string =>
  t('stay.nights', { count: nightsBetween(startDate, endDate) });

/** Adults, and children where there are any. */
export const guestsInWords = (t: Translate, { adults, children }: Pick<Stay, 'adults' | 'children'>): string[] => [
  t('stay.adults', { count: adults }),
  ...(children > 0 ? [t('stay.children', { count: children })] : []),
];

/** The stay in one line. */
export const stayInWords = ({ t, dates }: Pick<PageWords, 't' | 'dates'>, stay: Stay): string =>
  [dates(stay), nightsInWords(t, stay), ...guestsInWords(t, stay)].join(' · ');
