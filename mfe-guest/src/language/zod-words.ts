import { usualLanguage, type Language } from '@booking/languages/language';
import { loadApi } from '../load-api.ts';

type Locale = { default: Awaited<ReturnType<typeof loadApi>>['english'] };

/** What zod says of a value where its schema has no sentence of its own. English comes with the contracts. */
const locales: Readonly<Partial<Record<Language, () => Promise<Locale>>>> = {
  es: () => import(/* webpackChunkName: "problems-es" */ 'zod/v4/locales/es.js'),
};

let shown: Language = usualLanguage;

/** For all schemas of the page. @throws ChunkLoadError when they cannot be loaded; what is said stays in the language before */
export async function loadZodWords(language: Language): Promise<void> {
  if (language === shown) return;
  const [{ config, english }, locale] = await Promise.all([loadApi(), locales[language]?.()]);
  config((locale?.default ?? english)());
  shown = language;
}
