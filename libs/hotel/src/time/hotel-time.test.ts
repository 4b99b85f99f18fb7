import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  formatHotelStamp,
  formatHotelTime,
  hotelDate,
  hotelInstant,
  sameTimeYesterday,
  startOfHotelDay,
} from './hotel-time.ts';

const zones = fc.constantFrom(
  'America/Chicago',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/St_Johns',
  'UTC',
);
const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
const chicago = 'America/Chicago';

describe('hotel time', () => {
  test('an evening call in Chicago belongs to the hotel day, not to the UTC day', () => {
    expect(hotelDate(new Date('2026-11-21T03:00:00Z'), chicago)).toBe('2026-11-20');
  });

  test('a day starts at local midnight on both sides of a clock change', () => {
    expect(startOfHotelDay('2026-03-08', chicago).toISOString()).toBe('2026-03-08T06:00:00.000Z');
    expect(startOfHotelDay('2026-03-09', chicago).toISOString()).toBe('2026-03-09T05:00:00.000Z');
    expect(startOfHotelDay('2026-11-02', chicago).toISOString()).toBe('2026-11-02T06:00:00.000Z');
  });

  test('a time skipped in spring is read with the offset before the change', () => {
    expect(hotelInstant('2026-03-08', '02:30:00', chicago).toISOString()).toBe('2026-03-08T08:30:00.000Z');
  });

  test('a time repeated in autumn means its first run', () => {
    expect(hotelInstant('2026-11-01', '01:30:00', chicago).toISOString()).toBe('2026-11-01T06:30:00.000Z');
  });

  test('the same time yesterday keeps the wall clock across a clock change', () => {
    expect(sameTimeYesterday(new Date('2026-03-08T20:00:00Z'), chicago).toISOString()).toBe('2026-03-07T21:00:00.000Z');
  });

  test('every instant lies within its own hotel day', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = hotelDate(instant, zone);
        expect(instant.getTime()).toBeGreaterThanOrEqual(startOfHotelDay(day, zone).getTime());
        expect(instant.getTime()).toBeLessThan(startOfHotelDay(addDays(day, 1), zone).getTime());
      }),
    );
  });

  test('days add up across months, leap years and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        const date = addDays('2010-01-01', start);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  test('a full stamp reads as the call log shows it', () => {
    expect(formatHotelTime(new Date('2026-11-21T22:05:09Z'), chicago)).toBe('Nov 21, 2026 4:05:09 PM');
    expect(formatHotelTime(new Date('2026-07-01T05:00:00Z'), chicago)).toBe('Jul 1, 2026 12:00:00 AM');
  });
});

test('a stamp of a log counts its hours from 00 to 23', () => {
  expect(formatHotelStamp(new Date('2026-11-02T22:05:09Z'), chicago)).toBe('Nov 02, 2026 16:05:09');
  expect(formatHotelStamp(new Date('2026-07-01T05:00:00Z'), chicago)).toBe('Jul 01, 2026 00:00:00');
});
