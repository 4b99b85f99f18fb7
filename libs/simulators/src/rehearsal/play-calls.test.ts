import { expect, test } from '@jest/globals';
import type { PlannedCall } from './plan.ts';
import { playCalls } from './play-calls.ts';

const calls = Array.from({ length: 20 }, (_, index): PlannedCall => ({
  startedAt: index,
  day: '2026-03-01',
  script: 'wrong_number',
  guest: { name: 'Ann Lee', number: '+15125550100' },
  stay: { startDate: '2026-04-01', endDate: '2026-04-02', adults: 1, children: 0 },
}));

test('plays every call in its order, a few at a time, and tells how far it is', async () => {
  const begun: number[] = [];
  const progress: number[] = [];
  let atOnce = 0;
  let most = 0;
  const played = await playCalls({
    calls,
    concurrency: 4,
    stopped: () => false,
    onPlayed: ({ done }) => progress.push(done),
    play: async ({ startedAt }) => {
      begun.push(startedAt);
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce -= 1;
    },
  });
  expect(played).toBe(20);
  expect(begun).toEqual(calls.map(({ startedAt }) => startedAt));
  expect(progress).toEqual(calls.map((_, index) => index + 1));
  expect(most).toBe(4);
});

test('stops between calls', async () => {
  let played = 0;
  const play = async () => {
    played += 1;
  };
  expect(await playCalls({ calls, concurrency: 2, play, onPlayed: () => {}, stopped: () => played >= 5 })).toBe(played);
  expect(played).toBeLessThan(8);
});

test('ends at the first failure', async () => {
  let begun = 0;
  const play = async () => {
    begun += 1;
    throw new Error('nobody there');
  };
  await expect(playCalls({ calls, concurrency: 2, play, onPlayed: () => {}, stopped: () => false })).rejects.toThrow(
    'nobody there',
  );
  expect(begun).toBeLessThanOrEqual(2);
});
