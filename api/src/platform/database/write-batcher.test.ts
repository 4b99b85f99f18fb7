import { expect, test } from '@jest/globals';
import { WriteBatcher } from './write-batcher.service.ts';

const small = (): number => 1;
const go = (): Promise<void> => new Promise((gone) => setImmediate(gone));

test('writes what arrives during a write as one batch after it', async () => {
  const stored: string[][] = [];
  const batcher = new WriteBatcher<string>(async (items) => {
    stored.push([...items]);
    await go();
  }, small);
  const first = batcher.add('first');
  await Promise.all([first, batcher.add('second'), batcher.add('third')]);
  await batcher.add('fourth');
  expect(stored).toEqual([['first'], ['second', 'third'], ['fourth']]);
});

test('settles only once the item is written', async () => {
  let isStored = false;
  const batcher = new WriteBatcher<string>(async () => {
    await go();
    isStored = true;
  }, small);
  await batcher.add('one');
  expect(isStored).toBe(true);
});

test('rejects only the item that cannot be written, and writes those after it', async () => {
  const stored: string[] = [];
  const batcher = new WriteBatcher<string>(async (items) => {
    await go();
    if (items.includes('bad')) throw new Error('This cannot be stored.');
    stored.push(...items);
  }, small);
  const added = ['first', 'second', 'bad', 'third'].map((item) => batcher.add(item));
  const settled = await Promise.allSettled(added);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual(['first', 'second', 'third']);
  await batcher.add('fourth');
  expect(stored.at(-1)).toBe('fourth');
});

test('writes the items of a batch that deadlocked one by one', async () => {
  const stored: string[] = [];
  const batcher = new WriteBatcher<string>(async (items) => {
    await go();
    if (items.length > 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    stored.push(...items);
  }, small);
  await Promise.all(['first', 'second', 'third'].map((item) => batcher.add(item)));
  expect(stored).toEqual(['first', 'second', 'third']);
});

test('does not retry one by one while the database is away', async () => {
  let tries = 0;
  const batcher = new WriteBatcher<number>(async () => {
    tries += 1;
    await go();
    throw new Error('connect ECONNREFUSED 127.0.0.1:5432');
  }, small);
  const settled = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.add(item)));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect(tries).toBe(2);
});

test('limits the size of a batch', async () => {
  const stored: number[][] = [];
  const batcher = new WriteBatcher<number>(
    async (sizes) => {
      stored.push([...sizes]);
      await go();
    },
    (size) => size,
  );
  await Promise.all([1, 400_000, 500_000, 300_000, 5_000_000, 2].map((size) => batcher.add(size)));
  expect(stored).toEqual([[1], [400_000, 500_000], [300_000], [5_000_000], [2]]);
});
