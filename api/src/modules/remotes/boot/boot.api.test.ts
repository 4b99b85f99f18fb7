import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { employeeEndpoints } from '@booking/contracts/employees';
import { recordCalls } from '@booking/admission/record-calls';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { remoteEndpoints, type BootManifest, type BootRemote } from '@booking/contracts/remotes';
import * as z from 'zod/mini';
import { admit, buildOf, liveFromBefore, runUsualShells, ship } from '../../../../test/start/remote-builds.ts';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({ HOTEL_TIME_ZONE: 'Europe/Lisbon' });
  await runUsualShells(api);
});
afterAll(() => api.stop());

const id = 'mfe-of-a-test';

const boot = async (headers: Record<string, string> = {}, of = api): Promise<BootManifest> => {
  const answer = await of.request(remoteEndpoints.boot.path, { headers });
  expect(answer.status).toBe(200);
  return remoteEndpoints.boot.answer.parse(await answer.json());
};
const remoteIn = ({ remotes }: BootManifest, wanted = id): BootRemote | undefined =>
  remotes.find((remote) => remote.id === wanted);
const change = (wanted: object): Promise<unknown> =>
  api.call(releaseEndpoints.change, { params: { id }, body: { reason: 'Of a test', ...wanted } as never });

describe('the manifest of the shell', () => {
  test("is public, and names the signed-in user and the hotel's time zone", async () => {
    expect(await boot()).toMatchObject({ user: null, hotelTimeZone: 'Europe/Lisbon' });
    const email = await addAccount(api, 'front_desk');
    expect((await boot(await signIn(api, email))).user).toMatchObject({ email, role: 'front_desk' });
    expect((await boot({ cookie: 'session=made-up' })).user).toBeNull();
  });

  test('has the live build and the previous one', async () => {
    await ship(api, buildOf(id, '1.0.0'));
    expect(remoteIn(await boot())).toMatchObject({ version: '1.0.0', isCanary: false });
    expect(remoteIn(await boot())!.fallback).toBeUndefined();
    await ship(api, buildOf(id, '1.1.0'));
    expect(remoteIn(await boot())).toMatchObject({ version: '1.1.0', fallback: { version: '1.0.0' } });
  });

  test('names no fallback whose files are gone', async () => {
    const { digest } = buildOf(id, '1.0.0').release;
    const folder = join(process.env['TEST_DATA_DIR']!, 'remotes', id, digest);
    await rename(folder, `${folder}.away`);
    expect(remoteIn(await boot())!.fallback).toBeUndefined();
    await rename(`${folder}.away`, folder);
  });

  test('names switched-off remotes with their reasons', async () => {
    await change({ kind: 'switch-off', reason: 'It shows wrong prices' });
    expect(remoteIn(await boot())!.switchedOff).toMatchObject({ reason: 'It shows wrong prices' });
    await change({ kind: 'switch-on' });
    expect(remoteIn(await boot())!.switchedOff).toBeUndefined();
  });
});

test('a build from before module federation 2 is incompatible and no fallback', async () => {
  const linkedBefore = 'mfe-linked-before';
  const bootOf = async (): Promise<BootRemote> => remoteIn(await boot(), linkedBefore)!;
  await liveFromBefore(api, buildOf(linkedBefore, '1.0.0', { container: undefined }));
  expect((await bootOf()).misfit).toBe('It was built for an earlier console. Its team has to ship it anew.');
  await ship(api, buildOf(linkedBefore, '1.1.0'));
  const now = await bootOf();
  expect([now.version, now.misfit, now.fallback]).toEqual(['1.1.0', undefined, undefined]);
});

describe('a build that was live before a newer shell came', () => {
  const older = 'mfe-of-an-older-shell';
  const bootOf = async (): Promise<BootRemote> => remoteIn(await boot(), older)!;

  test('has the reason of its incompatibility, and is replaced by the previous build', async () => {
    await ship(api, buildOf(older, '1.0.0'));
    expect((await bootOf()).misfit).toBeUndefined();
    await liveFromBefore(api, buildOf(older, '1.1.0', { hostApi: '^0.9' }));
    const { misfit, fallback } = await bootOf();
    expect(misfit).toMatch(/^It asks for host API \^0\.9, and the shell that runs offers \d+\.\d+\.\d+\.$/);
    expect(fallback?.version).toBe('1.0.0');
  });

  test('has no incompatible fallback', async () => {
    const takes = { react: { range: '^19.2.0', names: ['useYesterday'] } };
    await liveFromBefore(api, buildOf(older, '1.2.0', { takes }));
    const { misfit, fallback } = await bootOf();
    expect(misfit).toBe('It imports useYesterday from react, which the shell that runs does not export.');
    expect(fallback).toBeUndefined();
  });

  test('says so in a preview as well', async () => {
    const { digest } = buildOf(older, '1.1.0').release;
    const { url } = await api.call(releaseEndpoints.previewLink, { params: { id: older }, body: { digest } });
    const staff = await signIn(api, owner.email, owner.password);
    const asked = async (search: string): Promise<BootManifest> => {
      const answer = await api.request(remoteEndpoints.boot.path + search, { headers: staff });
      return remoteEndpoints.boot.answer.parse(await answer.json());
    };
    const { previewOffer } = await asked(new URL(url).search);
    const previewed = remoteIn(await asked(`?remote-preview=${previewOffer!.agreement}`), older)!;
    expect(previewed).toMatchObject({ version: '1.1.0', misfit: expect.stringContaining('host API ^0.9') });
  });
});

describe('a build that was live before a newer API came', () => {
  const older = 'mfe-of-an-older-api';
  const { list, create } = employeeEndpoints;
  const bootOf = async (): Promise<BootRemote> => remoteIn(await boot(), older)!;

  test('is compatible while the API answers its calls, also with a lower length limit', async () => {
    const body = z.extend(create.body, { firstName: z.string() });
    await liveFromBefore(api, buildOf(older, '1.0.0', { calls: recordCalls([list, { ...create, body }]) }));
    expect(await bootOf()).toMatchObject({ version: '1.0.0' });
    expect((await bootOf()).misfit).toBeUndefined();
  });

  test('names the call that is no longer answered, and is replaced by the previous build', async () => {
    const calls = recordCalls([{ ...list, path: '/api/admin/laundry-bags' }]);
    await liveFromBefore(api, buildOf(older, '1.1.0', { calls }));
    const { misfit, fallback } = await bootOf();
    expect(misfit).toBe('It calls GET /api/admin/laundry-bags, which the API that runs does not have.');
    expect(fallback?.version).toBe('1.0.0');
  });

  test('has no fallback with unanswered calls', async () => {
    const answer = z.array(z.object({ id: z.string(), shift: z.string() }));
    await liveFromBefore(api, buildOf(older, '1.2.0', { calls: recordCalls([{ ...list, answer }]) }));
    const { misfit, fallback } = await bootOf();
    expect(misfit).toBe(
      'It needs [].shift in the answer of GET /api/admin/employees, which the API that runs does not answer.',
    );
    expect(fallback).toBeUndefined();
  });
});

describe('during a canary', () => {
  const sessions: { cookie: string }[] = [];
  const tried = buildOf(id, '1.2.0');
  beforeAll(async () => {
    for (let n = 0; n < 12; n++) sessions.push(await signIn(api, owner.email, owner.password));
    await admit(api, tried);
    await change({ kind: 'canary', digest: tried.release.digest, share: 50 });
  });

  test('some sessions get it on every page, with the live build as fallback', async () => {
    const of = async (session: { cookie: string }) => remoteIn(await boot(session))!;
    const [first, again] = [await Promise.all(sessions.map(of)), await Promise.all(sessions.map(of))];
    expect(again).toEqual(first);
    const [canaries, others] = [first.filter(({ isCanary }) => isCanary), first.filter(({ isCanary }) => !isCanary)];
    // each of 12 sessions gets it with a chance of one half
    expect(Math.min(canaries.length, others.length)).toBeGreaterThan(0);
    expect(canaries.every(({ version, fallback }) => version === '1.2.0' && fallback?.version === '1.1.0')).toBe(true);
    expect(others.every(({ version, fallback }) => version === '1.1.0' && fallback?.version === '1.0.0')).toBe(true);
  });

  test('a visitor who is not signed in gets the live build', async () => {
    expect(remoteIn(await boot())).toMatchObject({ version: '1.1.0', isCanary: false });
  });

  test('an open page learns which build a reload would get', async () => {
    for (const headers of sessions) {
      const answer = await api.request(remoteEndpoints.current.path, { headers });
      const { remotes, shell } = remoteEndpoints.current.answer.parse(await answer.json());
      const now = await boot(headers);
      expect(remotes[id]).toMatchObject({ version: remoteIn(now)!.version, digest: remoteIn(now)!.digest });
      expect(shell).toBe(now.shell);
    }
  });
});

describe('a page', () => {
  const open = async (path: string): Promise<string> => {
    const headers = await signIn(api, owner.email, owner.password);
    const answer = await api.request(path, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.text();
  };
  const manifestOf = (page: string): BootManifest => {
    const [, manifest] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)!;
    return remoteEndpoints.boot.answer.parse(JSON.parse(manifest!));
  };

  test('contains the manifest, escaped for its element', async () => {
    const { routes } = buildOf(id, '1.3.0').release;
    await ship(api, buildOf(id, '1.3.0', { routes: [{ ...routes[0]!, title: '</script><b>x' }] }));
    const page = await open(`/of-${id}`);
    expect(page).not.toContain('</script><b>x');
    expect(manifestOf(page)).toMatchObject({ user: { email: owner.email }, hotelTimeZone: 'Europe/Lisbon' });
  });

  test('preloads the remote of its route if that build is live', async () => {
    const { entry, assets } = buildOf(id, '1.3.0').release;
    expect(await open(`/of-${id}`)).toContain(
      `<link rel="preload" as="script" href="${entry}" crossorigin="anonymous" integrity="${assets['remoteEntry.js']}" nonce="`,
    );
  });

  test('preloads nothing of a switched-off remote', async () => {
    await change({ kind: 'switch-off', reason: 'It shows wrong prices' });
    expect(await open(`/of-${id}`)).not.toMatch(/rel="preload"[^>]* href="\/remotes\//);
    await change({ kind: 'switch-on' });
  });
});

test('no page may run injected or evaluated scripts', async () => {
  const { remotes } = await boot();
  const paths = remotes.flatMap(({ routes }) => routes.map(({ path }) => path.replaceAll(/:\w+/g, 'x')));
  for (const path of ['/sign-in', '/no/such/page', ...paths]) {
    const policy = (await api.request(path)).headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '));
    expect({ path, scripts }).toEqual({ path, scripts: expect.stringContaining("'self'") });
    expect({ path, scripts }).toEqual({ path, scripts: expect.not.stringMatching(/unsafe|data:|\*\s|\*$/) });
  }
});

test.each([
  '/remotes/../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/remotes/%2e%2e/%2e%2e/package.json',
  '/remotes/mfe-of-a-test/..%2f..%2f..%2f/package.json',
])('no other file is served: %s', async (path) => {
  const text = await (await api.request(path)).text();
  expect(text).not.toContain('"workspaces"');
});
