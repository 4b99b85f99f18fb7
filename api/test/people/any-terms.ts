import fc from 'fast-check';
import type { GuestTerms, GuestTermsRule } from '@booking/contracts/guest-terms';

/** Names of rates as the simulated Cloudbeds has them, and one that it does not have. */
const ratePlans = ['', 'Bed & Breakfast', 'Non-refundable', 'Weekly'];

const fee = fc.oneof(
  fc.record({ per: fc.constant('nights'), amount: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ per: fc.constant('percent'), amount: fc.integer({ min: 1, max: 100 }) }),
  fc.constant({ per: 'all', amount: 100 }),
) as fc.Arbitrary<GuestTermsRule['fee']>;

const rule: fc.Arbitrary<GuestTermsRule> = fc.record({
  ratePlan: fc.constantFrom(...ratePlans),
  kind: fc.constantFrom('free_until', 'fee', 'not_refundable'),
  // some are over before anybody can book
  daysBefore: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constant(365)),
  time: fc.constantFrom('00:00', '11:00', '15:00', '18:30', '23:59'),
  fee,
});

const text = fc.constantFrom(
  '',
  'Pets stay free.',
  'Children under 12 stay free with their parents.\n\nNo parties.',
  'x'.repeat(799),
);

/** Any terms that a hotel may enter; nothing, now and then. */
export const anyTerms: fc.Arbitrary<GuestTerms> = fc.record({
  rules: fc.uniqueArray(rule, { maxLength: 3, selector: ({ ratePlan }) => ratePlan }),
  text: fc.record({ en: text, es: text }),
});
