import type { FeeOrTax } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import type { Levy } from '@booking/hotel/pricing';

type Reckoned = Pick<FeeOrTax, 'amount' | 'percentage' | 'frequency'>;

/** How a levy is reckoned in the words of S1 section 9; a percentage of every night is that of the stay. */
function reckoned({ basis }: Levy): Reckoned {
  switch (basis.per) {
    case 'percentage':
      return { amount: basis.percent, percentage: true, frequency: 'Per Night' };
    case 'night':
      return { amount: basis.cents / 100, percentage: false, frequency: 'Per Night' };
    case 'person_night':
      return { amount: basis.adultCents / 100, percentage: false, frequency: 'Per Night' };
    case 'stay':
      return { amount: basis.cents / 100, percentage: false, frequency: 'Per Stay' };
  }
}

const dollars = (cents: number): string => formatDollars(cents / 100);

function basisInWords({ basis }: Levy, onFees: readonly string[]): string {
  switch (basis.per) {
    case 'percentage':
      return `${basis.percent}% of ${['the room rate', ...onFees].join(' and ')}`;
    case 'night':
      return `${dollars(basis.cents)} a night`;
    case 'person_night':
      return `${dollars(basis.adultCents)} an adult and ${dollars(basis.childCents)} a child, each night`;
    case 'stay':
      return `${dollars(basis.cents)} once a stay`;
  }
}

/** A levy as the list of taxes and fees shows it; the property system describes none, so its rules are told in words. */
export function feeOrTax(levy: Levy, all: readonly Levy[]): FeeOrTax {
  const onFees = all.filter(({ id, kind }) => kind === 'fee' && levy.taxedFeeIds.includes(id)).map(({ name }) => name);
  const limits = [
    ...(levy.isIncluded ? ['included in the rate'] : []),
    ...(levy.roomTypeIds.length > 0 ? ['for some room types'] : []),
  ];
  return {
    name: levy.name,
    description: [basisInWords(levy, onFees), ...limits].join(', '),
    type: levy.kind,
    ...reckoned(levy),
    mandatory: levy.isMandatory,
  };
}
