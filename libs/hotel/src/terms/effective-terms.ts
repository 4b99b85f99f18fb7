import { findRule, type CancellationRule, type RatePlanRule } from './cancellation-rule.ts';
import { readCancellationRule } from './read-terms.ts';

/** The hotel's own words, by language; empty where it has none in that language. */
type TermsText = { en: string; es: string };

/** What the hotel entered, and what the property system has: one text for all rates. */
export type TermsSource = {
  terms: { rules: readonly RatePlanRule[]; text: TermsText };
  propertyText: string;
};

const isEntered = ({ terms: { rules, text } }: TermsSource): boolean =>
  rules.length > 0 || text.en !== '' || text.es !== '';

/** The words that guests read. The property system's might say something else than what the hotel entered, so it is one or the other. */
export const effectiveText = (source: TermsSource): TermsText =>
  isEntered(source) ? { en: source.terms.text.en, es: source.terms.text.es } : { en: source.propertyText, es: '' };

/** The rule of a rate plan; null where the hotel says nothing that is sure. @param ratePlan its public name; empty for the base rate */
export function effectiveRule(source: TermsSource, ratePlan: string): CancellationRule | null {
  const inText = isEntered(source) ? undefined : readCancellationRule(source.propertyText);
  return findRule(source.terms.rules, ratePlan, inText ?? null);
}
