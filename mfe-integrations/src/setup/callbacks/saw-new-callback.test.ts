import { expect, test } from '@jest/globals';
import { sawNewCallback } from './saw-new-callback.ts';

const first = '2026-11-10T17:00:00.000Z';
const second = '2026-11-10T17:00:02.000Z';

test.each([
  [null, null, false],
  [null, first, true],
  [first, first, false],
  [first, second, true],
])('between %s and %s a callback arrived: %s', (before, now, isNew) => {
  expect(sawNewCallback({ lastCallbackAt: before }, { lastCallbackAt: now })).toBe(isNew);
});
