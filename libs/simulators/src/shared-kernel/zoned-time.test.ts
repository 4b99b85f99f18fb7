import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from './plain-date.ts';
import { dateInZone, instantInZone } from './zoned-time.ts';

const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2022-01-01', offset));
const zones = fc.constantFrom('America/Chicago', 'Europe/Lisbon', 'Asia/Kolkata', 'UTC');

test('a time of day in a zone falls on that day there', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }), zones, (day, minutes, zone) => {
      expect(dateInZone(instantInZone(day, minutes, zone), zone)).toBe(day);
    }),
  );
});

test('a zone is taken with its summer time', () => {
  expect(new Date(instantInZone('2026-01-15', 9 * 60, 'America/Chicago')).toISOString()).toBe(
    '2026-01-15T15:00:00.000Z',
  );
  expect(new Date(instantInZone('2026-07-15', 9 * 60, 'America/Chicago')).toISOString()).toBe(
    '2026-07-15T14:00:00.000Z',
  );
});

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -800, max: 800 }),
      (day, count) => daysBetween(day, addDays(day, count)) === count,
    ),
  );
});
