import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { envOf } from '../../../../test/start/env-of.ts';
import { startS3, type S3Server } from '../../../../test/start/s3-server.ts';
import { DiskRemoteFiles } from './disk-remote-files.adapter.ts';
import type { BuildKey, RemoteFiles } from './remote-files.port.ts';
import { S3RemoteFiles } from './s3-remote-files.adapter.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-files-'));
  server = await startS3({ pageSize: 2 });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

const onDisk = (): RemoteFiles => new DiskRemoteFiles(envOf({ DATA_DIR: folder }));
const inBucket = (changed: Record<string, string> = {}): RemoteFiles =>
  new S3RemoteFiles(envOf({ ...server.env, ...changed }));

const build = (digit: string): BuildKey => ({ remote: 'mfe-laundry', digest: digit.repeat(16) });
const entry = 'remoteEntry.js';
const [one, other] = [Buffer.from('/* one \xff */', 'latin1'), Buffer.from('/* other */')];

describe.each([
  ['on the disk', onDisk],
  ['in a bucket', () => inBucket()],
])('files of builds %s', (_, open) => {
  let files: RemoteFiles;
  beforeAll(() => {
    files = open();
  });

  test('are read as they were added, and are nobody else’s', async () => {
    await files.add(build('a'), entry, one);
    expect(await files.get(build('a'), entry)).toEqual(one);
    expect(await files.has(build('a'), entry)).toBe(true);
    for (const [of, name] of [[build('a'), '42.js'] as const, [build('b'), entry] as const]) {
      expect(await files.get(of, name)).toBeUndefined();
      expect(await files.has(of, name)).toBe(false);
    }
  });

  test('are never written over; adding the same one again is fine', async () => {
    await files.add(build('a'), entry, one);
    await expect(files.add(build('a'), entry, other)).rejects.toThrow(
      `mfe-laundry/${'a'.repeat(16)}/${entry} is there already, with something else in it.`,
    );
    expect(await files.get(build('a'), entry)).toEqual(one);
  });

  test('of several that are added at once under one name one is there, whole', async () => {
    const texts = ['first', 'second', 'third', 'fourth'].map((text) => Buffer.from(text.repeat(10_000)));
    const added = await Promise.allSettled(texts.map((text) => files.add(build('c'), entry, text)));
    const winner = added.findIndex(({ status }) => status === 'fulfilled');
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await files.get(build('c'), entry)).toEqual(texts[winner]);
    expect(await files.list(build('c'))).toEqual(new Map([[entry, texts[winner]!.length]]));
  });

  test('are listed with their bytes, however many there are', async () => {
    const names = ['1.js', '2.js', '3.js', '4.js', entry];
    for (const name of names) await files.add(build('d'), name, Buffer.from(name));
    expect([...(await files.list(build('d')))].sort()).toEqual(names.map((name) => [name, name.length]));
    expect(await files.list(build('e'))).toEqual(new Map());
  });

  test('are removed one by one or all of a build, and others stay', async () => {
    expect(await files.has(build('d'), '1.js')).toBe(true);
    await files.remove(build('d'), '1.js');
    expect(await files.has(build('d'), '1.js')).toBe(false);
    expect([...(await files.list(build('d'))).keys()].sort()).toEqual(['2.js', '3.js', '4.js', entry]);
    for (let times = 0; times < 2; times++) await files.remove(build('d'));
    expect(await files.list(build('d'))).toEqual(new Map());
    expect(await files.has(build('a'), entry)).toBe(true);
  });

  test('of builds to which nothing was added since are known', async () => {
    const [longAgo, farAhead] = [new Date('2000-01-01'), new Date('2100-01-01')];
    expect(await files.listUntouched(longAgo)).toEqual([]);
    expect((await files.listUntouched(farAhead)).map(({ digest }) => digest[0]).sort()).toEqual(
      expect.arrayContaining(['a', 'c']),
    );
  });

  test.each(['..', '.env', 'a/b.js', ''])('are never called "%s"', async (name) => {
    await expect(files.add(build('a'), name, one)).rejects.toThrow('No file of a build can be called');
    await expect(files.get({ remote: '../secrets', digest: 'a'.repeat(16) }, entry)).rejects.toThrow();
  });
});

describe('a bucket', () => {
  test('that kept a file and could not say so has it once it is sent again', async () => {
    const files = inBucket();
    server.breakOffNextPut();
    await files.add(build('f'), entry, one);
    expect(await files.get(build('f'), entry)).toEqual(one);
  });

  test('has its builds where they would lie in DATA_DIR, so that they can be carried over', () => {
    expect(server.keys()).toContain(`remotes/mfe-laundry/${'f'.repeat(16)}/${entry}`);
  });

  test('that does not let us in is no bucket without files', async () => {
    const files = inBucket({ S3_ACCESS_KEY_ID: 'another' });
    const cannotBeUsed = 'The bucket that files lie in cannot be used now.';
    await expect(files.has(build('a'), entry)).rejects.toThrow(cannotBeUsed);
    await expect(files.get(build('a'), entry)).rejects.toThrow(cannotBeUsed);
    await expect(files.list(build('a'))).rejects.toThrow(cannotBeUsed);
    await expect(files.remove(build('a'), entry)).rejects.toThrow(cannotBeUsed);
  });
});
