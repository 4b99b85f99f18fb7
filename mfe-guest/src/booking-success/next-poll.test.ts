import { expect, test } from '@jest/globals';
import { nextPoll } from './next-poll.ts';

test('a checkout on its way is asked for every three seconds, for two minutes', () => {
  let waited = 0;
  for (let polls = 1; nextPoll('confirming', polls); polls += 1) waited += Number(nextPoll('confirming', polls));
  expect(nextPoll('confirming', 1)).toBe(3000);
  expect(waited).toBe(117_000);
});

test.each(['confirmed', 'failed', 'expired', 'refunded', 'unknown'] as const)(
  'what is %s is not asked for again',
  (outcome) => {
    expect(nextPoll(outcome, 1)).toBe(false);
  },
);
