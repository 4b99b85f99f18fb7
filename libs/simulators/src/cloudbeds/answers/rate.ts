import type { RatePlan } from '../../hotel/prices/rate-plans.ts';
import { amount } from '../money.ts';

/** How a plan comes from the base plan: a sum for the night, or per cent; null for the base plan itself. */
export function derivationOf({ derived }: RatePlan) {
  if (!derived) return { derivedType: null, derivedValue: null };
  return derived.type === 'fixed'
    ? { derivedType: 'fixed', derivedValue: amount(derived.cents) }
    : { derivedType: 'percentage', derivedValue: derived.percent };
}

/** What comes with a plan. */
export const addOnsOf = ({ addOns = [] }: RatePlan) =>
  addOns.map(({ id, name, item }) => ({ addOnID: id, addOnName: name, itemID: item.id, itemName: item.name }));
