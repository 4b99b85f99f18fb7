import { expect, test } from '@jest/globals';
import { MergedCopies } from './merged-copies.service.ts';

const soon = (): Promise<void> => new Promise((go) => setTimeout(go, 5));

test('answers copies sent before the first answer together, and runs later requests again', async () => {
  const copies = new MergedCopies();
  let count = 0;
  const work = async (): Promise<number> => {
    count += 1;
    const mine = count;
    await soon();
    return mine;
  };
  const sentAt = performance.now();
  const first = [copies.run('a', sentAt, work), copies.run('a', sentAt, work), copies.run('b', sentAt, work)];
  expect(await Promise.all(first)).toEqual([1, 1, 2]);
  // on its way for longer than the first took
  expect(await copies.run('a', sentAt, work)).toBe(1);
  await soon();
  expect(await copies.run('a', performance.now(), work)).toBe(3);
});

test('rejects all copies with the same error', async () => {
  const copies = new MergedCopies();
  const fail = () => soon().then(() => Promise.reject(new Error('away')));
  const ends = await Promise.allSettled([copies.run('a', 0, fail), copies.run('a', 0, fail)]);
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual(['Error: away', 'Error: away']);
});
