import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallOf } from '@booking/contracts/endpoint';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { givenTo, sessionThat } from '../../../../test/requests/given-to-browsers.ts';
import { putIntoInstallation } from '../../../../test/start/installed-builds.ts';
import {
  admit,
  buildOf,
  routeAt,
  runUsualShells,
  ship,
  takeLive,
  upload,
  type TestBuild,
} from '../../../../test/start/remote-builds.ts';
import { eventually, owner, startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { remotesFolder, shellFolder } from '../files/build-folders.rule.ts';

const id = 'mfe-integrations';

let api: ApiInProcess;
let installed: RemoteRelease;
let folder: string;
beforeAll(async () => {
  // a folder of its own: what lies there and nobody admitted is cleared away
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
  installed = RemoteRelease.parse(JSON.parse(await readFile(join(remotesFolder, id, 'release.json'), 'utf8')));
  api = await startApiProcess({ DATA_DIR: folder });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const restart = async (): Promise<void> => {
  await api.stop();
  api = await startApiProcess({ DATA_DIR: folder }, api.databaseUrl);
  await runUsualShells(api);
};
/** Starts anew with an installation that brings these builds besides. */
const restartWith = async (...builds: TestBuild[]): Promise<void> => {
  const takeAway = await putIntoInstallation(builds);
  await restart().finally(takeAway);
};
const stateOf = async (remote: string): Promise<RemoteState> =>
  (await api.call(releaseEndpoints.states)).find((state) => state.id === remote)!;

test('a restart ships nothing again', async () => {
  await restart();
  const changes = await api.call(releaseEndpoints.changes, { params: { id } });
  expect(changes.map(({ kind }) => kind)).toEqual(['live']);
});

test('a build that does not fit the shell it came with does not go live, and the log says why', async () => {
  const misfit = join(remotesFolder, 'mfe-misfit');
  const release = { ...installed, id: 'mfe-misfit', hostApi: '^99.0' };
  await cp(join(remotesFolder, id), misfit, { recursive: true });
  await writeFile(join(misfit, 'release.json'), JSON.stringify(release));
  await restart().finally(() => rm(misfit, { recursive: true }));
  expect((await api.call(releaseEndpoints.states)).map((state) => state.id)).not.toContain('mfe-misfit');
  expect(api.log()).toMatch(/mfe-misfit could not be installed: .*hostApi: /);
});

test('an address may move from one remote of an installation to another, whichever is looked at first', async () => {
  const [giver, taker] = ['mfe-moving-from', 'mfe-a-moving-to'];
  await restartWith(buildOf(giver, '1.0.0', routeAt('/moved')));
  expect((await stateOf(giver)).screens).toMatchObject([{ path: '/moved' }]);
  await restartWith(buildOf(giver, '2.0.0', routeAt('/left')), buildOf(taker, '1.0.0', routeAt('/moved')));
  expect((await stateOf(giver)).screens).toMatchObject([{ path: '/left' }]);
  expect((await stateOf(taker)).screens).toMatchObject([{ path: '/moved' }]);
  expect(api.log()).not.toContain('could not be installed');
});

test('what somebody shipped outlives a restart, and so does going back from it', async () => {
  await runUsualShells(api);
  const build = buildOf(id, '99.0.0');
  await ship(api, build);
  await restart();
  expect((await stateOf(id)).live.version).toBe('99.0.0');
  await api.call(releaseEndpoints.change, { params: { id }, body: { kind: 'rollback', reason: 'Of a test' } });
  await restart();
  expect((await stateOf(id)).live.digest).toBe(installed.digest);
  expect((await stateOf(id)).before).toBeNull();
});

test('a remote is of the product when a build of it came with the installation, whatever was shipped since', async () => {
  await runUsualShells(api);
  // its digest happens to read as the number of a card
  const elsewhere = buildOf('mfe-of-elsewhere', '1.0.0');
  expect(await ship(api, elsewhere)).toMatchObject({ isOfProduct: false });
  const since = await ship(api, buildOf(id, '99.1.0'));
  expect([since.live.version, since.isOfProduct]).toEqual(['99.1.0', true]);
  await restart();
  expect([await stateOf(id), await stateOf(elsewhere.release.id)]).toMatchObject([
    { live: since.live, isOfProduct: true },
    { isOfProduct: false },
  ]);
});

describe('what people did with a remote outlives a restart and a new image', () => {
  const tried = 'mfe-of-a-canary';
  const [came, canary, newer] = ['1.0.0', '1.1.0', '2.0.0'].map((version) => buildOf(tried, version));
  const change = (remote: string, body: CallOf<typeof releaseEndpoints.change>['body']): Promise<RemoteState> =>
    api.call(releaseEndpoints.change, { params: { id: remote }, body });

  test('a canary goes on beside what is live, and the build of the image waits', async () => {
    await restartWith(came!);
    await admit(api, canary!);
    await change(tried, { kind: 'canary', digest: canary!.release.digest, share: 20, reason: 'A fifth of us' });
    const { live, canary: before, lastChange } = await stateOf(tried);
    expect([live.by, before?.share]).toEqual(['installation', 20]);
    await restart();
    expect(await stateOf(tried)).toMatchObject({ live, canary: before, lastChange, offered: null });
    await restartWith(newer!);
    expect(await stateOf(tried)).toMatchObject({
      ...{ live, canary: before, lastChange },
      offered: { digest: newer!.release.digest, version: '2.0.0', by: 'installation' },
    });
    expect(api.log()).toContain(`${tried} ${newer!.release.digest} waits under Remotes`);
  });

  test('what waits is taken live by whoever ships, and waits no more', async () => {
    const taken = await takeLive(api, newer!.release);
    expect(taken).toMatchObject({ live: { version: '2.0.0', by: 'owner' }, canary: null, offered: null });
    await restartWith(canary!);
    expect(await stateOf(tried)).toMatchObject({ live: taken.live, offered: null });
  });

  test('what was gone back from does not come again, neither itself nor as another build', async () => {
    const back = 'mfe-of-going-back';
    const [good, bad, rebuilt] = ['1.0.0', '1.1.0', '1.1.1'].map((version) => buildOf(back, version));
    await restartWith(good!);
    await restartWith(bad!);
    const { live } = await change(back, { kind: 'rollback', reason: 'It shows wrong prices' });
    expect(live.version).toBe('1.0.0');
    await restartWith(bad!);
    expect(await stateOf(back)).toMatchObject({ live, offered: null });
    await restartWith(rebuilt!);
    expect(await stateOf(back)).toMatchObject({ live, offered: { version: '1.1.1' } });
  });

  test('a build that came before one was shipped waits no more', async () => {
    const shipped = 'mfe-of-shipping-since';
    const [first, brought, own] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => buildOf(shipped, version));
    await ship(api, first!);
    await restartWith(brought!);
    expect((await stateOf(shipped)).offered?.version).toBe('1.1.0');
    expect(await ship(api, own!)).toMatchObject({ live: { version: '1.2.0' }, offered: null });
  });
});

describe('while a canary runs, in a product that is served from this folder', () => {
  const tried = 'mfe-tried-meanwhile';
  const checked = 'mfe-assistants';
  const [shipped, canary, ofImage] = ['1.0.0', '1.1.0', '2.0.0'].map((version) => buildOf(tried, version));
  let data: string;
  let product: ApiInProcess;
  beforeAll(async () => {
    data = await mkdtemp(join(folder, 'tried-'));
    product = await startApiProcess({ DATA_DIR: data });
  });
  afterAll(() => product.stop());

  /** What is served from the folder, and when it was written. */
  const filesServed = async (): Promise<string[]> => {
    const written: string[] = [];
    for (const part of [join(remotesFolder, checked), shellFolder])
      for (const name of await readdir(part, { recursive: true }))
        written.push(`${name} ${(await stat(join(part, name))).mtimeMs}`);
    return written;
  };
  const check = async (): Promise<void> => {
    const root = join(remotesFolder, '../..');
    const credentials = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools/src/check.ts'), checked], {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], API_URL: product.url, ...credentials },
    });
    expect(stdout).toContain(`would be admitted by ${product.url}`);
  };
  const startAnew = async (): Promise<void> => {
    await product.stop();
    product = await startApiProcess({ DATA_DIR: data }, product.databaseUrl);
  };

  test('a check, a restart and a new image change nothing that browsers get, of no remote', async () => {
    await ship(product, shipped!);
    await admit(product, canary!);
    const body = { kind: 'canary', digest: canary!.release.digest, share: 50, reason: 'Half of us' } as const;
    await product.call(releaseEndpoints.change, { params: { id: tried }, body });
    const sessions = [await sessionThat(product, tried, true), await sessionThat(product, tried, false)];
    const [given, files] = [await givenTo(product, sessions), await filesServed()];

    await check();
    expect(await filesServed()).toEqual(files);
    expect(await givenTo(product, sessions)).toEqual(given);
    await startAnew();
    expect(await givenTo(product, sessions)).toEqual(given);
    const takeAway = await putIntoInstallation([ofImage!]);
    await startAnew().finally(takeAway);
    expect(await givenTo(product, sessions)).toEqual(given);
    const states = await product.call(releaseEndpoints.states);
    expect(states.find((state) => state.id === tried)).toMatchObject({
      canary: { digest: canary!.release.digest, share: 50 },
      offered: { digest: ofImage!.release.digest },
    });
  });
});

describe('what nobody will ask for', () => {
  const [admitted, fresh, left] = ['1.0.0', '1.0.1', '1.0.2'].map((version) => buildOf('mfe-of-left-overs', version));
  beforeAll(async () => {
    await admit(api, admitted!);
    await upload(api, fresh!);
    await upload(api, left!);
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
    for (const { release } of [admitted!, left!]) {
      await utimes(join(folder, 'remotes', release.id, release.digest), twoDaysAgo, twoDaysAgo);
    }
    await api.sql(
      `INSERT INTO remote_report (remote, digest, outcome, is_fallback, ms, at)
       SELECT 'mfe-of-left-overs', $1, 'ready', false, days, now() - make_interval(days => days)
       FROM unnest(ARRAY[29, 31]) AS days`,
      [admitted!.release.digest],
    );
    await restart();
  });

  test('is cleared away of builds: the files of one that nobody admitted within a day; others stay', async () => {
    const statusOf = async ({ release }: TestBuild): Promise<number> => (await api.request(release.entry)).status;
    await eventually(async () => (await statusOf(left!)) === 404);
    expect([await statusOf(admitted!), await statusOf(fresh!)]).toEqual([200, 200]);
  });

  test('is cleared away of reports: those of more than 30 days ago', async () => {
    const daysAgo = () => api.sql(`SELECT ms FROM remote_report WHERE remote = 'mfe-of-left-overs'`);
    await eventually(async () => (await daysAgo()).length < 2);
    expect(await daysAgo()).toEqual([{ ms: 29 }]);
  });
});
