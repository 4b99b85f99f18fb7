/** What is charged: so many nights, so many percent of the total, or all of it (then the amount is 100). */
export type FeeRule = { per: 'nights' | 'percent' | 'all'; amount: number };

/**
 * How a rate can be canceled. `daysBefore` and `time` (HH:MM, hotel time) are of `free_until` alone; `not_refundable` has no use for any of
 * the others.
 */
export type CancellationRule = {
  kind: 'free_until' | 'fee' | 'not_refundable';
  daysBefore: number;
  time: string;
  fee: FeeRule;
};

/** A rule of the hotel; without the public name of a rate plan it is for all that have none of their own. */
export type RatePlanRule = CancellationRule & { ratePlan: string };

export const notRefundable: CancellationRule = {
  kind: 'not_refundable',
  daysBefore: 0,
  time: '00:00',
  fee: { per: 'all', amount: 100 },
};

const isSaidNotRefundable = (ratePlan: string): boolean =>
  /\bnon[- ]?refundable\b|\bno refunds?\b|\bnot refundable\b|\bno reembolsable\b/i.test(ratePlan);

const folded = (name: string): string => name.trim().toLowerCase();

/**
 * The rule of a rate plan: its own, else what its public name says, else the one for all.
 * @param forAll what holds where the hotel entered no rule for all
 */
export function findRule(
  rules: readonly RatePlanRule[],
  ratePlan: string,
  forAll: CancellationRule | null,
): CancellationRule | null {
  const named = (name: string) => rules.find((rule) => folded(rule.ratePlan) === folded(name));
  const own = ratePlan.trim() === '' ? undefined : named(ratePlan);
  const found = own ?? (isSaidNotRefundable(ratePlan) ? notRefundable : (named('') ?? forAll));
  if (!found) return null;
  const { kind, daysBefore, time, fee } = found;
  return { kind, daysBefore, time, fee: { per: fee.per, amount: fee.amount } };
}
