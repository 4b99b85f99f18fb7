import { expect, test } from '@jest/globals';
import { isKept } from '../bench.ts';
import { lineOf, linesOfExport, sectionOf } from './lines.ts';

const sizes = [1_000, 10_000, 1_000_000];
const speedOf = (p95: number, rows = 100) => ({ p50: p95 / 2, p95, rows });
const of = (small: number, large: number, rows = 100) => ({
  path: '/api/admin/things',
  speeds: [speedOf(1), speedOf(small), speedOf(large, rows)],
});

test.each([
  [20, 30, true],
  [20, 31, false],
  [4, 8.9, true],
  [4, 9.1, false],
])('a route of %s ms may take half as long again, or 5 ms more: %s', (small, large, kept) => {
  expect(isKept(lineOf(of(small, large), sizes, 1))).toBe(kept);
});

test('a route with more rows to answer is not held against one that has fewer', () => {
  const line = lineOf(of(10, 50, 101), sizes, 1);
  expect(isKept(line)).toBeUndefined();
  expect(line.note).toBe('answers 101 rows instead of 100, so it is not held');
});

test('an export is held by its first byte and by whether its memory grows', () => {
  const small = { firstByteMs: 30, seconds: 1, megabytes: 4, atTenthMb: 150, memoryMb: 200 };
  const large = { firstByteMs: 46, seconds: 90, megabytes: 900, atTenthMb: 200, memoryMb: 299 };
  expect(linesOfExport('/export', small, large, 10_000).map((line) => [line.what, isKept(line)])).toEqual([
    ['/export, first byte', false],
    ['/export, most memory of the API', true],
  ]);
});

test('what every route takes is told for every size', () => {
  const section = sectionOf([of(20, 30)], sizes, ['/api/other answered with 404']);
  expect(section).toContain('| GET | 1,000 calls | 10,000 calls | 1,000,000 calls |');
  expect(section).toContain('| /api/admin/things | 1.0 (100 rows) | 20.0 (100 rows) | 30.0 (100 rows) |');
  expect(section).toContain('- /api/other answered with 404');
});
