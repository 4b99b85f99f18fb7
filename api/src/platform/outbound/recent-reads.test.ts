import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { RecentReads } from './recent-reads.service.ts';

function counting(keptMs: number) {
  const reads = new RecentReads<number>(keptMs);
  let count = 0;
  const load = async (): Promise<number> => {
    count += 1;
    await wait(5);
    return count;
  };
  return { reads, load, read: (key = 'a') => reads.read(key, load) };
}

test('shares an answer among all who ask while it is on its way, and for a moment after', async () => {
  const { read } = counting(1_000);
  const [first, second] = await Promise.all([read(), read()]);
  expect([first, second, await read(), await read('b')]).toEqual([1, 1, 1, 2]);
});

test('asks anew once the moment is over, or what is known is over', async () => {
  const { read, reads } = counting(20);
  await read();
  await wait(40);
  expect(await read()).toBe(2);
  const before = read();
  reads.invalidate('a');
  expect(await read()).toBe(3);
  expect(await before).toBe(2);
});

test('keeps no failure', async () => {
  const reads = new RecentReads<string>(1_000);
  await expect(reads.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await reads.read('a', () => Promise.resolve('here'))).toBe('here');
});
