/** How a plan's nightly price comes from the base plan's. */
export type Derivation = { type: 'fixed'; cents: number } | { type: 'percentage'; percent: number };

/** A way to sell a room; the base plan has no derivation, and it alone has no id. */
export type RatePlan = {
  id?: string;
  publicName: string;
  privateName: string;
  derived?: Derivation;
  minNights: number;
  /** What comes with the room. */
  addOns?: readonly { id: string; name: string; item: { id: string; name: string } }[];
};

/** The base plan first. */
export const ratePlans: readonly RatePlan[] = [
  { publicName: 'default', privateName: 'default', minNights: 1 },
  {
    id: '51001',
    publicName: 'Bed & Breakfast',
    privateName: 'BB',
    derived: { type: 'fixed', cents: 2_800 },
    minNights: 1,
    addOns: [{ id: '8101', name: 'Breakfast', item: { id: '7301', name: 'Breakfast buffet' } }],
  },
  {
    id: '51002',
    publicName: 'Non-refundable',
    privateName: 'NRF',
    derived: { type: 'percentage', percent: -10 },
    minNights: 2,
  },
];

/** The price of a night under a plan, in cents, from its price under the base plan. */
export function derivePrice(baseCents: number, { derived }: RatePlan): number {
  if (!derived) return baseCents;
  if (derived.type === 'fixed') return baseCents + derived.cents;
  return Math.round(baseCents * (1 + derived.percent / 100));
}
