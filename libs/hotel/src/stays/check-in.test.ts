import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkInOpens, checkInOpensAt } from './check-in.ts';
import { addDays, hotelDate, hotelInstant } from '../time/hotel-time.ts';

const stay = { startDate: '2026-11-21', endDate: '2026-11-23' };

test.each([
  ['2026-11-20T23:00:00Z', 'early'],
  ['2026-11-21T21:59:59.999Z', 'early'],
  ['2026-11-21T22:00:00Z', 'open'],
  ['2026-11-22T09:00:00Z', 'open'],
  ['2026-11-23T16:59:59.999Z', 'open'],
  ['2026-11-23T17:00:00Z', 'over'],
])('at %s check-in in Chicago is %s', (now, state) =>
  expect(checkInOpens(stay, new Date(now), 'America/Chicago')).toBe(state),
);

test('it is the hotel that says what day it is', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  expect(checkInOpens(stay, now, 'Pacific/Auckland')).toBe('open');
  expect(checkInOpens(stay, now, 'UTC')).toBe('early');
});

test.each([
  ['a winter day', '2026-11-21', 'America/Chicago', '2026-11-21T22:00:00Z'],
  ['a summer day', '2026-07-21', 'America/Chicago', '2026-07-21T21:00:00Z'],
  ['the day clocks go forward', '2026-03-08', 'America/Chicago', '2026-03-08T21:00:00Z'],
  ['the day clocks go back', '2026-11-01', 'America/Chicago', '2026-11-01T22:00:00Z'],
  ['the day before clocks go back', '2026-10-31', 'America/Chicago', '2026-10-31T21:00:00Z'],
  ['a day far east of the guest', '2026-11-21', 'Pacific/Auckland', '2026-11-21T03:00:00Z'],
  ['the day clocks go back far east', '2026-04-05', 'Pacific/Auckland', '2026-04-05T04:00:00Z'],
])('on %s check-in opens at 16:00 by the hotel’s clock, and not a minute before', (_, startDate, zone, opens) => {
  const arrival = { startDate, endDate: addDays(startDate, 1) };
  const at = checkInOpensAt(arrival, zone);
  expect(at).toEqual(new Date(opens));
  expect(checkInOpens(arrival, new Date(at.getTime() - 60_000), zone)).toBe('early');
  expect(checkInOpens(arrival, at, zone)).toBe('open');
  expect(checkInOpens(arrival, hotelInstant(addDays(startDate, -1), '23:59:59', zone), zone)).toBe('early');
  expect(checkInOpens(arrival, hotelInstant(addDays(startDate, 1), '16:00:00', zone), zone)).toBe('over');
});

test('it is early, then open, then over, on every stay and across every clock change', () => {
  const zones = fc.constantFrom('America/Chicago', 'Europe/Lisbon', 'Pacific/Auckland', 'America/St_Johns');
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, zones, fc.integer({ min: 1, max: 30 }), (instant, zone, nights) => {
      const startDate = hotelDate(instant, zone);
      const endDate = addDays(startDate, nights);
      const at = (date: string, time: string) =>
        checkInOpens({ startDate, endDate }, hotelInstant(date, time, zone), zone);
      expect(at(startDate, '15:59:59')).toBe('early');
      expect(at(startDate, '16:00:00')).toBe('open');
      expect(at(endDate, '10:59:59')).toBe('open');
      expect(at(endDate, '11:00:00')).toBe('over');
    }),
  );
});
