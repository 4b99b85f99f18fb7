import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guestRemote, siteRendererFile } from '@booking/contracts/guest-site';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { admit, ship, takeLive, upload } from '../../../../test/start/remote-builds.ts';
import { eventually, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { installedSite, rendererOf, siteBuildOf } from '../../../../test/start/site-builds.ts';
import { sessionBucket } from '../boot/build-choice.rule.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM rate_limit');
});

const params = { id: guestRemote };
const reason = 'Of a test';
const state = async (): Promise<RemoteState> =>
  (await api.call(releaseEndpoints.states)).find(({ id }) => id === guestRemote)!;
const tryWith = ({ digest }: RemoteRelease, share: number): Promise<RemoteState> =>
  api.call(releaseEndpoints.change, { params, body: { kind: 'canary', digest, share, reason } });
const goBack = (): Promise<RemoteState> =>
  api.call(releaseEndpoints.change, { params, body: { kind: 'rollback', reason } });

type Page = { status: number; text: string; build: string | undefined; digest: string; script: string; cookie: string };

/** Opens a page as a guest does who has, or has not, a cookie of an earlier one. */
async function open(path: string, cookie = ''): Promise<Page> {
  const answer = await api.request(path, { headers: { cookie } });
  const text = await answer.text();
  const [, script = '', digest = ''] = /src="(\/site\/([0-9a-f]{16})\/[^"]+)"/.exec(text) ?? [];
  const build = /<meta name="build" content="(\w+)"/.exec(text)?.[1];
  const [given = cookie] = (answer.headers.get('set-cookie') ?? cookie).split(';');
  return { status: answer.status, text, build, digest, script, cookie: given };
}

const link = (tries: boolean, from = 0): string => {
  const all = Array.from({ length: 500 }, (_, index) => `link-of-a-guest-${index}`);
  return all.filter((token) => sessionBucket(token, guestRemote) < 50 === tries)[from]!;
};
const at = (token: string): string => `/room-select/${token}`;

describe('a build that is taken live', () => {
  test('is what guests get from then on, with its own scripts, to be kept for good', async () => {
    const build = await siteBuildOf('shipped');
    expect(await ship(api, build)).toMatchObject({ hasSite: true });
    const page = await open('/book');
    expect(page).toMatchObject({ status: 200, build: 'shipped', digest: build.release.digest });
    expect(page.text).toContain('Rendered by shipped');
    const script = await api.request(page.script, { headers: { 'accept-encoding': 'br' } });
    expect(script.status).toBe(200);
    expect(script.headers.get('cache-control')).toMatch(/immutable/);
    expect(script.headers.get('content-encoding')).toBe('br');
  });

  test('leaves who has begun with the build they began with, whose scripts are still there', async () => {
    await ship(api, await siteBuildOf('begun'));
    const begun = await open(at(link(true)));
    await ship(api, await siteBuildOf('newer'));
    const later = await open('/booking-success?checkout=cs_test_1', begun.cookie);
    expect([begun.build, later.build, later.digest]).toEqual(['begun', 'begun', begun.digest]);
    expect((await api.request(later.script)).status).toBe(200);
    expect((await open(at(link(true)))).build).toBe('newer');
  });

  test('is left by everybody once it is gone back from', async () => {
    await ship(api, await siteBuildOf('good'));
    await ship(api, await siteBuildOf('bad'));
    const begun = await open('/book');
    await goBack();
    expect([begun.build, (await open('/book', begun.cookie)).build]).toEqual(['bad', 'good']);
  });
});

test('the cookie says which build it is, for two hours, to the server alone', async () => {
  const answer = await api.request('/book');
  const { digest } = await open('/book');
  const [cookie, ...rest] = answer.headers.get('set-cookie')!.split('; ');
  expect(rest).toEqual(['Max-Age=7200', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
  expect(cookie).toMatch(/^pages-of=[\w-]{100,200}$/);
  expect(Buffer.from(cookie!.split('=')[1]!, 'base64url').toString('latin1')).not.toContain(digest);
  expect((await api.request('/book', { headers: { cookie: cookie! } })).headers.get('set-cookie')).toBeNull();
});

test.each(['0000000000000000', '../../etc/passwd', ''])(
  'a cookie that says "%s" leads nowhere else',
  async (digest) => {
    expect((await open('/book', `pages-of=${digest}`)).digest).toBe((await open('/book')).digest);
  },
);

describe('files', () => {
  test.each(['site-renderer.mjs', 'site-page.html', 'remoteEntry.js', 'remote.json'])(
    '%s is none that guests get',
    async (file) => {
      const { digest } = await open('/book');
      expect((await api.request(`/site/${digest}/${file}`)).status).toBe(404);
    },
  );

  test('of a build that was not admitted are not served', async () => {
    const build = await siteBuildOf('uploaded');
    await upload(api, build);
    const file = `/site/${build.release.digest}/${build.release.site!.script}`;
    expect((await api.request(file)).status).toBe(404);
    await admit(api, build);
    expect((await api.request(file)).status).toBe(200);
  });
});

describe('a canary', () => {
  beforeAll(async () => {
    await ship(api, await siteBuildOf('usual'));
    const tried = await siteBuildOf('tried');
    await admit(api, tried);
    await tryWith(tried.release, 50);
  });

  test('is what its share of links leads to, each time anew', async () => {
    for (let n = 0; n < 20; n++) {
      for (const tries of [true, false]) {
        const first = await open(at(link(tries, n)));
        expect(first.build).toBe(tries ? 'tried' : 'usual');
        expect((await open(at(link(tries, n)))).build).toBe(first.build);
      }
    }
    expect((await open('/book')).build).toBe('usual');
  });

  test('that cannot render ends by itself, and no guest sees a thing of it', async () => {
    const broken = await siteBuildOf('broken', rendererOf('broken', `throw new Error(request.pathname);`));
    await admit(api, broken);
    await tryWith(broken.release, 50);
    for (let n = 0; n < 20; n++) {
      const page = await open(at(link(true, n)));
      expect(page).toMatchObject({ status: 200, build: 'usual' });
      expect(page.text).toContain('Rendered by usual');
    }
    expect(await eventually(async () => (await state()).canary === null)).toBe(true);
    const [newest] = await api.call(releaseEndpoints.changes, { params });
    expect(newest!.reason).toMatch(/^20 of 20 loads of .* failed, and 0 of 0 of/);
    const kept = await api.sql<{ message: string }>('SELECT message FROM remote_report WHERE digest = $1', [
      broken.release.digest,
    ]);
    expect(kept.map(({ message }) => message).filter((message) => message.includes('link-of'))).toEqual([]);
  });
});

describe('where what is live', () => {
  beforeAll(() => siteBuildOf('before').then((build) => ship(api, build)));

  test.each([
    ['throws', rendererOf('x', 'throw new Error();')],
    ['hangs', rendererOf('x', 'for (;;);')],
    ['never answers', rendererOf('x', 'await new Promise(() => undefined);')],
    ['eats memory', rendererOf('x', 'const kept = []; for (;;) kept.push(new Array(1e5).fill({}));')],
    ['throws as it is loaded', `throw new Error(); ${rendererOf('x')}`],
    ['is no script', 'this is no script'],
  ])('%s, the build before renders', async (name, renderer) => {
    await ship(api, await siteBuildOf(name.replaceAll(' ', '_'), renderer));
    const page = await open('/book');
    expect(page).toMatchObject({ status: 200, build: 'before' });
    expect(page.text).toContain('Rendered by before');
    await goBack();
  });

  test('and the build before throw, the page loads by its script', async () => {
    const throws = (name: string) => siteBuildOf(name, rendererOf(name, 'throw new Error();'));
    await ship(api, await throws('one'));
    const second = await throws('two');
    await ship(api, second);
    const page = await open('/book');
    expect(page).toMatchObject({ status: 200, build: 'two', digest: second.release.digest });
    expect(page.text).toContain('<div id="root"></div>');
    expect(page.text).toMatch(/id="server-data">\{"screen":"book","hotelTimeZone":"[^"]+"\}</);
  });

  test('was altered where it lies, it is not run', async () => {
    await ship(api, await siteBuildOf('sound'));
    const build = await siteBuildOf('altered');
    await ship(api, build);
    const place = join(process.env['TEST_DATA_DIR']!, 'remotes', guestRemote, build.release.digest, siteRendererFile);
    await writeFile(place, rendererOf('somebody'));
    expect(await open('/book')).toMatchObject({ status: 200, build: 'sound' });
  });
});

test('what came with the API is there again once it is taken live', async () => {
  await takeLive(api, await installedSite());
  const page = await open('/book');
  expect(page).toMatchObject({ status: 200, build: undefined });
  expect(page.text).toContain('Book Your Stay');
});
