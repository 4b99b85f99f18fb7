import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import en from '../catalogs/en.json' with { type: 'json' };
import es from '../catalogs/es.json' with { type: 'json' };
import { formatsIn, type Formats } from './formats.ts';
import { languageCodes, type Language } from './language.ts';
import { translator, type Messages, type Translate } from './translate.ts';

type Message = Messages[string];
type Section = { readonly [name: string]: string | Message | Section };

/** A page's build has compiled its catalog already. */
const isCompiled = (entry: string | Message | Section): entry is Message => Array.isArray(entry);

/** @throws Error for a message that is no ICU */
const compiled = (section: Section, prefix = ''): [key: string, message: Message][] =>
  Object.entries(section).flatMap(([name, entry]) => {
    const key = `${prefix}${name}`;
    if (typeof entry === 'string') return [[key, compileMessageOrThrow(entry)]];
    return isCompiled(entry) ? [[key, entry]] : compiled(entry, `${key}.`);
  });

const catalogs: Readonly<Record<Language, typeof en>> = { en, es };

const forEach = <Kept>(make: (language: Language) => Kept) =>
  Object.fromEntries(languageCodes.map((language) => [language, make(language)])) as Record<Language, Kept>;

const compiledBy = forEach((language): Messages => Object.fromEntries(compiled(catalogs[language])));

/** All texts of a language by their keys. */
export const messagesIn = (language: Language): Messages => compiledBy[language];

export type WordsOf = Formats & { language: Language; t: Translate };

const allWords = forEach((language): WordsOf => ({
  language,
  t: translator(language, messagesIn(language)),
  ...formatsIn(language),
}));

/** A language with all its texts at once, for the server: `words('es').t('texts.roomLink', { … })`. */
export const words = (language: Language): WordsOf => allWords[language];
