import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addPrices,
  discountPercent,
  priceAdded,
  priceStay,
  type Levy,
  type LevyBasis,
  type PricedStay,
} from './pricing.ts';

const levy = (basis: LevyBasis, changes: Partial<Levy> = {}): Levy => ({
  id: 'l1',
  name: 'Levy',
  kind: 'fee',
  basis,
  isIncluded: false,
  isMandatory: true,
  roomTypeIds: [],
  taxedFeeIds: [],
  ...changes,
});
const stay = (levies: Levy[], changes: Partial<PricedStay> = {}): PricedStay => ({
  nightsCents: [13_000, 13_000, 14_050],
  extraGuestsCents: 6_000,
  adults: 3,
  children: 1,
  roomTypeId: 'queen',
  levies,
  ...changes,
});
const centsOf = (...args: Parameters<typeof stay>): number[] =>
  priceStay(stay(...args)).lines.map(({ cents }) => cents);

test.each<[string, LevyBasis, number]>([
  ['a percentage of nights and extra guests', { per: 'percentage', percent: 12.5 }, 5_756],
  ['every night', { per: 'night', cents: 2_500 }, 7_500],
  ['every person and night', { per: 'person_night', adultCents: 250, childCents: 100 }, 2_550],
  ['the stay', { per: 'stay', cents: 4_000 }, 4_000],
])('a levy is taken on %s', (_, basis, cents) => expect(centsOf([levy(basis)])).toEqual([cents]));

test.each([
  [100, 0.5, 1],
  [99, 0.5, 0],
  [10_000, 1.005, 101],
])('%i cents at %d percent are rounded half up to %i', (cents, percent, expected) => {
  const levies = [levy({ per: 'percentage', percent })];
  expect(centsOf(levies, { nightsCents: [cents], extraGuestsCents: 0 })).toEqual([expected]);
});

test('a tax is taken on the fees it names as well, when they are charged', () => {
  const resort = levy({ per: 'night', cents: 1_000 }, { id: 'resort' });
  const tax = levy({ per: 'percentage', percent: 10 }, { id: 'tax', kind: 'tax', taxedFeeIds: ['resort'] });
  const taxWith = (changes: Partial<Levy>): number => centsOf([tax, { ...resort, ...changes }])[0]!;
  expect(taxWith({})).toBe(4_905);
  for (const changes of [{ id: 'other' }, { isMandatory: false }, { isIncluded: true }, { roomTypeIds: ['king'] }]) {
    expect(taxWith(changes)).toBe(4_605);
  }
});

test('included levies are shown and not added, optional ones are listed apart', () => {
  const price = priceStay(
    stay(
      [
        levy({ per: 'percentage', percent: 10 }, { id: 'vat', kind: 'tax', isIncluded: true }),
        levy({ per: 'night', cents: 3_200 }, { id: 'parking', isMandatory: false }),
        levy({ per: 'stay', cents: 4_500 }, { id: 'cleaning' }),
      ],
      { nightsCents: [11_000], extraGuestsCents: 0 },
    ),
  );
  expect(price).toMatchObject({ subtotalCents: 11_000, taxesAndFeesCents: 4_500, totalCents: 15_500 });
  expect(price.optionalCents).toBe(3_200);
  expect(price.lines.map(({ levyId, cents }) => [levyId, cents])).toEqual([
    ['vat', 1_000],
    ['parking', 3_200],
    ['cleaning', 4_500],
  ]);
});

test('a levy limited to other room types has no line', () => {
  const limited = levy({ per: 'stay', cents: 4_000 }, { roomTypeIds: ['king', 'twin'] });
  expect(centsOf([limited])).toEqual([]);
  expect(centsOf([limited], { roomTypeId: 'king' })).toEqual([4_000]);
});

test.each([
  [9_000, 10_000, 10],
  [9_949, 10_000, 1],
  [9_951, 10_000, 0],
  [10_000, 10_000, 0],
  [12_000, 10_000, 0],
  [0, 0, 0],
])('%i cents instead of %i is %i %% off', (cents, standardCents, percent) => {
  expect(discountPercent(cents, standardCents)).toBe(percent);
});

const cents = fc.integer({ min: 0, max: 500_000 });
const percents = fc.integer({ min: 0, max: 400_000 }).map((parts) => parts / 10_000);
const bases = fc.oneof(
  fc.record({ per: fc.constant('percentage' as const), percent: percents }),
  fc.record({ per: fc.constant('night' as const), cents }),
  fc.record({ per: fc.constant('person_night' as const), adultCents: cents, childCents: cents }),
  fc.record({ per: fc.constant('stay' as const), cents }),
);
const anyLevies = fc.uniqueArray(
  fc.record<Levy>({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    name: fc.string(),
    kind: fc.constantFrom('fee', 'tax'),
    basis: bases,
    isIncluded: fc.boolean(),
    isMandatory: fc.boolean(),
    roomTypeIds: fc.subarray(['queen', 'king']),
    taxedFeeIds: fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']),
  }),
  { selector: ({ id }) => id },
);
const anyStay = fc.record<PricedStay>({
  nightsCents: fc.array(cents, { minLength: 1, maxLength: 30 }),
  extraGuestsCents: cents,
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 10 }),
  roomTypeId: fc.constantFrom('queen', 'king'),
  levies: anyLevies,
});
const byId = (lines: { levyId: string }[]) => lines.toSorted((a, b) => a.levyId.localeCompare(b.levyId));

test('what is shown adds up, in whole cents, and nothing is negative', () => {
  fc.assert(
    fc.property(anyStay, (given) => {
      const { lines, ...price } = priceStay(given);
      const added = lines.filter(({ isIncluded, isMandatory }) => isMandatory && !isIncluded);
      const sum = added.reduce((total, line) => total + line.cents, price.subtotalCents);
      expect(price.totalCents).toBe(sum);
      expect(price.subtotalCents + price.taxesAndFeesCents).toBe(sum);
      const amounts = [...Object.values(price), ...lines.map((line) => line.cents)];
      expect(amounts.filter((amount) => !Number.isInteger(amount) || amount < 0)).toEqual([]);
    }),
  );
});

const shuffled = anyStay.chain((given) =>
  fc.tuple(fc.constant(given), fc.shuffledSubarray([...given.levies], { minLength: given.levies.length })),
);

test('the order of levies makes no difference', () => {
  fc.assert(
    fc.property(shuffled, ([given, levies]) => {
      const [one, other] = [priceStay(given), priceStay({ ...given, levies })];
      expect({ ...other, lines: byId(other.lines) }).toEqual({ ...one, lines: byId(one.lines) });
    }),
  );
});

test('an included tax is reckoned from the rooms alone, whatever fees it names', () => {
  const included = { kind: 'tax' as const, isIncluded: true, taxedFeeIds: ['cleaning'] };
  const vat = levy({ per: 'percentage', percent: 10 }, { id: 'vat', ...included });
  const cleaning = levy({ per: 'stay', cents: 4_500 }, { id: 'cleaning' });
  const { lines } = priceStay(stay([vat, cleaning], { nightsCents: [11_000], extraGuestsCents: 0 }));
  expect(Object.fromEntries(lines.map(({ levyId, cents }) => [levyId, cents]))).toEqual({
    vat: 1_000,
    cleaning: 4_500,
  });
});

test('included levies are never more than the price they are in', () => {
  fc.assert(
    fc.property(anyStay, percents, (given, percent) => {
      const levies = [levy({ per: 'percentage', percent }, { isIncluded: true })];
      const { lines, subtotalCents, totalCents } = priceStay({ ...given, levies });
      expect(totalCents).toBe(subtotalCents);
      expect(lines[0]!.cents).toBeLessThanOrEqual(subtotalCents);
    }),
  );
});

test('a percentage of each night adds up to that of the stay within half a cent a night', () => {
  fc.assert(
    fc.property(anyStay, percents, ({ nightsCents, ...given }, percent) => {
      const price = (nights: readonly number[]): number =>
        priceStay({
          ...given,
          nightsCents: nights,
          extraGuestsCents: 0,
          levies: [levy({ per: 'percentage', percent })],
        }).taxesAndFeesCents;
      const nightly = nightsCents.reduce((total, night) => total + price([night]), 0);
      expect(Math.abs(nightly - price(nightsCents))).toBeLessThanOrEqual((nightsCents.length + 1) / 2);
    }),
  );
});

test('twice the prices are twice the total, within a cent for each percentage', () => {
  fc.assert(
    fc.property(anyStay, (given) => {
      const levies = given.levies.filter(({ basis }) => basis.per === 'percentage');
      const one = priceStay({ ...given, levies: levies.map((each) => ({ ...each, taxedFeeIds: [] })) });
      const two = priceStay({
        ...given,
        nightsCents: given.nightsCents.map((night) => night * 2),
        extraGuestsCents: given.extraGuestsCents * 2,
        levies: levies.map((each) => ({ ...each, taxedFeeIds: [] })),
      });
      expect(Math.abs(two.totalCents - 2 * one.totalCents)).toBeLessThanOrEqual(levies.length);
    }),
  );
});

test('another guest never makes a stay cheaper', () => {
  fc.assert(
    fc.property(anyStay, (given) => {
      const more = priceStay({ ...given, adults: given.adults + 1 });
      expect(more.totalCents).toBeGreaterThanOrEqual(priceStay(given).totalCents);
    }),
  );
});

test('what is charged once a stay is not charged for nights that are added', () => {
  const levies = [levy({ per: 'stay', cents: 4_000 }), levy({ per: 'night', cents: 2_500 }, { id: 'l2' })];
  const added = priceAdded(stay(levies), { nightsCents: [10_000], extraGuestsCents: 2_000 });
  expect(added).toMatchObject({ subtotalCents: 12_000, taxesAndFeesCents: 2_500, totalCents: 14_500 });
  expect(added.lines.map(({ levyId }) => levyId)).toEqual(['l2']);
});

const mandatory = ({ lines }: ReturnType<typeof priceStay>): number =>
  lines.reduce((sum, { cents, isMandatory, isIncluded }) => sum + (isMandatory && !isIncluded ? cents : 0), 0);

test('a stay that is made longer bit by bit costs what it costs at once, and its lines add up', () => {
  fc.assert(
    fc.property(anyStay, fc.nat(30), ({ nightsCents, ...given }, cut) => {
      const [first, ...more] = [nightsCents.slice(0, cut), nightsCents.slice(cut)];
      const booked = { ...given, nightsCents: first };
      const added = priceAdded(booked, { nightsCents: more.flat(), extraGuestsCents: 0 });
      expect(priceStay(booked).totalCents + added.totalCents).toBe(priceStay({ ...given, nightsCents }).totalCents);
      expect(added.subtotalCents + mandatory(added)).toBe(added.totalCents);
    }),
  );
});

test('several rooms cost what each costs, and a levy of all of them is one line', () => {
  const rooms = [stay([levy({ per: 'night', cents: 2_500 })]), stay([levy({ per: 'night', cents: 2_500 })])];
  const both = addPrices(rooms.map(priceStay));
  expect(both.lines.map(({ cents }) => cents)).toEqual([15_000]);
  expect(both.totalCents).toBe(2 * priceStay(rooms[0]!).totalCents);
  expect(both.subtotalCents + mandatory(both)).toBe(both.totalCents);
});
