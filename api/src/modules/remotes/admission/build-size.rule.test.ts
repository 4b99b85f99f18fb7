import { expect, test } from '@jest/globals';
import { oversizeProblem } from './build-size.rule.ts';

const megabytes = (count: number): number => count * 1024 ** 2;

test('takes 8 MB of files and 9 MB of source maps', () => {
  const files = [
    ['remoteEntry.js', megabytes(5)],
    ['1.js', megabytes(3)],
    ['1.js.map', megabytes(9)],
  ] as const;
  expect(oversizeProblem(new Map(files))).toBeUndefined();
});

test('says what is too much of files, and of source maps', () => {
  expect(oversizeProblem(new Map([['1.js', megabytes(8) + 1]]))).toBe(
    'this build weighs 8388609 bytes; no more than 8388608 are taken.',
  );
  expect(oversizeProblem(new Map([['1.js.map', megabytes(9) + 1]]))).toBe(
    'the source maps of this build weigh 9437185 bytes; no more than 9437184 are taken.',
  );
});
