import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../time/hotel-time.ts';
import { whyNotFree, type NotFree, type RefusedStay, type RestrictedNight } from './why-not-free.ts';

const open = {
  ...{ roomsAvailable: 2, isBlocked: false, isClosedToArrival: false, isClosedToDeparture: false },
  ...{ minNights: 1, maxNights: 0 },
};
/** December 5 to 8, with changes of single days. */
const refused = (changes: Record<string, Partial<RestrictedNight>>, stay: Partial<RefusedStay> = {}): NotFree[] =>
  whyNotFree({
    ...{ startDate: '2026-12-05', endDate: '2026-12-08', guests: 2, maxGuests: 3, isHeld: false },
    nights: ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'].map((date) => ({
      ...{ ...open, date },
      ...changes[date],
    })),
    ...stay,
  });

test.each<[string, Record<string, Partial<RestrictedNight>>, NotFree]>([
  ['sold out', { '2026-12-06': { roomsAvailable: 0 } }, { why: 'sold_out', nights: ['2026-12-06'] }],
  ['closed', { '2026-12-07': { isBlocked: true } }, { why: 'closed', nights: ['2026-12-07'] }],
  ['closed to arrival', { '2026-12-05': { isClosedToArrival: true } }, { why: 'closed_to_arrival' }],
  ['closed to departure', { '2026-12-08': { isClosedToDeparture: true } }, { why: 'closed_to_departure' }],
  ['too short', { '2026-12-06': { minNights: 4 } }, { why: 'minimum_stay', limit: 4 }],
  ['too long', { '2026-12-06': { maxNights: 2 } }, { why: 'maximum_stay', limit: 2 }],
])('a stay that is %s is refused for that alone', (_, changes, reason) => expect(refused(changes)).toEqual([reason]));

test.each<[string, Record<string, Partial<RestrictedNight>>]>([
  ['arrival is closed on another day', { '2026-12-06': { isClosedToArrival: true } }],
  ['departure is closed on another day', { '2026-12-07': { isClosedToDeparture: true } }],
  ['the day of departure is sold out', { '2026-12-08': { roomsAvailable: 0, isBlocked: true, minNights: 9 } }],
  ['the stay is as short as it may be', { '2026-12-05': { minNights: 3 } }],
  ['the stay is as long as it may be', { '2026-12-05': { maxNights: 3 } }],
])('it does not matter that %s', (_, changes) => expect(refused(changes)).toEqual([{ why: 'not_throughout' }]));

test('several reasons are all told', () => {
  const changes = { '2026-12-05': { roomsAvailable: 0, minNights: 5 }, '2026-12-07': { roomsAvailable: 0 } };
  expect(refused(changes)).toEqual([
    { why: 'sold_out', nights: ['2026-12-05', '2026-12-07'] },
    { why: 'minimum_stay', limit: 5 },
  ]);
});

test('for a party that fits nowhere nothing else matters, nor for a room that is kept for somebody', () => {
  const changes = { '2026-12-05': { roomsAvailable: 0 } };
  expect(refused(changes, { guests: 4 })).toEqual([{ why: 'too_many_guests', limit: 3 }]);
  expect(refused(changes, { isHeld: true })).toEqual([{ why: 'held' }]);
});

test('arriving and leaving on one day counts as one night', () => {
  const stay = { startDate: '2026-12-05', endDate: '2026-12-05' };
  expect(refused({ '2026-12-05': { minNights: 2 } }, stay)).toContainEqual({ why: 'minimum_stay', limit: 2 });
});

test('there is always a reason, and no night outside of the stay is blamed', () => {
  const night = fc.record<Omit<RestrictedNight, 'date'>>({
    roomsAvailable: fc.nat(2),
    isBlocked: fc.boolean(),
    isClosedToArrival: fc.boolean(),
    isClosedToDeparture: fc.boolean(),
    minNights: fc.nat(5),
    maxNights: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(night, { maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (nights, count) => {
      const startDate = '2026-12-05';
      const endDate = addDays(startDate, count);
      const dated = nights.map((each, index) => ({ ...each, date: addDays(startDate, index) }));
      const reasons = whyNotFree({ startDate, endDate, guests: 2, maxGuests: 2, isHeld: false, nights: dated });
      expect(reasons.length).toBeGreaterThan(0);
      const blamed = reasons.flatMap((reason) => ('nights' in reason ? reason.nights : []));
      expect(blamed.filter((date) => date < startDate || date >= endDate)).toEqual([]);
    }),
  );
});
