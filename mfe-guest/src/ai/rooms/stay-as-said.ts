import type { FreeRooms } from '@booking/contracts/free-rooms';
import { languages, type Language } from '@booking/languages/language';
import type { Translate } from '@booking/languages/translate';

/** A stay as somebody would write it: "December 24 to December 27 for 2 adults". */
export function stayAsSaid(
  { startDate, endDate, adults, children }: Omit<FreeRooms, 'rooms'>,
  t: Translate,
  language: Language,
): string {
  const day = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const [from, to] = [startDate, endDate].map((date) => day.format(new Date(date))) as [string, string];
  const grown = t('stay.adults', { count: adults });
  const guests = children > 0 ? t('ai.rooms.and', { grown, children: t('stay.children', { count: children }) }) : grown;
  return t('ai.rooms.stay', { from, to, guests });
}
