import { expect, test } from '@jest/globals';
import type { NotFreeReason, RateNight } from '@booking/contracts/inventory';
import { counted, partyInWords } from './counted.ts';
import { extraChargesInWords } from './rooms/extra-charges.ts';
import { gridStep } from './month/grid-step.ts';
import { monthCell, type MonthCell } from './month/month-cell.ts';
import { optionalFees, rateIds, rateName } from './rooms/price-lines.ts';
import { reasonInWords } from './reason-in-words.ts';

test.each<[NotFreeReason, string]>([
  [{ why: 'too_many_guests', limit: 1 }, 'sleeps 1 guest at most'],
  [{ why: 'minimum_stay', limit: 3 }, 'sold for 3 nights or more'],
  [{ why: 'maximum_stay', limit: 7 }, 'sold for 7 nights at most'],
  [{ why: 'sold_out', nights: ['2026-12-05', '2026-12-06'] }, 'sold out on Sat, Dec 5; Sun, Dec 6'],
  [
    { why: 'sold_out', nights: ['2026-12-05', '2026-12-06', '2026-12-08', '2026-12-09'] },
    'sold out on 4 of the nights, from Sat, Dec 5',
  ],
  [{ why: 'closed', nights: ['2026-12-05'] }, 'closed on Sat, Dec 5'],
  [{ why: 'closed_to_arrival' }, 'no arrivals on the check-in date'],
  [{ why: 'closed_to_departure' }, 'no departures on the check-out date'],
  [{ why: 'held' }, 'held for a guest who is about to pay'],
  [{ why: 'not_throughout' }, 'not offered for these dates'],
])('%j is told as "%s"', (reason, words) => expect(reasonInWords(reason)).toBe(words));

test('one is one, and children are told where there are any', () => {
  expect([counted(1, 'night'), counted(0, 'night')]).toEqual(['1 night', '0 nights']);
  expect(partyInWords({ adults: 2, children: 0 })).toBe('2 adults');
  expect(partyInWords({ adults: 1, children: 1 })).toBe('1 adult and 1 child');
});

test('what more guests pay a night is told; what nobody pays is not', () => {
  const charges = { adultsExtraCharge: { 3: 25, 4: 50 }, childrenExtraCharge: { 1: 0, 2: 12 } };
  expect(extraChargesInWords(charges)).toBe('3 adults $25.00, 4 adults $50.00, 2 children $12.00');
  expect(extraChargesInWords({ adultsExtraCharge: {}, childrenExtraCharge: {} })).toBe('');
});

test.each([
  ['default', 'default', 'Standard rate', [['Rate ID', '7']]],
  ['', '', 'Standard rate', [['Rate ID', '7']]],
  [
    'Bed & Breakfast',
    'BB',
    'Bed & Breakfast',
    [
      ['Internal name', 'BB'],
      ['Rate ID', '7'],
    ],
  ],
  ['Bed & Breakfast', '', 'Bed & Breakfast', [['Rate ID', '7']]],
])('a rate "%s" (%s) is called "%s", with the details %j', (ratePlanNamePublic, ratePlanNamePrivate, name, ids) => {
  const rate = { ratePlanNamePublic, ratePlanNamePrivate, roomRateID: '7' };
  expect(rateName(rate)).toBe(name);
  expect(rateIds(rate)).toEqual(ids);
});

test('an optional fee is named once, with the least and the most that it costs', () => {
  const priced = (name: string, cents: number, isMandatory = false) => {
    const lines = [{ name, cents, isMandatory, kind: 'fee' as const, isIncluded: false }];
    return { price: { ...{ subtotalCents: 0, extraGuestsCents: 0, totalCents: 0, optionalCents: 0 }, lines } };
  };
  const fees = [priced('Parking', 64_00), priced('Parking', 64_00), priced('Crib', 10_00), priced('Crib', 5_00)];
  expect(optionalFees([...fees, priced('Resort fee', 1, true)])).toBe('Parking $64.00, Crib $5.00 – $10.00');
});

const open: RateNight = {
  ...{ date: '2026-12-05', rate: 189, totalRate: 189, roomsAvailable: 3, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false },
};
test.each<[RateNight | undefined, MonthCell]>([
  [open, { level: 'some', left: '3', rate: '$189', marks: [], spoken: '3 rooms left, $189' }],
  [
    { ...open, roomsAvailable: 1, rate: 189.5 },
    { level: 'few', left: '1', rate: '$190', marks: [], spoken: '1 room left, $189.50' },
  ],
  [
    { ...open, roomsAvailable: 0 },
    { level: 'full', left: '0', rate: '$189', marks: [], spoken: 'Full, $189' },
  ],
  [
    { ...open, blocked: true },
    { level: 'closed', left: '×', rate: '$189', marks: [], spoken: 'Closed, $189' },
  ],
  [
    { ...open, rate: 0 },
    { level: 'some', left: '3', rate: '', marks: [], spoken: '3 rooms left' },
  ],
  [undefined, { level: 'untold', left: '–', rate: '', marks: [], spoken: 'not known' }],
  [
    { ...open, roomsAvailable: 2, minimumStay: 2, closedToArrival: true, closedToDeparture: true },
    {
      ...{ level: 'few', left: '2', rate: '$189', marks: ['2+', 'CTA', 'CTD'] },
      spoken: '2 rooms left, $189, 2 nights or more, no arrivals, no departures',
    },
  ],
])('a night %j is shown as %j', (night, cell) => {
  expect(monthCell(night)).toEqual(cell);
});

test.each([
  ['ArrowRight', { row: 1, column: 4 }],
  ['ArrowLeft', { row: 1, column: 2 }],
  ['ArrowUp', { row: 0, column: 3 }],
  ['ArrowDown', { row: 1, column: 3 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 4 }],
  ['Enter', undefined],
])('in a grid %s leads to %j', (key, to) => expect(gridStep({ row: 1, column: 3 }, key, 2, 5)).toEqual(to));
