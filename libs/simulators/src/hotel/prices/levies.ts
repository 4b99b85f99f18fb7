/**
 * A tax or a fee. `amount` is per cent for a percentage and cents for the rest; with `fixed_per_person` it is what an
 * adult pays a night, and children pay nothing.
 */
export type Levy = {
  id: string;
  type: 'tax' | 'fee';
  name: string;
  code: string;
  amountType: 'percentage' | 'fixed' | 'fixed_per_person' | 'fixed_per_reservation';
  amount: number;
  /** An inclusive one is in the price already. */
  inclusive: boolean;
  appliesTo: 'rate' | 'product';
  /** Ids of the fees a tax is also taken on. */
  onFees: readonly string[];
  kind: 'vat' | 'municipal_tax' | null;
};

const RESORT_FEE = '7001';
const onRate = { inclusive: false, appliesTo: 'rate', onFees: [], kind: null } as const;

/** Fees first, because taxes may be taken on them. */
export const levies: readonly Levy[] = [
  { ...onRate, id: RESORT_FEE, type: 'fee', name: 'Resort fee', code: 'RES', amountType: 'fixed', amount: 1_800 },
  {
    ...onRate,
    id: '7002',
    type: 'fee',
    name: 'Cleaning fee',
    code: 'CLN',
    amountType: 'fixed_per_reservation',
    amount: 4_500,
  },
  {
    ...onRate,
    id: '7003',
    type: 'fee',
    name: 'Valet parking',
    code: 'VAL',
    amountType: 'fixed',
    amount: 3_200,
    appliesTo: 'product',
  },
  {
    ...onRate,
    id: '5001',
    type: 'tax',
    name: 'Occupancy tax',
    code: 'OCC',
    amountType: 'percentage',
    amount: 13,
    onFees: [RESORT_FEE],
    kind: 'municipal_tax',
  },
  {
    ...onRate,
    id: '5002',
    type: 'tax',
    name: 'City tax',
    code: 'CTY',
    amountType: 'fixed_per_person',
    amount: 250,
  },
  {
    ...onRate,
    id: '5003',
    type: 'tax',
    name: 'Historic district levy',
    code: 'HDL',
    amountType: 'percentage',
    amount: 1,
    inclusive: true,
    kind: 'vat',
  },
];
