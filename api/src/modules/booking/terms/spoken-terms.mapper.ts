import { effectiveText, type TermsSource } from '@booking/hotel/effective-terms';
import { ruleSentence, type TermsWords } from '@booking/hotel/terms-in-words';

/** The hotel's terms for any stay, as the assistant tells them: the same that guests read before they pay. */
export function spokenTerms(source: TermsSource, words: TermsWords): string {
  const { en, es } = effectiveText(source);
  const rules = source.terms.rules.map((rule) => {
    const said = ruleSentence(rule, words);
    return rule.ratePlan === '' ? said : `${rule.ratePlan}: ${said}`;
  });
  const own = words.language === 'es' ? es || en : en || es;
  return [...rules, own].filter(Boolean).join(' ');
}
