import { createContext } from 'react';
import type { Language } from '@booking/languages/language';
import { translator, type Messages, type Translate } from '@booking/languages/translate';

/** A page's texts in the language that it shows. */
export type Texts = { language: Language; t: Translate };

/** What a guests' page puts around its screen; the console does not. */
export const TextsContext = createContext<Texts | undefined>(undefined);

export const textsOf = (language: Language, messages: Messages): Texts => ({
  language,
  t: translator(language, messages),
});

type Catalog = { default: unknown };

/** A file each, so that a browser loads one language. */
const catalogs: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () =>
    import(/* webpackChunkName: "words-en" */ '@booking/languages/catalogs/en.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: "words-es" */ '@booking/languages/catalogs/es.json', { with: { type: 'json' } }),
};

/** @throws ChunkLoadError when the file is cut off */
export const loadMessages = async (language: Language): Promise<Messages> =>
  // builds and tests compile the catalogs, which TypeScript sees as they are written
  (await catalogs[language]()).default as Messages;

const loaded = new Map<Language, Promise<Texts>>();

/** The same promise for each call, as `use` of React wants it. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = loadMessages(language).then((messages) => textsOf(language, messages));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
