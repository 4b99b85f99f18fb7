import { expect, test } from '@jest/globals';
import { timeInCall } from './time-in-call.ts';

test('a time in a call is how far into it', () => {
  expect([0, 999, 24_900, 59_999, 65_000, 4_500_000].map(timeInCall)).toEqual([
    '+0 s',
    '+0 s',
    '+24 s',
    '+59 s',
    '+1:05',
    '+75:00',
  ]);
});
