import { expect, test } from '@jest/globals';
import { Together } from './together.ts';

const small = (): number => 1;
const go = (): Promise<void> => new Promise((gone) => setImmediate(gone));

test('what comes while something is stored is stored at once after it', async () => {
  const stored: string[][] = [];
  const together = new Together<string>(async (items) => {
    stored.push([...items]);
    await go();
  }, small);
  const first = together.add('first');
  await Promise.all([first, together.add('second'), together.add('third')]);
  await together.add('fourth');
  expect(stored).toEqual([['first'], ['second', 'third'], ['fourth']]);
});

test('nothing is said to be stored before it is', async () => {
  let isStored = false;
  const together = new Together<string>(async () => {
    await go();
    isStored = true;
  }, small);
  await together.add('one');
  expect(isStored).toBe(true);
});

test('what cannot be stored fails alone, and what comes after it is stored', async () => {
  const stored: string[] = [];
  const together = new Together<string>(async (items) => {
    await go();
    if (items.includes('bad')) throw new Error('This cannot be stored.');
    stored.push(...items);
  }, small);
  const added = ['first', 'second', 'bad', 'third'].map((item) => together.add(item));
  const settled = await Promise.allSettled(added);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual(['first', 'second', 'third']);
  await together.add('fourth');
  expect(stored.at(-1)).toBe('fourth');
});

test('what others store in another order at the same time is stored one by one', async () => {
  const stored: string[] = [];
  const together = new Together<string>(async (items) => {
    await go();
    if (items.length > 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    stored.push(...items);
  }, small);
  await Promise.all(['first', 'second', 'third'].map((item) => together.add(item)));
  expect(stored).toEqual(['first', 'second', 'third']);
});

test('where the database is away nobody waits for it one after the other', async () => {
  let tries = 0;
  const together = new Together<number>(async () => {
    tries += 1;
    await go();
    throw new Error('connect ECONNREFUSED 127.0.0.1:5432');
  }, small);
  const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => together.add(item)));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect(tries).toBe(2);
});

test('what is large is not stored together with much else', async () => {
  const stored: number[][] = [];
  const together = new Together<number>(
    async (sizes) => {
      stored.push([...sizes]);
      await go();
    },
    (size) => size,
  );
  await Promise.all([1, 400_000, 500_000, 300_000, 5_000_000, 2].map((size) => together.add(size)));
  expect(stored).toEqual([[1], [400_000, 500_000], [300_000], [5_000_000], [2]]);
});
