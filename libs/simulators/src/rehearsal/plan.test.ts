import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateInZone } from '../shared-kernel/zoned-time.ts';
import { readBookingPatterns } from './booking-patterns.ts';
import { planTrips } from './plan-trips.ts';
import { planRehearsal } from './plan.ts';

const patterns = readBookingPatterns();
const timeZone = 'America/Chicago';
const evening = Date.parse('2026-03-09T02:00:00Z');
const plan = (options: { now?: number; days?: number; seed?: string } = {}) =>
  planRehearsal({ now: evening, days: 10, seed: 'a', timeZone, patterns, ...options });

const instants = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') });

describe('a planned rehearsal', () => {
  test('is the same for the same seed and another for another', () => {
    expect(plan()).toEqual(plan());
    expect(plan({ seed: 'b' })).not.toEqual(plan());
  });

  test('plans a day that is over the same, however much later it is asked for', () => {
    const dayOf = (calls: ReturnType<typeof plan>) => calls.filter(({ day }) => day === '2026-03-05');
    expect(dayOf(plan({ now: evening + 3 * 86_400_000, days: 20 }))).toEqual(dayOf(plan()));
  });

  test('never reaches into the future, and goes from the oldest call to the latest', () => {
    fc.assert(
      fc.property(instants, fc.string(), (now, seed) => {
        const calls = plan({ now, seed, days: 3 });
        for (const [index, call] of calls.entries()) {
          expect(call.startedAt).toBeLessThanOrEqual(now - 15 * 60_000);
          expect(call.startedAt).toBeGreaterThanOrEqual(calls[index - 1]?.startedAt ?? 0);
          expect(call.day).toBe(dateInZone(call.startedAt, timeZone));
          expect(call.stay.startDate >= call.day && call.stay.endDate > call.stay.startDate).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has calls on every day, today and yesterday by the same hour among them', () => {
    const calls = plan();
    const days = new Set(calls.map(({ day }) => day));
    expect(days.size).toBe(10);
    expect(calls.some(({ day }) => day === '2026-03-08')).toBe(true);
    expect(calls.some(({ day, startedAt }) => day === '2026-03-07' && startedAt < evening - 86_400_000)).toBe(true);
    expect(calls.length).toBeGreaterThan(130);
    expect(calls.length).toBeLessThan(210);
  });
});

describe('planned trips', () => {
  const options = { today: '2026-11-23', now: Date.parse('2026-11-23T18:00:00Z'), seed: 'a' };

  test('have every ending, the form that is texted among them', () => {
    const endings = new Set(planTrips(options).map(({ ending }) => ending));
    for (const ending of ['pays', 'pays_and_extends', 'never_opens', 'pays_by_form', 'opens_form'])
      expect(endings).toContain(ending);
  });

  test('are over by now, oldest first, and the same for the same seed', () => {
    const trips = planTrips(options);
    const begun = trips.map(({ startedAt }) => startedAt);
    expect(begun).toEqual(begun.toSorted((one, other) => one - other));
    expect(Math.max(...begun)).toBeLessThan(options.now);
    const facts = (planned: typeof trips) => planned.map(({ ending, guest, stay }) => ({ ending, guest, stay }));
    expect(facts(planTrips(options))).toEqual(facts(trips));
  });
});
