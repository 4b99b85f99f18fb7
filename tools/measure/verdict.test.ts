import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isKept, percentile, speedOf, verdictOf } from './verdict.ts';

const p95 = (value: number, rows = 100) => ({ p50: value / 2, p95: value, rows });

describe('a percentile', () => {
  test('of thirty times is the one that at least so many do not exceed', () => {
    const times = Array.from({ length: 30 }, (_, n) => 30 - n);
    expect(speedOf({ times, rows: 7 })).toEqual({ p50: 15, p95: 29, rows: 7 });
  });

  test('is one of the values, and no smaller share exceeds it', () => {
    const values = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (times, percent) => {
        const found = percentile(times, percent);
        expect(times).toContain(found);
        expect(times.filter((each) => each <= found).length).toBeGreaterThanOrEqual((percent / 100) * times.length);
        expect(times.filter((each) => each < found).length).toBeLessThan((percent / 100) * times.length);
      }),
    );
  });
});

describe('the budget', () => {
  test.each<[string, number, number, boolean]>([
    ['as fast in both', 20, 20, true],
    ['one and a half times as long', 20, 30, true],
    ['longer than that', 20, 30.1, false],
    ['many times as long, but by less than 5 ms', 1, 5.9, true],
    ['many times as long, by 5 ms', 1, 6, false],
    ['as slow in both', 100, 100, false],
    ['just fast enough', 99, 99.9, true],
  ])('%s', (_, small, large, kept) => {
    expect(isKept(verdictOf(p95(small), p95(large)))).toBe(kept);
  });

  test('asks of an answer with more rows only that it is fast', () => {
    expect(isKept(verdictOf(p95(10, 3), p95(90)))).toBe(true);
    expect(isKept(verdictOf(p95(10, 3), p95(101)))).toBe(false);
    expect(isKept(verdictOf(p95(10), p95(90, 3)))).toBe(false);
  });

  test('says which half of it was missed', () => {
    expect(verdictOf(p95(90), p95(120))).toMatchObject({ isFast: false, isLevel: true });
    expect(verdictOf(p95(10), p95(90))).toMatchObject({ isFast: true, isLevel: false, ratio: 9 });
  });
});
