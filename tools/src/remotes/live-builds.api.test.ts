import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { employeeEndpoints } from '@booking/contracts/employees';
import { offeredCalls, recordCalls } from '@booking/admission/record-calls';
import { buildOf, runUsualShells, ship } from '../../../api/test/start/remote-builds.ts';
import { startApi, type RunningApi } from '../../../api/test/start/running-api.ts';
import { repositoryPath } from '../build/build.ts';
import { findLiveBuilds, keepLiveBuilds, unansweredBy } from './live-builds.ts';

const remote = 'mfe-of-live-builds';
const { list, create } = employeeEndpoints;
const before = buildOf(remote, '1.0.0');
const now = buildOf(remote, '1.1.0', { calls: recordCalls([list, create]) });

let api: RunningApi;
const folder = mkdtempSync(join(tmpdir(), 'live-builds-'));
beforeAll(async () => {
  api = await startApi();
  await runUsualShells(api);
  await ship(api, before);
  await ship(api, now);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

const found = async () => (await findLiveBuilds(api.url)).filter((build) => build.remote === remote);

test('what is live, and what it falls back to, says what it calls to anybody who asks', async () => {
  const ofBuild = ({ release: { version, digest, calls } }: typeof now) => ({ remote, version, digest, calls });
  expect(await found()).toEqual([ofBuild(now), ofBuild(before)]);
});

test('the command says of each whether it finds what it calls', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    repositoryPath('tools/src/check.ts'),
    '--live',
    api.url,
  ]);
  expect(stdout).toContain(`${remote} 1.1.0 (${now.release.digest}) finds all of its 2 endpoints.`);
  expect(stdout).toContain(`${remote} 1.0.0 (${before.release.digest}) does not say what it calls.`);
});

test('an API that lost an endpoint is told the build that calls it, by name', async () => {
  const builds = await found();
  expect(builds.map((build) => unansweredBy(build))).toEqual([undefined, undefined]);
  const [said] = builds.map((build) => unansweredBy(build, offeredCalls({ Employees: { list } })));
  expect(said).toContain(`${remote} 1.1.0 (${now.release.digest}) would not be shown by this API, for one reason`);
  expect(said).toContain('It calls POST /api/admin/employees, which the API that runs does not have.');
});

test('the calls of builds are kept in place of those of builds that are not live any more', async () => {
  writeFileSync(join(folder, 'mfe-gone-0123456789abcdef.json'), '{}');
  keepLiveBuilds(folder, await found());
  expect(readdirSync(folder)).toEqual([`${remote}-${now.release.digest}.json`]);
  const kept: unknown = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8'));
  expect(kept).toEqual({ remote, version: '1.1.0', digest: now.release.digest, calls: now.release.calls });
});

test('an address that is no console is told so', async () => {
  await expect(findLiveBuilds('http://127.0.0.1:1')).rejects.toThrow('Nothing answers at http://127.0.0.1:1.');
});
