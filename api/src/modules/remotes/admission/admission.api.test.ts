import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { employeeEndpoints } from '@booking/contracts/employees';
import { addressOf } from '@booking/contracts/endpoint';
import { recordCalls } from '@booking/admission/record-calls';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from '@booking/admission/build-digest';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { storedFile } from '@booking/contracts/stored-file';
import * as z from 'zod/mini';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  admit,
  buildOf,
  offer,
  runShells,
  runUsualShells,
  ship,
  upload,
} from '../../../../test/start/remote-builds.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, signIn } from '../../../../test/people/staff.ts';

const asOwner = basicOf(owner.email, owner.password);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await runUsualShells(api);
});
afterAll(() => api.stop());

const put = (id: string, digest: string, file: string, bytes: Buffer): Promise<Response> =>
  api.request(addressOf(releaseEndpoints.upload, { id, digest, file }), {
    method: 'PUT',
    headers: asOwner,
    body: { base64: bytes.toString('base64') },
  });

const ask = (release: Partial<RemoteRelease>, headers: Record<string, string> = asOwner, by?: string) =>
  api.request(addressOf(releaseEndpoints.admit, { id: release.id! }), {
    method: 'POST',
    headers,
    body: { release, reason: 'Of a test', ...(by && { by }) },
  });

describe('a file', () => {
  const { release, files } = buildOf('mfe-of-files', '1.0.0');
  const entry = Buffer.from(files['remoteEntry.js']!);

  test('is stored, answered with its integrity, and may be sent again', async () => {
    for (let times = 0; times < 2; times++) {
      const answer = await put(release.id, release.digest, 'remoteEntry.js', entry);
      expect(await answer.json()).toEqual({ integrity: release.assets['remoteEntry.js'] });
    }
  });

  test('is served with its type, cached for good', async () => {
    const { status, headers } = await api.request(release.entry);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('that arrived damaged can be sent again until its build is admitted', async () => {
    expect((await put(release.id, release.digest, 'remoteEntry.js', Buffer.from('half of'))).status).toBe(200);
    expect((await put(release.id, release.digest, 'remoteEntry.js', entry)).status).toBe(200);
    expect(await (await api.request(release.entry)).text()).toBe(entry.toString());
  });

  test('of an admitted build is never replaced, and none is added', async () => {
    const build = buildOf('mfe-of-admitted', '1.0.0');
    await admit(api, build);
    const { digest, entry: address } = build.release;
    for (const name of ['remoteEntry.js', 'another.js']) {
      const refused = await errorOf(await put('mfe-of-admitted', digest, name, Buffer.from('other')), 409);
      expect(refused.message).toBe(
        `The build ${digest} was admitted, and its files stay as they are. Build again: other files have another digest.`,
      );
    }
    expect(await (await api.request(address)).text()).toBe(build.files['remoteEntry.js']);
    await ship(api, build);
  });

  test('that is sent several times at once is stored once and whole', async () => {
    const [digest, texts] = ['fedcba9876543210', ['first', 'second', 'third', 'fourth']];
    const answers = await Promise.all(texts.map((text) => put('mfe-of-files', digest, '1.js', Buffer.from(text))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(texts).toContain(await (await api.request(`/remotes/mfe-of-files/${digest}/1.js`)).text());
  });

  test('beyond the size limit is rejected with the limit', async () => {
    const [digest, half] = ['0123456789abcdef', Buffer.alloc(5 * 1024 ** 2)];
    expect((await put('mfe-of-files', digest, '1.js', half)).status).toBe(200);
    const refused = await errorOf(await put('mfe-of-files', digest, '2.js', half), 413);
    expect(refused.message).toBe('With 2.js this build weighs 10485760 bytes; no more than 8388608 are taken.');
    expect((await put('mfe-of-files', digest, '3.js', Buffer.alloc(8 * 1024 ** 2))).status).toBe(413);
  });

  test.each([
    '/remotes/mfe-of-files/0000000000000000/remoteEntry.js',
    '/remotes/mfe-none/x/y.js',
    '/remotes/a/b/c/d.js',
  ])('that does not exist is 404: %s', async (path) => {
    const answer = await api.request(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await errorOf(answer, 404);
  });

  test.each(['..', '.env', 'a/b.js', 'a b.js'])('cannot be called %s', async (name) => {
    await errorOf(await put(release.id, release.digest, name, entry), 404);
  });
});

test('a valid build is admitted once, with person and reason', async () => {
  const build = buildOf('mfe-of-admission', '1.0.0');
  const { digest, version, bytes } = build.release;
  const admitted = await admit(api, build);
  expect(admitted).toMatchObject({
    remote: 'mfe-of-admission',
    digest,
    version,
    bytes,
    by: 'owner',
    reason: 'Of a test',
  });
  expect(await admit(api, build)).toEqual(admitted);
  expect(await api.call(releaseEndpoints.builds, { params: { id: 'mfe-of-admission' } })).toEqual([admitted]);
});

test('the person at the command line is named beside the account', async () => {
  const build = buildOf('mfe-of-admission', '1.0.1');
  await upload(api, build);
  expect(await (await ask(build.release, asOwner, 'Ana Lima')).json()).toMatchObject({ by: 'Ana Lima (as owner)' });
});

test('an invalid build is rejected with all its problems', async () => {
  await ship(api, buildOf('mfe-of-others', '1.0.0'));
  const [route] = buildOf('mfe-of-others', '1.0.0').release.routes;
  const { release } = buildOf('mfe-of-admission', '2.0.0', {
    hostApi: '^9.0',
    takes: { react: { range: '^18.0.0', names: [] } },
    routes: [{ ...route!, screen: 'missing' }],
    bytes: 2_000_000,
  });
  const { code, message, reasons } = await errorOf(await ask(release), 422);
  expect(code).toBe('not_admitted');
  expect(message).toBe(`This build cannot go live: ${reasons!.length} things stand in its way.`);
  const fields = reasons!.map(({ field }) => field);
  for (const field of ['hostApi', 'takes.react', 'routes.0.path', 'routes.0.screen', 'assets.42.js', 'bytes']) {
    expect(fields).toContain(field);
  }
  expect(reasons!.every(({ problem, fix }) => problem && fix)).toBe(true);
});

test('a build is checked against the previous shell, too', async () => {
  await runShells(api, offer('cccccccccccccccc', { hostApi: '2.0.0' }));
  const build = buildOf('mfe-of-two-shells', '1.0.0', { hostApi: '^2.0' });
  await upload(api, build);
  const { message, reasons } = await errorOf(await ask(build.release), 422);
  expect(message).toBe('This build cannot go live: one thing stands in its way.');
  expect(reasons!.map(({ field }) => field)).toEqual(['hostApi']);
  await runUsualShells(api);
});

test('a build whose chunks lack integrity is rejected by its stored files', async () => {
  const build = buildOf('mfe-of-admission', '4.0.0');
  const { release, files } = build;
  const entry = files['remoteEntry.js']!.replace('.integrity', '.lamp');
  const assets = { ...release.assets, 'remoteEntry.js': storedFile(Buffer.from(entry)).integrity };
  const digest = buildDigest(assets);
  const altered = {
    files: { ...files, 'remoteEntry.js': entry },
    release: { ...release, assets, digest, entry: release.entry.replace(release.digest, digest) },
  };
  altered.release.bytes = Object.values(altered.files).join('').length;
  await upload(api, altered);
  const { reasons } = await errorOf(await ask(altered.release), 422);
  expect(reasons).toEqual([
    expect.objectContaining({
      field: 'assets.42.js',
      problem: 'remoteEntry.js does not hold it to its integrity, so whatever came in its place would run.',
    }),
  ]);
});

describe('the calls of a build', () => {
  const { list, create } = employeeEndpoints;

  test('are accepted when this API answers them', async () => {
    const calls = recordCalls([list, create]);
    expect(await admit(api, buildOf('mfe-of-calls', '1.0.0', { calls }))).toMatchObject({ version: '1.0.0' });
    const { api: offered } = await api.call(releaseEndpoints.surroundings, { params: { id: 'mfe-of-calls' } });
    expect(offered!.endpoints).toEqual(
      expect.arrayContaining(calls.endpoints.map((call) => expect.objectContaining(call))),
    );
  });

  test('that this API does not answer are reported', async () => {
    const calls = recordCalls([
      { ...list, path: '/api/admin/laundry-bags' },
      { ...create, body: z.extend(create.body, { shift: z.string() }) },
    ]);
    const build = buildOf('mfe-of-calls', '1.1.0', { calls });
    await upload(api, build);
    const { reasons } = await errorOf(await ask(build.release), 422);
    expect(reasons!.map(({ problem }) => problem)).toEqual([
      'It calls GET /api/admin/laundry-bags, which the API that runs does not have.',
      'It sends body.shift to POST /api/admin/employees, which the API that runs does not take.',
    ]);
  });

  test('are read from its files', async () => {
    const build = buildOf('mfe-of-calls', '1.2.0', { calls: recordCalls([list]) });
    await upload(api, build);
    const { reasons } = await errorOf(await ask({ ...build.release, calls: recordCalls([create]) }), 422);
    expect(reasons!.map(({ problem }) => problem)).toEqual(['They are not those of the file calls.json.']);
  });
});

test('a build belongs to one remote', async () => {
  const build = buildOf('mfe-of-admission', '3.0.0');
  await upload(api, build);
  const answer = await api.request(addressOf(releaseEndpoints.admit, { id: 'mfe-of-others' }), {
    method: 'POST',
    headers: asOwner,
    body: { release: build.release, reason: 'Of a test' },
  });
  const { reasons } = await errorOf(answer, 422);
  expect(reasons).toContainEqual(expect.objectContaining({ field: 'id', problem: 'It is not mfe-of-others.' }));
});

test.each([null, 'text', [], 7, {}])('the invalid release %j is rejected with a reason', async (release) => {
  const body = { release, reason: 'Of a test' };
  const path = addressOf(releaseEndpoints.admit, { id: 'mfe-of-admission' });
  const { reasons } = await errorOf(await api.request(path, { method: 'POST', headers: asOwner, body }), 422);
  expect(reasons!.length).toBeGreaterThan(0);
});

test('the facts for the checks can be requested beforehand', async () => {
  const { shells, others, largest } = await api.call(releaseEndpoints.surroundings, {
    params: { id: 'mfe-of-asking' },
  });
  expect(shells.map(({ digest }) => digest)).toEqual(['bbbbbbbbbbbbbbbb', 'aaaaaaaaaaaaaaaa']);
  expect(others.map(({ id }) => id)).toContain('mfe-of-others');
  expect(largest).toBe(1_500_000);
});

test('a viewer may read but not ship', async () => {
  const viewer = await signIn(api, await addAccount(api, 'viewer'));
  expect((await api.request(releaseEndpoints.states.path, { headers: viewer })).status).toBe(200);
  await errorOf(await ask(buildOf('mfe-of-admission', '1.0.0').release, viewer), 403);
});
