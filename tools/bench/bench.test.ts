import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isKept, median, type Line } from './bench.ts';

const line: Line = { what: 'a page', value: 50, unit: 'ms', yardstick: { what: 'a plain page', value: 100 } };

test('a line keeps its target by itself or by its ratio to the yardstick', () => {
  expect(isKept(line)).toBeUndefined();
  expect(isKept({ ...line, target: { kind: 'value', atMost: 50 } })).toBe(true);
  expect(isKept({ ...line, target: { kind: 'value', atMost: 49 } })).toBe(false);
  expect(isKept({ ...line, target: { kind: 'ratio', atMost: 0.5 } })).toBe(true);
  expect(isKept({ ...line, target: { kind: 'ratio', atLeast: 0.6 } })).toBe(false);
  expect(() => isKept({ what: 'alone', value: 1, unit: 'ms', target: { kind: 'ratio', atMost: 1 } })).toThrow(/alone/);
});

describe('the median', () => {
  test('is the one in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  test('has as many above it as below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});
