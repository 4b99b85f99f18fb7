import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gridLines } from './grid-lines.ts';

test.each([
  [0, true, [1, 2, 3]],
  [3, true, [1, 2, 3]],
  [40, true, [20, 40, 60]],
  [0, false, [0.01, 0.02, 0.03]],
  [3, false, [1, 2, 3]],
])('up to %d the lines are at round values', (highest, isWhole, lines) => {
  expect(gridLines(highest, isWhole)).toEqual(lines);
});

test('the highest line is at or above what is shown, and not far above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 1_000_000 }), (highest) => {
      const [, , top] = gridLines(highest, true);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThanOrEqual(highest * 3);
    }),
  );
});
