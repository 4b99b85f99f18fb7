import { expect, test } from '@jest/globals';
import { findRule, notRefundable, type CancellationRule, type RatePlanRule } from './cancellation-rule.ts';

const free: CancellationRule = {
  kind: 'free_until',
  daysBefore: 2,
  time: '15:00',
  fee: { per: 'nights', amount: 1 },
};
const charged: CancellationRule = { ...free, kind: 'fee' };
const named = (ratePlan: string, rule: CancellationRule): RatePlanRule => ({ ...rule, ratePlan });

test.each<[string, RatePlanRule[], string, CancellationRule | null, CancellationRule | null]>([
  ['has its own', [named('', free), named('Weekly', charged)], 'Weekly', null, charged],
  ['has its own, however its name is typed', [named(' weekly', charged)], 'Weekly', null, charged],
  ['has the one for all others', [named('', free), named('Weekly', charged)], 'Breakfast', null, free],
  ['has the one for all others as the base rate', [named('', free)], '', charged, free],
  ['has what is known elsewhere, where none was entered for it', [named('Weekly', free)], '', charged, charged],
  ['has none where nothing is known', [], '', null, null],
  ['that is called not refundable is not', [named('', free)], 'Non-refundable', free, notRefundable],
  ['that is called so has its own all the same', [named('Nonrefundable', free)], 'Nonrefundable', null, free],
])('a rate %s', (_, rules, ratePlan, forAll, rule) => expect(findRule(rules, ratePlan, forAll)).toEqual(rule));

test.each(['Non-refundable', 'Advance Purchase (non refundable)', 'No refund', 'NONREFUNDABLE', 'Not Refundable'])(
  'a rate called "%s" is not refundable',
  (name) => expect(findRule([], name, free)).toEqual(notRefundable),
);

test.each(['Refundable', 'Flexible', 'Breakfast', 'Weekly', ''])('a rate called "%s" may be', (name) =>
  expect(findRule([], name, free)).toEqual(free),
);
