import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { startOwnApi, type RunningApi } from '../../../api/test/start/running-api.ts';
import { repositoryPath, repositoryRoot } from '../build/build.ts';

const id = 'mfe-operations';
const params = { id };

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi();
  // as before its first release: an installation brings its own build, and nobody may take that back
  await api.sql(`BEGIN; SET LOCAL session_replication_role = replica;
    DELETE FROM remote_change WHERE remote = '${id}'; DELETE FROM remote_build WHERE remote = '${id}'; COMMIT`);
});
afterAll(() => api.stop());

type Ended = { code: number | null; said: string };

/** What `npm run ship` hands over to, on a machine that has the token of CI and nothing else. */
async function ship(token: string): Promise<Ended> {
  const child = spawn(process.execPath, [repositoryPath('tools/src/ship.ts'), id, '--reason', 'Merged by CI'], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], CI: 'true', API_URL: api.url, SHIP_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said };
}

const issueFor = (remote: string) =>
  api.call(shipTokenEndpoints.issue, { params: { id: remote }, body: { name: `CI of ${remote}` } });
const releases = () => api.call(releaseEndpoints.builds, { params });
const changes = () => api.call(releaseEndpoints.changes, { params });

test('a token of another remote ships nothing, and the command says why', async () => {
  const { token } = await issueFor('mfe-assistants');
  const { code, said } = await ship(token);
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('mfe-assistants') });
  expect([await releases(), await changes()]).toEqual([[], []]);
});

test('a revoked token ships nothing, and the command says so before it builds', async () => {
  const { token, shipToken } = await issueFor(id);
  await api.call(shipTokenEndpoints.revoke, { params: { id, tokenId: shipToken.id } });
  const { code, said } = await ship(token);
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('It may have been revoked') });
  expect(said).not.toContain('Building');
  expect([await releases(), await changes()]).toEqual([[], []]);
});
