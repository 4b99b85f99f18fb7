import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { envOf } from '../../../test/start/env-of.ts';
import { startS3, type S3Server } from '../../../test/start/s3-server.ts';
import { isAllowedInStorage, storageActions } from '../../../test/start/storage-policy.ts';
import { Sealed } from '../secrets/sealed.service.ts';
import { S3Objects } from './s3-objects.adapter.ts';
import { SealedObjects } from './sealed-objects.service.ts';

let store: S3Server;
let bucket: S3Objects;
let objects: SealedObjects;
beforeAll(async () => {
  store = await startS3({ pageSize: 2 });
  const env = envOf(store.env);
  bucket = new S3Objects(env);
  objects = new SealedObjects(bucket, new Sealed(env));
});
afterAll(async () => {
  bucket.onApplicationShutdown();
  await store.stop();
});

const image = Buffer.from('\xff\xd8\xff\xe0 a passport', 'latin1');

test('what is put in a bucket can be got until it is deleted, and nobody can read it where it lies', async () => {
  await objects.put('guest/one', image);
  expect(store.keys()).toEqual(['objects/guest/one']);
  expect((await bucket.get('guest/one'))!.includes('passport')).toBe(false);
  expect(await objects.get('guest/one')).toEqual(image);
  expect(await objects.get('guest/other')).toBeUndefined();
  await objects.delete('guest/one');
  await objects.delete('guest/one');
  expect(await objects.get('guest/one')).toBeUndefined();
});

test('what was put before an instant is told, however many pages it fills, and nothing of another folder', async () => {
  for (const key of ['guest/a', 'guest/b', 'guest/c', 'guests/d']) await objects.put(key, image);
  const aSecond = 1000;
  expect(await objects.keys('guest', new Date(Date.now() + aSecond))).toEqual(['guest/a', 'guest/b', 'guest/c']);
  expect(await objects.keys('guest', new Date(Date.now() - 60 * aSecond))).toEqual([]);
  expect(await objects.keys('guest')).toHaveLength(3);
});

test.each(['../secrets/key', 'guest/../../key', 'a.b', '', 'a//b'])(
  'a key that leads elsewhere is refused: %j',
  async (key) => {
    await expect(objects.put(key, image)).rejects.toThrow('No object can have the key');
    await expect(objects.get(key)).rejects.toThrow('No object can have the key');
  },
);

test("the product's user of the storage has the rights that it uses, and no others", () => {
  expect(store.usedActions().toSorted()).toEqual(storageActions.toSorted());
  for (const action of storageActions) {
    expect(isAllowedInStorage(action, 'another-bucket', 'objects/guest/one')).toBe(false);
    expect(isAllowedInStorage(action, 'booking', 'elsewhere/one')).toBe(false);
  }
});
