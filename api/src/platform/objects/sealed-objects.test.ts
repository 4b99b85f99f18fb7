import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Env } from '../env/env.service.ts';
import { Sealed } from '../secrets/sealed.service.ts';
import { DiskObjects } from './disk-objects.adapter.ts';
import { SealedObjects } from './sealed-objects.service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
});
afterEach(() => rm(folder, { recursive: true }));

function objects(SECRET_KEY = 'a-key-that-is-only-for-tests'): SealedObjects {
  const env = Env.read({
    DATABASE_URL: 'postgres://localhost/x',
    VAPI_WEBHOOK_SECRET: 'a-secret-of-a-test',
    VAPI_TOOL_TOKEN: 'a-token-for-a-test',
    VAPI_STAFF_TOOL_TOKEN: 'staff-a-token-for-a-test',
    VAPI_CUSTOMER_TOOL_TOKEN: 'customer-a-token-for-a-test',
    DATA_DIR: folder,
    SECRET_KEY,
  });
  return new SealedObjects(new DiskObjects(env), new Sealed(env));
}
const fileOf = (key: string): string => join(folder, 'objects', key);
const image = Buffer.from('\xff\xd8\xff\xe0 a passport', 'latin1');

test('what is put can be got, by its key alone, until it is deleted', async () => {
  await objects().put('guest/one', image);
  expect(await objects().get('guest/one')).toEqual(image);
  expect(await objects().get('guest/other')).toBeUndefined();
  await objects().delete('guest/one');
  await objects().delete('guest/one');
  expect(await objects().get('guest/one')).toBeUndefined();
});

test('a stored object is encrypted, and only its owner may read the file', async () => {
  await objects().put('guest/one', image);
  expect(await readdir(join(folder, 'objects', 'guest'))).toEqual(['one']);
  expect((await readFile(fileOf('guest/one'))).includes('passport')).toBe(false);
  expect((await stat(fileOf('guest/one'))).mode & 0o077).toBe(0);
});

test('it does not open with another key, under another name, or when a bit of it was changed', async () => {
  await objects().put('guest/one', image);
  const kept = await readFile(fileOf('guest/one'));
  await expect(objects('another-key-only-for-tests').get('guest/one')).rejects.toThrow('cannot be opened');
  await writeFile(fileOf('guest/two'), kept);
  await expect(objects().get('guest/two')).rejects.toThrow('cannot be opened');
  kept[20]! ^= 1;
  await writeFile(fileOf('guest/one'), kept);
  await expect(objects().get('guest/one')).rejects.toThrow('cannot be opened');
});

test('what was put before an instant is told, also what was only begun, and can be deleted', async () => {
  await objects().put('guest/one', image);
  await writeFile(`${fileOf('guest/two')}.part`, 'half');
  const aSecond = 1000;
  const keysBefore = async (ms: number) => (await objects().keys('guest', new Date(ms))).toSorted();
  expect(await keysBefore(Date.now() + aSecond)).toEqual(['guest/one', 'guest/two']);
  expect(await keysBefore(Date.now() - 60 * aSecond)).toEqual([]);
  expect(await objects().keys('guest')).toHaveLength(2);
  expect(await objects().keys('nobody')).toEqual([]);
  await objects().delete('guest/two');
  expect(await readdir(join(folder, 'objects', 'guest'))).toEqual(['one']);
});

test.each(['../secrets/key', '/etc/passwd', 'guest/../../key', 'a.b', '', 'a//b'])(
  'a key that leads elsewhere is refused: %j',
  async (key) => {
    await expect(objects().put(key, image)).rejects.toThrow('No object can have the key');
    await expect(objects().get(key)).rejects.toThrow();
    await expect(objects().delete(key)).rejects.toThrow();
  },
);
