import { usualLanguage } from '@booking/languages/language';
import type { Key } from '@booking/languages/translate';
import { guestMessageOf, RequestError } from '@booking/http/request-error';
import { sentenceName } from './sentence-name.ts';
import type { Texts } from './texts.ts';

/** A text by a name that comes from elsewhere; undefined where the catalog has none. */
function find({ t }: Texts, key: string): string | undefined {
  const said = t(key as Key);
  return said === key ? undefined : said;
}

/** A sentence that contracts and API say in English, in the language of the page; one that no catalog has stays as it is. */
export const problemInWords = (texts: Texts, sentence: string): string =>
  texts.language === usualLanguage ? sentence : (find(texts, `problems.${sentenceName(sentence)}`) ?? sentence);

const codeOf = (error: Error): string | undefined => {
  const { code } = ((error instanceof RequestError && error.result.body) || {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/** That an outside service is away is one thing to a guest, whichever it is. */
const keyOf = (error: Error): string => `errors.${codeOf(error)?.replace(/^(provider)_.*/, '$1') ?? ''}`;

/** Why the API refused something: by the sentence itself where it is a known one, by its code, or as it came. */
export function refusalInWords(texts: Texts, error: Error): string | undefined {
  const said = guestMessageOf(error);
  if (texts.language === usualLanguage || said === undefined) return said;
  const translated = problemInWords(texts, said);
  return translated === said ? (find(texts, keyOf(error)) ?? said) : translated;
}
