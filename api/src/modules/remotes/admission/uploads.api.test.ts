import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addressOf } from '@booking/contracts/endpoint';
import { buildDigest } from '@booking/admission/build-digest';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { storedFile } from '@booking/contracts/stored-file';
import pg from 'pg';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  admit,
  buildOf,
  runUsualShells,
  ship,
  upload,
  uploadFiles,
  type TestBuild,
} from '../../../../test/start/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const id = 'mfe-of-uploads';
const map = '{"version":3,"sources":[],"names":[],"mappings":""}';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await runUsualShells(api);
});
afterAll(() => api.stop());

type Files = Record<string, string | Buffer>;

const put = (digest: string, files: Files): Promise<Response> =>
  api.request(addressOf(releaseEndpoints.uploadBuild, { id, digest }), {
    method: 'PUT',
    headers: basicOf(owner.email, owner.password),
    body: {
      files: Object.entries(files).map(([name, content]) => ({
        name,
        base64: Buffer.from(content).toString('base64'),
      })),
    },
  });

const textOf = async ({ release }: TestBuild, file = 'remoteEntry.js'): Promise<string> =>
  (await api.request(release.entry.replace('remoteEntry.js', file))).text();

test('a build is uploaded in one request with its source maps, and may be sent again', async () => {
  const build = buildOf(id, '1.0.0');
  const { release, files } = build;
  for (let times = 0; times < 2; times++) {
    const answer = await put(release.digest, { ...files, '42.js.map': map });
    expect(await answer.json()).toEqual({ bytes: release.bytes });
  }
  expect([await textOf(build), await textOf(build, '42.js')]).toEqual([files['remoteEntry.js'], files['42.js']]);
  expect(await ship(api, build)).toMatchObject({ live: { version: '1.0.0' } });
  expect((await put(release.digest, { ...files, '42.js.map': map })).status).toBe(200);
});

test('files that do not match the digest are rejected, and none is stored', async () => {
  const { release, files } = buildOf(id, '1.1.0');
  const entry = files['remoteEntry.js']!;
  const sent: Files[] = [{ ...files, 'remoteEntry.js': 'half of' }, { 'remoteEntry.js': entry }, { '42.js.map': map }];
  for (const others of sent) {
    const { code, message } = await errorOf(await put(release.digest, others), 422);
    expect(code).toBe('wrong_digest');
    expect(message).toContain(`and not ${release.digest}. Send all files of a build as they were built.`);
  }
  expect((await api.request(release.entry)).status).toBe(404);
});

test('a file that came damaged alone is replaced by that of the whole build', async () => {
  const build = buildOf(id, '1.2.0');
  await uploadFiles(api, { ...build, files: { 'remoteEntry.js': 'half of' } });
  await upload(api, build);
  expect(await textOf(build)).toBe(build.files['remoteEntry.js']);
});

test('the source maps of an admitted build stay as they are', async () => {
  const build = buildOf(id, '1.3.0');
  const { digest } = build.release;
  await admit(api, build);
  const { code } = await errorOf(await put(digest, { ...build.files, '42.js.map': map }), 409);
  expect(code).toBe('admitted_already');
});

test('too large a build is rejected with the limit', async () => {
  const half = Buffer.alloc(5 * 1024 ** 2);
  const { integrity } = storedFile(half);
  const digest = buildDigest({ '1.js': integrity, '2.js': integrity });
  const { message } = await errorOf(await put(digest, { '1.js': half, '2.js': half }), 413);
  expect(message).toBe('All in all this build weighs 10485760 bytes; no more than 8388608 are taken.');
});

test('an upload does not wait for a change of the live build', async () => {
  const build = buildOf(id, '1.4.0');
  const other = new pg.Client({ connectionString: api.databaseUrl });
  await other.connect();
  await other.query('BEGIN');
  await other.query("SELECT pg_advisory_xact_lock(hashtextextended('what is live', 0))");
  await upload(api, build);
  await other.end();
  expect(await textOf(build)).toBe(build.files['remoteEntry.js']);
});
