import { describe, expect, test } from '@jest/globals';
import { priceLines, standardOf, totalOf } from './price.ts';

const prices = { nightlyRate: 130.17, totalRate: 390.5, taxes: 0, totalWithTaxes: 390.5 };
const taxed = { ...prices, taxes: 52.25, totalWithTaxes: 442.75 };

describe('what a room costs', () => {
  test('ends with the total where taxes and fees come on top', () => {
    expect(priceLines(taxed)).toEqual([
      { label: 'rooms.perNight', amount: 130.17 },
      { label: 'rooms.subtotal', amount: 390.5 },
      { label: 'rooms.taxesAndFees', amount: 52.25 },
      { label: 'rooms.total', amount: 442.75 },
    ]);
  });

  test('ends with the subtotal where nothing comes on top', () => {
    expect(priceLines(prices).at(-1)).toEqual({ label: 'rooms.subtotal', amount: 390.5 });
  });

  test.each([
    [taxed, 442.75],
    [prices, 390.5],
    [{ ...taxed, totalWithTaxes: 0 }, 390.5],
    [{ ...prices, totalWithTaxes: 0 }, 390.5],
  ])('of %j is in all the last line', (given, total) => {
    expect(totalOf(given)).toBe(total);
    expect(priceLines(given).at(-1)!.amount).toBe(total);
  });
});

test('a total with taxes is compared with the standard total with taxes', () => {
  expect(standardOf({ standardTotal: 586, standardTotalWithTaxes: 775.7 })).toBe(775.7);
  expect(standardOf({ standardTotal: 586, standardTotalWithTaxes: 0 })).toBe(586);
});
