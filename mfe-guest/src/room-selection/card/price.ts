import type { OfferedRoom } from '@booking/contracts/guest-pages';

export type PriceLine = {
  label: 'rooms.perNight' | 'rooms.subtotal' | 'rooms.taxesAndFees' | 'rooms.total';
  amount: number;
};

type Prices = Pick<OfferedRoom, 'nightlyRate' | 'totalRate' | 'taxes' | 'totalWithTaxes'>;

/** What a guest pays in all. */
export const totalOf = ({ taxes, totalRate, totalWithTaxes }: Omit<Prices, 'nightlyRate'>): number =>
  (taxes > 0 && totalWithTaxes) || totalRate;

/** What a room costs; the last line is what the guest pays. */
export const priceLines = (prices: Prices): PriceLine[] => [
  { label: 'rooms.perNight', amount: prices.nightlyRate },
  { label: 'rooms.subtotal', amount: prices.totalRate },
  ...(prices.taxes > 0
    ? ([
        { label: 'rooms.taxesAndFees', amount: prices.taxes },
        { label: 'rooms.total', amount: totalOf(prices) },
      ] as const)
    : []),
];

type Standard = Pick<OfferedRoom, 'standardTotal' | 'standardTotalWithTaxes'>;

/** What the total is compared with: the standard rate, with taxes as the total has them, where that is known. */
export const standardOf = ({ standardTotal, standardTotalWithTaxes }: Standard): number =>
  standardTotalWithTaxes || standardTotal;
