import { expect, test } from '@jest/globals';
import { statusTone } from './status-tone.ts';

test.each([
  ['published', 'good'],
  ['draft', 'warning'],
  ['error', 'bad'],
  ['something new', 'warning'],
])('%s is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
