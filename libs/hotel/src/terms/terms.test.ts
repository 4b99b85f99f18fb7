import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, hotelDate } from '../time/hotel-time.ts';
import { notRefundable, type CancellationRule } from './cancellation-rule.ts';
import { termsOf } from './terms.ts';

const zone = 'America/Chicago';
const stay = { startDate: '2026-12-24', nights: 3, totalCents: 55_329 };
const early = { zone, now: new Date('2026-11-10T18:00:00Z') };
const rule: CancellationRule = {
  kind: 'free_until',
  daysBefore: 2,
  time: '15:00',
  fee: { per: 'nights', amount: 1 },
};
const night = { per: 'nights', amount: 1, cents: null };

test('a stay is canceled for free until that hour of that day by the hotel’s clock', () => {
  expect(termsOf(rule, stay, early)).toEqual({
    cancellation: 'free_until',
    freeUntil: { at: '2026-12-22T21:00:00.000Z', date: '2026-12-22', time: '15:00' },
    fee: night,
  });
});

test('who books after that hour never had it', () => {
  const at = Date.parse('2026-12-22T21:00:00Z');
  const kindAt = (now: number) => termsOf(rule, stay, { zone, now: new Date(now) }).cancellation;
  expect([kindAt(at - 1), kindAt(at), kindAt(at + 1)]).toEqual(['free_until', 'fee', 'fee']);
  expect(termsOf(rule, stay, { zone, now: new Date(at) })).toEqual({
    cancellation: 'fee',
    freeUntil: null,
    fee: night,
  });
});

test('nothing is free where nothing is known', () => {
  expect(termsOf(null, stay, early)).toEqual({ cancellation: 'ask', freeUntil: null, fee: null });
  expect(termsOf(notRefundable, stay, early)).toEqual({ cancellation: 'not_refundable', freeUntil: null, fee: null });
});

describe('what a cancellation costs', () => {
  test.each<[CancellationRule['fee'], number | null]>([
    [{ per: 'nights', amount: 1 }, null],
    [{ per: 'nights', amount: 3 }, 55_329],
    [{ per: 'nights', amount: 4 }, 55_329],
    [{ per: 'percent', amount: 50 }, 27_665],
    [{ per: 'percent', amount: 100 }, 55_329],
    [{ per: 'all', amount: 100 }, 55_329],
  ])('%j comes to %s cents', (fee, cents) => {
    expect(termsOf({ ...rule, kind: 'fee', fee }, stay, early).fee).toEqual({ ...fee, cents });
  });

  test('is never more than the stay, and the free hours end on a day before arrival', () => {
    const rules = fc.record({
      kind: fc.constantFrom('free_until', 'fee', 'not_refundable'),
      daysBefore: fc.integer({ min: 0, max: 60 }),
      time: fc.constantFrom('00:00', '11:00', '15:30', '23:59'),
      fee: fc.oneof(
        fc.record({ per: fc.constant('nights'), amount: fc.integer({ min: 1, max: 30 }) }),
        fc.record({ per: fc.constant('percent'), amount: fc.integer({ min: 1, max: 100 }) }),
        fc.constant({ per: 'all', amount: 100 }),
      ),
    }) as fc.Arbitrary<CancellationRule>;
    const stays = fc.record({
      startDate: fc.integer({ min: 1, max: 700 }).map((days) => addDays('2026-11-10', days)),
      nights: fc.integer({ min: 1, max: 30 }),
      totalCents: fc.integer({ min: 0, max: 5_000_000 }),
    });
    fc.assert(
      fc.property(rules, stays, (each, booked) => {
        const { cancellation, freeUntil, fee } = termsOf(each, booked, early);
        expect(fee?.cents ?? 0).toBeLessThanOrEqual(booked.totalCents);
        expect(freeUntil !== null).toBe(cancellation === 'free_until');
        expect(fee !== null).toBe(cancellation === 'free_until' || cancellation === 'fee');
        if (!freeUntil) return;
        expect(freeUntil.date).toBe(addDays(booked.startDate, -each.daysBefore));
        expect(hotelDate(new Date(freeUntil.at), zone)).toBe(freeUntil.date);
        expect(Date.parse(freeUntil.at)).toBeGreaterThan(early.now.getTime());
      }),
    );
  });
});
