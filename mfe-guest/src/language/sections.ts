import { usualLanguage, type Language } from '@booking/languages/language';
import type { Messages } from '@booking/languages/translate';

const ofServer: readonly string[] = [];

/** Sections that only some screens say something of, by their names in `remote.json`; all others go with every page. */
export const screensOf: Readonly<Record<string, readonly string[]>> = {
  rooms: ['room-selection', 'ai', 'book'],
  outcome: ['booking-success', 'booking-cancelled'],
  precheckin: ['precheckin'],
  privacy: ['privacy-notice'],
  book: ['book'],
  ai: ['ai'],
  freeRooms: ['ai', 'book'],
  titles: ofServer,
  closed: ofServer,
  texts: ofServer,
};

/** What the API says in English is shown as it came; these sections say it in other languages. */
const ofOtherLanguages = new Set(['errors', 'problems']);

/** The texts that a page of a screen is sent with. */
export const messagesFor = (screen: string, language: Language, messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => {
      const [section = ''] = key.split('.', 1);
      if (language === usualLanguage && ofOtherLanguages.has(section)) return false;
      return screensOf[section]?.includes(screen) ?? true;
    }),
  );
