import type { OfferedRoom } from '@booking/contracts/guest-pages';

export type PriceLine = { label: string; dollars: number };

type Prices = Pick<OfferedRoom, 'nightlyRate' | 'totalRate' | 'taxes' | 'totalWithTaxes'>;

/** What a room costs; the last line is what the guest pays. */
export const priceLines = ({ nightlyRate, totalRate, taxes, totalWithTaxes }: Prices): PriceLine[] => [
  { label: 'Per night', dollars: nightlyRate },
  { label: 'Subtotal', dollars: totalRate },
  ...(taxes > 0
    ? [
        { label: 'Taxes and fees', dollars: taxes },
        { label: 'Total', dollars: totalWithTaxes },
      ]
    : []),
];

/** Says by how much and why a room is cheaper than at the standard rate, where it is. */
export const discountBadge = ({
  discountPercent,
  rateType,
}: Pick<OfferedRoom, 'discountPercent' | 'rateType'>): string | undefined =>
  discountPercent > 0 ? `${discountPercent}% OFF (${rateType} rate)` : undefined;
