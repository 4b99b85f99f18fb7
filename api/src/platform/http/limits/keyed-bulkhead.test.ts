import { expect, test } from '@jest/globals';
import { KeyedBulkhead } from './keyed-bulkhead.service.ts';

test('does so much at once for a key, in their order, and does not let one key wait for another', async () => {
  const bulkhead = new KeyedBulkhead(2);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<void>((done) => finish.push(done));
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => bulkhead.run('one', work(name)));
  const other = bulkhead.run('other', work('x'));
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b', 'x']);
  for (let turn = 0; turn < 5; turn += 1) {
    finish[turn]?.();
    await new Promise(setImmediate);
  }
  await Promise.all([...all, other]);
  expect(started).toEqual(['a', 'b', 'x', 'c', 'd']);
});

test('refuses with 429 what finds too many waiting, and passes on what the work throws', async () => {
  const bulkhead = new KeyedBulkhead(1, 1);
  let finish = (): void => undefined;
  const first = bulkhead.run('one', () => new Promise<void>((done) => (finish = done)));
  const second = bulkhead.run('one', () => Promise.reject(new Error('gone')));
  await expect(bulkhead.run('one', () => Promise.resolve())).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  finish();
  await first;
  await expect(second).rejects.toThrow('gone');
  await expect(bulkhead.run('one', () => Promise.resolve('again'))).resolves.toBe('again');
});
