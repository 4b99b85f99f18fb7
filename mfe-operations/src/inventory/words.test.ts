import { expect, test } from '@jest/globals';
import type { NotFreeReason } from '@booking/contracts/inventory';
import { counted, partyInWords } from './counted.ts';
import { extraChargesInWords } from './extra-charges.ts';
import { gridStep } from './grid-step.ts';
import { monthCell } from './month-cell.ts';
import { rateNames } from './price-lines.ts';
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
  [{ why: 'held' }, 'kept for a guest who is about to pay'],
  [{ why: 'not_throughout' }, 'not for sale for this stay as a whole; Cloudbeds does not say why'],
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
  ['default', 'default', 'Standard rate', 'rate 7'],
  ['', '', 'Standard rate', 'rate 7'],
  ['Bed & Breakfast', 'BB', 'Bed & Breakfast', 'BB, rate 7'],
  ['Bed & Breakfast', '', 'Bed & Breakfast', 'rate 7'],
])('a rate "%s" (%s) is called "%s", "%s"', (ratePlanNamePublic, ratePlanNamePrivate, name, note) => {
  expect(rateNames({ ratePlanNamePublic, ratePlanNamePrivate, roomRateID: '7' })).toEqual({ name, note });
});

const open = {
  ...{ date: '2026-12-05', rate: 189, totalRate: 189, roomsAvailable: 3, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false },
};
test.each([
  [open, 'some', '3', 'rooms left', '$189', []],
  [{ ...open, roomsAvailable: 2 }, 'few', '2', 'rooms left', '$189', []],
  [{ ...open, roomsAvailable: 1, rate: 189.5 }, 'few', '1', 'room left', '$189.50', []],
  [{ ...open, roomsAvailable: 0 }, 'full', 'Full', '', '$189', []],
  [{ ...open, blocked: true }, 'closed', 'Closed', '', '$189', []],
  [{ ...open, rate: 0 }, 'some', '3', 'rooms left', '', []],
  [undefined, 'untold', '–', 'not known', '', []],
  [
    { ...open, minimumStay: 2, closedToArrival: true, closedToDeparture: true },
    ...(['some', '3', 'rooms left', '$189', ['2 nights or more', 'no arrivals', 'no departures']] as const),
  ],
])('a night %j is shown as %s: %s %s %s %j', (night, level, left, unit, rate, limits) => {
  expect(monthCell(night)).toEqual({ level, left, unit, rate, limits });
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
