import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../shared-kernel/plain-date.ts';
import { addedBy, chargesOn, includedIn } from './charges.ts';
import { createPropertyInventory } from '../property-inventory.ts';
import { priceForParty, priceNights, sumOf } from './rates.ts';

const house = createPropertyInventory('198424');
const SOLD_ON = '2026-01-10';
const rates = fc.constantFrom(...house.rates);
const stays = fc
  .record({ lead: fc.nat(300), nights: fc.integer({ min: 1, max: 14 }) })
  .map(({ lead, nights }) => ({ from: addDays(SOLD_ON, lead), to: addDays(SOLD_ON, lead + nights) }));
const parties = fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.nat(4) });

test('every night has a price in whole cents, and guests beyond those included never make it cheaper', () => {
  fc.assert(
    fc.property(rates, stays, parties, (rate, stay, party) => {
      const [base, full] = [priceNights(rate, stay, SOLD_ON), priceForParty(rate, stay, party, SOLD_ON)];
      for (const [index, { date, cents }] of base.entries()) {
        expect(Number.isInteger(cents) && cents > 5_000).toBe(true);
        expect(date).toBe(addDays(stay.from, index));
        expect(full[index]?.cents).toBeGreaterThanOrEqual(cents);
      }
      expect(base.at(-1)?.date).toBe(addDays(stay.to, -1));
    }),
  );
});

test('a weekend, a good month and a late booking cost more', () => {
  const [rate] = house.rates;
  if (!rate) throw new Error('no rate');
  const night = (from: string, soldOn: string) => sumOf(priceNights(rate, { from, to: addDays(from, 1) }, soldOn));
  expect(night('2026-10-10', '2026-09-01')).toBeGreaterThan(night('2026-10-06', '2026-09-01'));
  expect(night('2026-05-12', '2026-04-01')).toBeGreaterThan(night('2026-01-13', '2025-12-01'));
  expect(night('2026-05-12', '2026-05-11')).toBeGreaterThan(night('2026-05-12', '2026-04-01'));
});

test('a breakfast plan adds the same to each night, a non-refundable one takes its share off', () => {
  const [base, breakfast, nonRefundable] = house.rates;
  if (!base || !breakfast || !nonRefundable) throw new Error('no rates');
  const stay = { from: '2026-05-12', to: '2026-05-15' };
  const sum = sumOf(priceNights(base, stay, SOLD_ON));
  expect(sumOf(priceNights(breakfast, stay, SOLD_ON))).toBe(sum + 3 * 2_800);
  expect(sumOf(priceNights(nonRefundable, stay, SOLD_ON))).toBe(sum * 0.9);
});

test('taxes are taken on the rooms and on the resort fee; what is in the price is not added', () => {
  const charges = chargesOn({ roomsCents: 40_000, roomNights: 2, adultNights: 4 });
  const cents = Object.fromEntries(charges.map(({ levy, cents: of }) => [levy.name, of]));
  expect(cents).toEqual({
    'Resort fee': 3_600,
    'Cleaning fee': 4_500,
    'Occupancy tax': (40_000 + 3_600) * 0.13,
    'City tax': 1_000,
    'Historic district levy': 396,
  });
  expect(addedBy(charges)).toBe(3_600 + 4_500 + 5_668 + 1_000);
  expect(includedIn(charges)).toBe(396);
});
