import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { remoteEndpoints } from '@booking/contracts/remotes';
import { admit, buildOf, runUsualShells, ship, uploadFiles } from '../../../../test/start/remote-builds.ts';
import { startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { startS3, type S3Server } from '../../../../test/start/s3-server.ts';

const id = 'mfe-of-a-bucket';

let store: S3Server;
let folder: string;
let api: RunningApi;
const env = (): Record<string, string> => ({ ...store.env, DATA_DIR: folder });
beforeAll(async () => {
  store = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'no-builds-'));
  api = await startOwnApi(env());
  await runUsualShells(api);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const textAt = async (of: RunningApi, path: string): Promise<string> => (await of.request(path)).text();

test('builds of the installation lie in the bucket, and not on the disk', async () => {
  const states = await api.call(releaseEndpoints.states);
  expect(states.length).toBeGreaterThan(0);
  for (const { id: remote, live } of states)
    expect(store.keys()).toContain(`remotes/${remote}/${live.digest}/remoteEntry.js`);
  expect(await readdir(folder)).not.toContain('remotes');
});

test('a file that came damaged can be sent again, and what is shipped is served by every replica', async () => {
  const build = buildOf(id, '1.0.0');
  const { files, release } = build;
  await uploadFiles(api, { release, files: { ...files, 'remoteEntry.js': 'half of' } });
  await ship(api, build);
  const replica = await startOwnApi(env(), api.databaseUrl);
  expect(await textAt(replica, release.entry)).toBe(files['remoteEntry.js']);
  await replica.stop();
});

test('a bucket that does not answer takes no page with it, be it on a replica that starts without it', async () => {
  await runUsualShells(api);
  await ship(api, buildOf(id, '1.1.0'));
  const bootOf = async (of: RunningApi) => {
    const { remotes } = remoteEndpoints.boot.answer.parse(JSON.parse(await textAt(of, remoteEndpoints.boot.path)));
    return remotes.find((remote) => remote.id === id);
  };
  expect(await bootOf(api)).toMatchObject({ version: '1.1.0', fallback: { version: '1.0.0' } });
  await store.stop();
  expect(await bootOf(api)).toMatchObject({ version: '1.1.0' });
  await expect(admit(api, buildOf(id, '1.2.0'))).rejects.toThrow('The bucket that files lie in cannot be used now.');
  const replica = await startOwnApi(env(), api.databaseUrl);
  const boot = await bootOf(replica);
  expect(boot?.version).toBe('1.1.0');
  expect(boot?.fallback).toBeUndefined();
  await replica.stop();
});
