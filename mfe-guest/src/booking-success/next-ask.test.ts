import { expect, test } from '@jest/globals';
import { nextAsk } from './next-ask.ts';

test('a checkout on its way is asked for every three seconds, for two minutes', () => {
  let waited = 0;
  for (let asks = 1; nextAsk('confirming', asks); asks += 1) waited += Number(nextAsk('confirming', asks));
  expect(nextAsk('confirming', 1)).toBe(3000);
  expect(waited).toBe(117_000);
});

test.each(['confirmed', 'failed', 'expired', 'refunded', 'unknown'] as const)(
  'what is %s is not asked for again',
  (outcome) => {
    expect(nextAsk(outcome, 1)).toBe(false);
  },
);
