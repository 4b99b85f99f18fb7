import * as z from 'zod/mini';
import { Line, maxCharacters } from '../schema/typed-text.ts';

/** So that all of it fits on the payment page beside the sentences about canceling. */
const longestText = 800;

const whole = (least: number, most: number) => {
  const problem = `Enter ${least} to ${most}.`;
  return z.int(problem).check(z.minimum(least, problem), z.maximum(most, problem));
};

/** How a rate can be canceled, as the hotel enters it. What is of another kind stays in its fields, and counts for nothing. */
export const GuestTermsRule = z
  .object({
    ratePlan: Line(100).check(
      z.describe('Public name of the rate plan in Cloudbeds; empty for all that have no rule of their own'),
    ),
    kind: z.enum(['free_until', 'fee', 'not_refundable']),
    daysBefore: whole(0, 365).check(z.describe('Until that many days before arrival it is free')),
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 15:00.')),
    fee: z
      .object({ per: z.enum(['nights', 'percent', 'all']), amount: whole(1, 100) })
      .check(z.describe('What is charged otherwise: so many nights, so many percent of the total, or all')),
  })
  .register(z.globalRegistry, { id: 'GuestTermsRule' });
export type GuestTermsRule = z.infer<typeof GuestTermsRule>;

const text = z.string().check(z.trim(), maxCharacters(longestText));
const samePlan = 'There is a rule for this rate plan already.';

/** The terms that guests agree to, where the hotel enters its own. */
export const GuestTerms = z.object({
  rules: z.array(GuestTermsRule).check(
    z.maxLength(20),
    z.refine((rules) => new Set(rules.map(({ ratePlan }) => ratePlan.toLowerCase())).size === rules.length, samePlan),
  ),
  text: z
    .object({ en: text, es: text })
    .check(z.describe('The hotel’s own words, by language; a blank line parts paragraphs')),
});
export type GuestTerms = z.infer<typeof GuestTerms>;

/** Then Cloudbeds’ text and rates say what holds. */
export const noGuestTerms: GuestTerms = { rules: [], text: { en: '', es: '' } };
