import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { remotesFolder } from '../files/build-folders.rule.ts';

let api: RunningApi;
let states: RemoteState[];
const remotes = await readdir(remotesFolder);
beforeAll(async () => {
  api = await startApi();
  states = await api.call(releaseEndpoints.states);
});
afterAll(() => api.stop());

test('every remote of this repository came with the installation', () => {
  expect(states.map(({ id }) => id)).toEqual(remotes.toSorted());
});

test.each(remotes)('%s is live, by the installation, and all of its files are served', async (id) => {
  const { live } = states.find((state) => state.id === id)!;
  const release = RemoteRelease.parse(JSON.parse(await readFile(join(remotesFolder, id, 'release.json'), 'utf8')));
  expect(live).toMatchObject({ by: 'installation', digest: release.digest });
  for (const file of Object.keys(release.assets))
    expect([file, (await api.request(`/remotes/${id}/${release.digest}/${file}`)).status]).toEqual([file, 200]);
});
