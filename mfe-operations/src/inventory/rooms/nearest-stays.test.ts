import { expect, test } from '@jest/globals';
import type { RateNight, RatePlan } from '@booking/contracts/inventory';
import { addDays } from '@booking/hotel/hotel-time';
import { nearestStays } from './nearest-stays.ts';
import { roomsEachNight } from './rooms-each-night.ts';

const night = (date: string, given: Partial<RateNight> = {}): RateNight => ({
  ...{ date, rate: 189, totalRate: 189, roomsAvailable: 3, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false, ...given },
});
const nightsFrom = (start: string, count: number, given: (date: string) => Partial<RateNight> = () => ({})) =>
  Array.from({ length: count }, (_, index) => addDays(start, index)).map((date) => night(date, given(date)));
const plan = (roomTypeName: string, nights: RateNight[], ratePlanID: string | null = null): RatePlan => ({
  ...{ rateID: roomTypeName, roomTypeID: roomTypeName, roomTypeName, ratePlanID, isDerived: false, nights },
  ...{ ratePlanNamePublic: null, ratePlanNamePrivate: null, roomRate: 0, totalRate: 0, roomsAvailable: 0 },
});
const wanted = { startDate: '2026-12-05', endDate: '2026-12-07', today: '2026-12-01', tooSmall: [] };

test('offers the nearest stays of as many nights, before and after', () => {
  const isSold = (date: string) => ({ roomsAvailable: date >= '2026-12-05' && date <= '2026-12-08' ? 0 : 1 });
  expect(nearestStays([plan('Attic', nightsFrom('2026-12-01', 20, isSold))], wanted)).toEqual([
    { startDate: '2026-12-03', endDate: '2026-12-05', roomTypeName: 'Attic' },
    { startDate: '2026-12-02', endDate: '2026-12-04', roomTypeName: 'Attic' },
  ]);
});

test('offers nothing before today, in nights that are not known, or in a room that is too small', () => {
  const plans = [plan('Attic', nightsFrom('2026-12-01', 6)), plan('Closet', nightsFrom('2026-12-01', 30))];
  const found = nearestStays(plans, { ...wanted, today: '2026-12-05', tooSmall: ['Closet'] });
  expect(found).toEqual([]);
});

test.each<[string, (date: string) => Partial<RateNight>]>([
  ['closed nights', () => ({ blocked: true })],
  ['days without arrivals', () => ({ closedToArrival: true })],
  ['days without departures', () => ({ closedToDeparture: true })],
  ['longer stays only', () => ({ minimumStay: 3 })],
  ['shorter stays only', () => ({ maximumStay: 1 })],
])('offers no %s', (_, given) => {
  expect(nearestStays([plan('Attic', nightsFrom('2026-12-01', 20, given))], wanted)).toEqual([]);
});

test('looks at base rates alone', () => {
  expect(nearestStays([plan('Attic', nightsFrom('2026-12-01', 20), '7')], wanted)).toEqual([]);
});

test.each([
  [[5, 5], 4, '5'],
  [[5, 7], 4, '5 to 7'],
  [[4, 7], 4, undefined],
  [[], 4, undefined],
])('of %j rooms a night and %i for the whole stay says "%s"', (counts, roomsAvailable, said) => {
  const nights = counts.map((count, index) => night(addDays('2026-12-05', index), { roomsAvailable: count }));
  const plans = [plan('Attic', [...nights, night('2026-12-07', { roomsAvailable: 9 })])];
  expect(roomsEachNight(plans, { roomTypeID: 'Attic', roomsAvailable }, wanted)).toBe(said);
});
