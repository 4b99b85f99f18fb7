import { createHash } from 'node:crypto';
import type { TermsText } from '@booking/contracts/terms';
import type { CancellationRule } from '@booking/hotel/cancellation-rule';
import { effectiveRule, effectiveText, type TermsSource } from '@booking/hotel/effective-terms';

/** What the hotel says of a rate, for any stay: its rule, null where none is known, and its own words. */
export type TermsPolicy = { version: string; rule: CancellationRule | null; text: TermsText };

/** A hash of rule and words, so the same terms always have the same version. */
const versionOf = (rule: CancellationRule | null, { en, es }: TermsText): string =>
  createHash('sha256')
    .update(JSON.stringify([rule, en, es]))
    .digest('hex')
    .slice(0, 12);

/** The terms of rate plans by their public names; empty for the base rate. */
export type TermsPolicies = (ratePlan: string) => TermsPolicy;

/** Those of a source. Many rooms are sold at the same few rates, so each is worked out once. */
export function policiesOf(source: TermsSource): TermsPolicies {
  const text = effectiveText(source);
  const known = new Map<string, TermsPolicy>();
  return (ratePlan) => {
    const before = known.get(ratePlan);
    if (before) return before;
    const rule = effectiveRule(source, ratePlan);
    const policy = { version: versionOf(rule, text), rule, text };
    known.set(ratePlan, policy);
    return policy;
  };
}
