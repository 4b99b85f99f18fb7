import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { readBookingPatterns } from './booking-patterns.ts';
import { derivePatterns } from './pattern-derivation.ts';
import { readReservationRows, type ReservationRow } from './reservation-rows.ts';

const CSV = new URL('../../../../../shared/data/hotel-bookings-2015-2017.csv', import.meta.url);

const row = (changes: Partial<ReservationRow>): ReservationRow => ({
  arrivalDate: '2016-05-04',
  leadDays: 0,
  nights: 2,
  adults: 2,
  children: 0,
  cancelled: false,
  ...changes,
});

test('shares count each row once and leave out what is out of range', () => {
  const rows = [
    row({ nights: 1, leadDays: 2 }),
    row({ nights: 3, leadDays: 3, cancelled: true }),
    row({ nights: 0, leadDays: 700, adults: 26 }),
    row({ arrivalDate: '2016-06-01', nights: 3, children: 1 }),
  ];
  expect(derivePatterns(rows)).toMatchObject({
    rows: 4,
    cancelledShare: 0.25,
    nights: { '1': 0.3333, '3': 0.6667 },
    leadDays: { '0-0': 0.3333, '1-3': 0.6667, '4-7': 0 },
    parties: { '2+0': 0.6667, '2+1': 0.3333 },
    monthDemand: { '5': 1 },
  });
});

describe('the committed patterns', () => {
  const patterns = readBookingPatterns();

  test.each(['leadDays', 'nights', 'parties'] as const)('%s add up to one', (table) => {
    const total = Object.values(patterns[table]).reduce((sum, share) => sum + share, 0);
    expect(total).toBeCloseTo(1, 2);
  });

  const withCsv = existsSync(CSV) ? test : test.skip;
  withCsv('are what the data set says', () => {
    const csv = readFileSync(CSV, 'utf8');
    expect(derivePatterns(readReservationRows(csv))).toEqual(patterns);

    const lines = csv
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => line.startsWith('Resort Hotel,'));
    expect(patterns.rows).toBe(lines.length);
    expect(patterns.cancelledShare).toBeCloseTo(
      lines.filter((line) => line.split(',')[1] === '1').length / lines.length,
      4,
    );
  });
});
