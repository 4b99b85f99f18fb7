import { languageOf, type Language } from '@booking/languages/language';

export type LanguageChoice = { language: Language; address: string };

const name = 'language=';

/**
 * What a guest chose by a link of the switch, and where the page is without saying so.
 * @param url of the request, as it came
 */
export function languageChoice(url: string): LanguageChoice | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const parts = query.split('&');
  const language = languageOf(parts.findLast((part) => part.startsWith(name))?.slice(name.length));
  if (!language) return undefined;
  const kept = parts.filter((part) => !part.startsWith(name));
  // two slashes at its begin would make a host of what follows
  const own = path.replace(/^[\\/]+/, '/');
  return { language, address: kept.length > 0 ? `${own}?${kept.join('&')}` : own };
}
