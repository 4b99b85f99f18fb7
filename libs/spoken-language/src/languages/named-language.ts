import { foldText } from '@booking/hotel/fold-text';

/** The languages that guests are served in, by their codes. */
export type GuestTongue = 'en' | 'es';

const names = new Map<string, GuestTongue>([
  ...['en', 'eng', 'english', 'ingles', 'american english'].map((name) => [name, 'en'] as const),
  ...['es', 'spa', 'spanish', 'espanol', 'castellano', 'castilian'].map((name) => [name, 'es'] as const),
]);

/** The language that a code or a name means: "es", "es-MX", "Spanish", "español (México)". Undefined for any other, and for several. */
export function namedLanguage(written: string): GuestTongue | undefined {
  if (written.length > 40) return undefined;
  const name = foldText(written)
    .replace(/\(.*/, '')
    // of a country or a script; folding has made spaces of dashes
    .replace(/[ _](?:[a-z]{2}|[a-z]{4}|\d{3})(?:[ _].*)?$/, '')
    .trim();
  return names.get(name);
}
