import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BuildHealth } from '@booking/contracts/remote-releases';
import { errorRate, failuresInWords, loadTime, outcomeInWords, size } from './health-in-words.ts';

const health = (changes: Partial<BuildHealth>): BuildHealth => ({
  loads: 0,
  errors: 0,
  p75Ms: null,
  integrityFailures: 0,
  byOutcome: {},
  ...changes,
});

test.each([
  [0, 0, 'No loads yet'],
  [40, 0, '0% (0 of 40)'],
  [40, 1, '2.5% (1 of 40)'],
  [1200, 1200, '100% (1,200 of 1,200)'],
])('of %i loads with %i errors the rate is "%s"', (loads, errors, rate) => {
  expect(errorRate(health({ loads, errors }))).toBe(rate);
});

test('some errors are never none, and some good loads are never none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (loads, share) => {
      const errors = 1 + Math.floor(share * (loads - 2));
      expect(errorRate(health({ loads, errors }))).not.toMatch(/^(0|100)%/);
    }),
  );
});

test('failures are named with their number, the most frequent first, and what went well is none', () => {
  expect(failuresInWords(health({ byOutcome: { ready: 90, chunk: 1, timeout: 3 } }))).toBe(
    'too slow: 3, part missing: 1',
  );
  expect(failuresInWords(health({ byOutcome: { ready: 90, network: 0 } }))).toBe('');
});

test.each([
  [null, '–'],
  [0, '0 ms'],
  [999, '999 ms'],
  [1340, '1.3 s'],
])('a load of %p ms took "%s"', (ms, words) => {
  expect(loadTime(ms)).toBe(words);
});

test('a size is in whole kilobytes, and never nothing', () => {
  expect([1, 1024, 1025, 1_500_000].map(size)).toEqual(['1 KB', '1 KB', '2 KB', '1,465 KB']);
});

test('an outcome that this build does not know is shown as it is called', () => {
  expect(['uncaught', 'melted'].map(outcomeInWords)).toEqual(['errors in use', 'melted']);
});
