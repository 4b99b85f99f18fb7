import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { formatDollars } from '@booking/hotel/money';

export type PriceLine = { label: string; dollars: number };

type Prices = Pick<OfferedRoom, 'nightlyRate' | 'totalRate' | 'taxes' | 'totalWithTaxes'>;

/** What a room costs; the last line is what the guest pays. */
export const priceLines = ({ nightlyRate, totalRate, taxes, totalWithTaxes }: Prices): PriceLine[] => [
  { label: 'Per night', dollars: nightlyRate },
  { label: 'Subtotal', dollars: totalRate },
  ...(taxes > 0
    ? [
        { label: 'Taxes and fees', dollars: taxes },
        { label: 'Total', dollars: totalWithTaxes || totalRate },
      ]
    : []),
];

/** "Valet parking $64.00, Crib $10.00": what a guest may use or not, for the whole stay. */
export const optionalInWords = ({ optionalFees }: Pick<OfferedRoom, 'optionalFees'>): string =>
  optionalFees.map(({ name, amount }) => `${name} ${formatDollars(amount)}`).join(', ');

/** Says by how much and why a room is cheaper than at the standard rate, where it is. */
export const discountBadge = ({
  discountPercent,
  rateType,
}: Pick<OfferedRoom, 'discountPercent' | 'rateType'>): string | undefined =>
  discountPercent > 0 ? `${discountPercent}% OFF (${rateType} rate)` : undefined;
