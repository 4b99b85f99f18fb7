import { beforeEach, expect, test } from '@jest/globals';
import { countNavigations } from './navigation-loop.ts';

let isNavigationLoop: (now: number) => boolean;
beforeEach(() => {
  isNavigationLoop = countNavigations();
});

/** Whether a loop is seen within changes of the address that follow each other. */
const isSeen = (count: number, everyMs: number): boolean =>
  Array.from({ length: count }, (_, index) => isNavigationLoop(index * everyMs)).includes(true);

test.each<[string, number, number, boolean]>([
  ['a loop of more than ten seconds', 700, 15, true],
  ['a loop on a slow machine', 250, 60, true],
  ['a short burst', 100, 15, false],
  ['fast typing for a minute', 600, 100, false],
  ['steps with pauses between them', 1000, 250, false],
])('%s (%i changes, one every %i ms) is a navigation loop: %p', (_, count, everyMs, expected) => {
  expect(isSeen(count, everyMs)).toBe(expected);
});

test('a pause begins the count anew', () => {
  expect(isSeen(600, 15)).toBe(false);
  expect(isNavigationLoop(600 * 15 + 300)).toBe(false);
  expect(isNavigationLoop(600 * 15 + 2000)).toBe(false);
});
