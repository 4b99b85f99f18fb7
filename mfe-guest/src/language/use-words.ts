import { use, useContext, useMemo } from 'react';
import { formatsIn, type Formats } from '@booking/languages/formats';
import { languageOf, usualLanguage } from '@booking/languages/language';
import { loadTexts, TextsContext, type Texts } from './texts.ts';

/** What a page says, and how it writes amounts and days: all in the language that it shows. */
export type PageWords = Texts & Formats;

/** The words of the page around. In the console, where a screen is a remote, they are loaded first, in the language of the console. */
export function useWords(): PageWords {
  const texts = useContext(TextsContext) ?? use(loadTexts(languageOf(document.documentElement.lang) ?? usualLanguage));
  return useMemo(() => ({ ...texts, ...formatsIn(texts.language) }), [texts]);
}
