import { GuestTermsRule, type GuestTerms } from '@booking/contracts/guest-terms';
import type { TermsText } from '@booking/contracts/terms';
import type { CancellationRule } from '@booking/hotel/cancellation-rule';
import { effectiveRule, effectiveText } from '@booking/hotel/effective-terms';

type Previewed = { ratePlan: string; rule: CancellationRule | null };

/**
 * The rates that guests are told different things about: all of them, and those with a rule of their own. None while one of the rules is
 * typed and cannot be yet.
 */
export function previewedRules(terms: GuestTerms, propertyText: string): Previewed[] {
  if (!terms.rules.every((rule) => GuestTermsRule.safeParse(rule).success)) return [];
  const named = terms.rules.map(({ ratePlan }) => ratePlan.trim()).filter(Boolean);
  return ['', ...new Set(named)].map((ratePlan) => ({
    ratePlan,
    rule: effectiveRule({ terms, propertyText }, ratePlan),
  }));
}

export const previewedText = (terms: GuestTerms, propertyText: string): TermsText =>
  effectiveText({ terms, propertyText });
