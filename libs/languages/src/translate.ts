import { setupI18n, type Messages } from '@lingui/core';
import type english from '../catalogs/en.json';
import { languages, type Language } from './language.ts';

type Keys<Section> = {
  [Name in keyof Section & string]: Section[Name] extends string ? Name : `${Name}.${Keys<Section[Name]>}`;
}[keyof Section & string];

/** What a text is called: its section and its name in the catalogs, such as `rooms.title`. */
export type Key = Keys<typeof english>;

/** The texts of a language by their keys, compiled. */
export type { Messages };

export type Values = Readonly<Record<string, string | number>>;

/** Says a text of the catalogs with what stands in its places: `t('stay.nights', { count: 3 })` is "3 nights". */
export type Translate = (key: Key, values?: Values) => string;

/** The texts of one language. One that is missing is its key, so that a page is never lost over it. */
export function translator(language: Language, messages: Messages): Translate {
  const i18n = setupI18n({
    locale: language,
    locales: languages[language].locale,
    messages: { [language]: messages },
    missing: (_, key) => key,
  });
  return (key, values) => i18n._(key, values);
}
