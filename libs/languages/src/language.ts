/** The languages that guests are served in: what each calls itself, and how it writes dates and numbers in the hotel's country. */
export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-US', direction: 'ltr' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** What guests read of whom nothing is known. */
export const usualLanguage: Language = 'en';

/** The cookie that says which language a guest chose; the switch of a page writes it, and the server reads it. */
export const languageCookie = 'guest_language';

/** One of ours by its tag, such as "es", "es-MX" or "ES"; undefined for any other. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return languageCodes.find((known) => known === code);
}

/** Longer ones are no browser's. */
const longestHeader = 1000;

/** The tags of a header, the most wanted first; "q=0" is not wanted at all. */
function wantedTags(header: string): string[] {
  const wanted = header
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    });
  return wanted
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** What a browser asks for first among ours, by its Accept-Language; undefined where it asks for none of them. */
export const languageFrom = (acceptLanguage: string | undefined): Language | undefined =>
  wantedTags(acceptLanguage ?? '')
    .map(languageOf)
    .find((language) => language !== undefined);
