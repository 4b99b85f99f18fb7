import { expect, test } from '@jest/globals';
import type { Levy, LevyBasis } from '@booking/hotel/pricing';
import { feeOrTax } from './fee-or-tax.mapper.ts';

const levy = (basis: LevyBasis, changes: Partial<Levy> = {}): Levy => ({
  ...{ id: '7001', name: 'Resort fee', kind: 'fee', basis, isIncluded: false, isMandatory: true },
  ...{ roomTypeIds: [], taxedFeeIds: [], ...changes },
});

test.each<[LevyBasis, object]>([
  [
    { per: 'percentage', percent: 12.5 },
    { amount: 12.5, percentage: true, frequency: 'Per Night', description: '12.5% of the room rate' },
  ],
  [
    { per: 'night', cents: 1_800 },
    { amount: 18, percentage: false, frequency: 'Per Night', description: '$18.00 a night' },
  ],
  [
    { per: 'person_night', adultCents: 250, childCents: 0 },
    {
      amount: 2.5,
      percentage: false,
      frequency: 'Per Night',
      description: '$2.50 an adult and $0.00 a child, each night',
    },
  ],
  [
    { per: 'stay', cents: 4_550 },
    { amount: 45.5, percentage: false, frequency: 'Per Stay', description: '$45.50 once a stay' },
  ],
])('a levy that is %j', (basis, shown) => {
  expect(feeOrTax(levy(basis), [])).toEqual({ name: 'Resort fee', type: 'fee', mandatory: true, ...shown });
});

test('describes in words what a tax applies to, what the rate includes and what is limited', () => {
  const resort = levy({ per: 'night', cents: 1_800 });
  const percentage = { per: 'percentage', percent: 13 } as const;
  const tax = levy(percentage, { id: '7001', name: 'Occupancy tax', kind: 'tax', taxedFeeIds: ['7001'] });
  expect(feeOrTax(tax, [tax, resort]).description).toBe('13% of the room rate and Resort fee');
  const limited = levy(percentage, { isIncluded: true, roomTypeIds: ['1'], isMandatory: false });
  expect(feeOrTax(limited, [])).toMatchObject({
    ...{ mandatory: false, description: '13% of the room rate, included in the rate, for some room types' },
  });
});
