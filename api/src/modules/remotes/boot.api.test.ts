import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { remoteEndpoints, type BootManifest } from '@booking/contracts/remotes';
import { owner, startApi, type RunningApi } from '../../../test/running-api.ts';
import { addAccount, signIn } from '../../../test/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ HOTEL_TIME_ZONE: 'Europe/Lisbon' });
});
afterAll(() => api.stop());

const boot = async (headers: Record<string, string> = {}): Promise<BootManifest> => {
  const answer = await api.request(remoteEndpoints.boot.path, { headers });
  expect(answer.status).toBe(200);
  return remoteEndpoints.boot.answer.parse(await answer.json());
};

/** Lets a remote go live; the newest row counts. */
const release = (version: string): Promise<unknown> => {
  const made = {
    id: 'mfe-of-a-test',
    version,
    hostApi: '^1.0',
    routes: [{ path: '/of-a-test', screen: './of-a-test', title: '</script><b>x', frame: 'console' }],
    nav: [],
    entry: `/remotes/mfe-of-a-test/${version}/remoteEntry.js`,
    assets: { 'remoteEntry.js': 'sha384-x' },
  };
  return api.sql(
    `INSERT INTO remote_release (remote, digest, release, released_by, reason) VALUES ('mfe-of-a-test', $1, $2, 'x', 'x')`,
    [version, made],
  );
};

describe('what the shell starts from', () => {
  test('is for everybody, and says who is signed in and what time the hotel keeps', async () => {
    expect(await boot()).toMatchObject({ user: null, hotelTimeZone: 'Europe/Lisbon' });
    const email = await addAccount(api, 'front_desk');
    expect((await boot(await signIn(api, email))).user).toMatchObject({ email, role: 'front_desk' });
    expect((await boot({ cookie: 'session=made-up' })).user).toBeNull();
  });

  test('holds the newest release of each remote from the next load on', async () => {
    await release('1.0.0');
    await release('1.1.0');
    const live = (await boot()).remotes.filter(({ id }) => id === 'mfe-of-a-test');
    expect(live.map(({ version }) => version)).toEqual(['1.1.0']);
  });
});

test('a page has it written in, and nothing of it can end the element it stands in', async () => {
  await release('1.2.0');
  const answer = await api.request('/of-a-test', { headers: await signIn(api, owner.email, owner.password) });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  expect(page).not.toContain('</script><b>x');
  const [, manifest] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)!;
  expect(JSON.parse(manifest!)).toMatchObject({ user: { email: owner.email }, hotelTimeZone: 'Europe/Lisbon' });
});

test.each([
  '/remotes/../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/remotes/%2e%2e/%2e%2e/package.json',
])('no file beside the pages is served: %s', async (path) => {
  const text = await (await api.request(path)).text();
  expect(text).not.toContain('"workspaces"');
});
