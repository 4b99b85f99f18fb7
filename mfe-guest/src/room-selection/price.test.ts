import { describe, expect, test } from '@jest/globals';
import { discountBadge, optionalInWords, priceLines } from './price.ts';

const prices = { nightlyRate: 130.17, totalRate: 390.5, taxes: 0, totalWithTaxes: 390.5 };

describe('what a room costs', () => {
  test('ends with the total where taxes and fees come on top', () => {
    expect(priceLines({ ...prices, taxes: 52.25, totalWithTaxes: 442.75 })).toEqual([
      { label: 'Per night', dollars: 130.17 },
      { label: 'Subtotal', dollars: 390.5 },
      { label: 'Taxes and fees', dollars: 52.25 },
      { label: 'Total', dollars: 442.75 },
    ]);
  });

  test('ends with the subtotal where nothing comes on top', () => {
    expect(priceLines(prices).at(-1)).toEqual({ label: 'Subtotal', dollars: 390.5 });
  });
});

test.each([
  [15, 'Weekly', '15% OFF (Weekly rate)'],
  [0, 'Breakfast', undefined],
  [-5, 'Breakfast', undefined],
])('%i percent less at the %s rate is shown as %s', (discountPercent, rateType, badge) => {
  expect(discountBadge({ discountPercent, rateType })).toBe(badge);
});

test('what is optional is named with what it costs', () => {
  const optionalFees = [
    { name: 'Valet parking', amount: 64 },
    { name: 'Crib', amount: 10.5 },
  ];
  expect(optionalInWords({ optionalFees })).toBe('Valet parking $64.00, Crib $10.50');
});
