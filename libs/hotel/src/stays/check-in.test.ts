import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkInOpens, checkInOpensAt } from './check-in.ts';
import { defaultHours } from './hotel-hours.ts';
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
  expect(checkInOpens(stay, new Date(now), 'America/Chicago', defaultHours)).toBe(state),
);

test('it is the hotel that says what day it is', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  expect(checkInOpens(stay, now, 'Pacific/Auckland', defaultHours)).toBe('open');
  expect(checkInOpens(stay, now, 'UTC', defaultHours)).toBe('early');
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
  const at = checkInOpensAt(arrival, zone, defaultHours);
  expect(at).toEqual(new Date(opens));
  expect(checkInOpens(arrival, new Date(at.getTime() - 60_000), zone, defaultHours)).toBe('early');
  expect(checkInOpens(arrival, at, zone, defaultHours)).toBe('open');
  expect(checkInOpens(arrival, hotelInstant(addDays(startDate, -1), '23:59:59', zone), zone, defaultHours)).toBe(
    'early',
  );
  expect(checkInOpens(arrival, hotelInstant(addDays(startDate, 1), '16:00:00', zone), zone, defaultHours)).toBe('over');
});

test('it is early, then open, then over, on every stay, at every hotel’s hours and across every clock change', () => {
  const zones = fc.constantFrom('America/Chicago', 'Europe/Lisbon', 'Pacific/Auckland', 'America/St_Johns');
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  // clocks change in the hours before
  const hours = fc.record({
    checkInHour: fc.constantFrom('12:00', '14:30', '15:00', '16:00', '23:59'),
    checkOutHour: fc.constantFrom('09:00', '10:30', '11:00', '12:00'),
  });
  fc.assert(
    fc.property(instants, zones, hours, fc.integer({ min: 1, max: 30 }), (instant, zone, own, nights) => {
      const startDate = hotelDate(instant, zone);
      const endDate = addDays(startDate, nights);
      const at = (date: string, hour: string, before: number) =>
        checkInOpens(
          { startDate, endDate },
          new Date(hotelInstant(date, `${hour}:00`, zone).getTime() - before),
          zone,
          own,
        );
      expect(at(startDate, own.checkInHour, 1)).toBe('early');
      expect(at(startDate, own.checkInHour, 0)).toBe('open');
      expect(at(endDate, own.checkOutHour, 1)).toBe('open');
      expect(at(endDate, own.checkOutHour, 0)).toBe('over');
    }),
  );
});
