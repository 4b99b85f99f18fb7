import { expect, test } from '@jest/globals';
import { formatDuration } from './duration.ts';

test('a duration is minutes and two digits of seconds', () => {
  expect([0, 7, 60, 187.4, 4500].map(formatDuration)).toEqual(['0:00', '0:07', '1:00', '3:07', '75:00']);
});
