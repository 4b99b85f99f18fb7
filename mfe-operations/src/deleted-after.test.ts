import { expect, test } from '@jest/globals';
import { deletedAfter } from './deleted-after.ts';

test.each([
  ['2026-08-25T04:35:00Z', 'Deleted after 90 days.'],
  ['2026-11-22T04:35:00Z', 'Deleted after a day.'],
  ['2026-11-23T04:00:00Z', 'Deleted on the same day.'],
])('what began at %s is told so', (begun, words) => expect(deletedAfter(begun, '2026-11-23T04:35:00Z')).toBe(words));
