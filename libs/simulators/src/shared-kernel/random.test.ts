import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRandom } from './random.ts';

test('a seed gives the same sequence again', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [first, second] = [createRandom(seed), createRandom(seed)];
      for (let step = 0; step < 20; step += 1) expect(second.fraction()).toBe(first.fraction());
    }),
  );
});

test('whole numbers stay between both ends', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
      const drawn = createRandom(seed).between(low, low + span);
      return Number.isInteger(drawn) && drawn >= low && drawn <= low + span;
    }),
  );
});

test('what has no weight is never picked, the rest about as often as it weighs', () => {
  const random = createRandom('weights');
  const counts = { often: 0, seldom: 0, never: 0 };
  for (let step = 0; step < 4000; step += 1) counts[random.pickWeighted({ often: 3, seldom: 1, never: 0 })] += 1;
  expect(counts.never).toBe(0);
  expect(counts.often / 4000).toBeCloseTo(0.75, 1);
});
