import type { TermsText } from '@booking/contracts/terms';

type Language = keyof TermsText;

/** The hotel's own words in the language of the page, else in the one that it has; none where it has none. */
export function ownText(
  text: TermsText | undefined,
  language: Language,
): { language: Language; paragraphs: string[] } | undefined {
  const other: Language = language === 'en' ? 'es' : 'en';
  const shown = [language, other].find((each) => text?.[each]);
  if (!text || !shown) return undefined;
  return {
    language: shown,
    paragraphs: text[shown]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}
