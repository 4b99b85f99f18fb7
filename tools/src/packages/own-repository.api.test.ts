import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chromium } from '@playwright/test';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { type BootManifest, remoteEndpoints } from '@booking/contracts/remotes';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { owner, startOwnApi, type RunningApi } from '../../../api/test/start/running-api.ts';
import { findBrowser } from '../machine/browser.ts';
import { reserveFreePort, waitUntil } from '../machine/machine.ts';
import { versionProblems } from './kept-exports.ts';
import { startLocalRegistry, type LocalRegistry } from './local-registry.ts';
import { packPackages } from './pack.ts';

const id = 'mfe-laundry';
const params = { id };

const home = realpathSync(mkdtempSync(join(tmpdir(), 'own-repository-')));
/** The folder of a team, outside of this repository. */
const team = join(home, 'laundry');
const inTeam = (path: string): string => join(team, path);
const screen = inTeam('src/laundry/laundry.screen.tsx');

let api: RunningApi;
let registry: LocalRegistry;
let token: string;
let tokenId: string;

const environment = (): NodeJS.ProcessEnv => ({
  // the commands of npm, and the Node that this repository pins
  PATH: `${inTeam('node_modules/.bin')}:${dirname(process.execPath)}:${process.env['PATH']}`,
  HOME: process.env['HOME'],
  npm_config_cache: process.env['npm_config_cache'],
  API_URL: api.url,
  SHIP_TOKEN: token,
});

const start = (command: string, ...args: string[]): ChildProcess =>
  spawn(command, args, { cwd: team, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });

type Ended = { code: number | null; said: string };

async function end(child: ChildProcess): Promise<Ended> {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((ended, failed) => child.once('error', failed).once('close', ended));
  return { code, said };
}

const npm = (...args: string[]): Promise<Ended> => end(start('npm', ...args));
const run = (...args: string[]): Promise<Ended> => end(start('npx', 'booking-remote', ...args));

/** Publishes packed packages as their owner does. */
async function publish(files: readonly string[]): Promise<void> {
  const token = `--${registry.url.replace('http:', '')}:_authToken=of-their-owner`;
  const all = await Promise.all(files.map((file) => npm('publish', '--registry', registry.url, token, file)));
  for (const { code, said } of all) if (code !== 0) throw new Error(said);
}

/** Runs a command with another first line in the screen. */
async function runWith(line: string, ...args: string[]): Promise<Ended> {
  const before = readFileSync(screen, 'utf8');
  writeFileSync(screen, `${line}\n${before}`);
  try {
    return await run(...args);
  } finally {
    writeFileSync(screen, before);
  }
}

const boot = async (): Promise<BootManifest['remotes'][number] | undefined> =>
  (await api.call(remoteEndpoints.boot)).remotes.find((remote) => remote.id === id);

beforeAll(async () => {
  const packed = packPackages(join(home, 'packages'));
  [api, registry] = await Promise.all([startOwnApi(), startLocalRegistry()]);
  const issued = await api.call(shipTokenEndpoints.issue, { params, body: { name: 'CI of Laundry' } });
  [token, tokenId] = [issued.token, issued.shipToken.id];
  mkdirSync(team);
  await publish(await packed);
  // for all packages, not for ours alone: what others publish today must not decide whether this passes
  writeFileSync(inTeam('.npmrc'), `registry=${registry.url}\n`);
}, 300_000);

afterAll(async () => {
  await Promise.all([api.stop(), registry.stop()]);
  rmSync(home, { recursive: true, force: true });
});

test('a remote is made in an empty folder, by npm and what it gets from a registry', async () => {
  expect(await npm('install', '--prefix', '.', '--save-dev', '@booking/remote-kit')).toMatchObject({ code: 0 });
  expect(await run('new', id, 'Laundry')).toMatchObject({ code: 0, said: expect.stringContaining('remote.json') });
  expect(await npm('install')).toMatchObject({ code: 0, said: expect.not.stringContaining('scripts') });
  expect(existsSync(screen)).toBe(true);
  const { devDependencies } = JSON.parse(readFileSync(inTeam('package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['@booking/ui', 'jest', 'oxlint', 'react']));
  expect(await run('new', id, 'Laundry')).toMatchObject({ code: 1, said: expect.stringContaining('empty') });
});

test('the version of each package was raised with what it exports', () => {
  expect(versionProblems(inTeam('node_modules/@booking')).join('\n\n')).toBe('');
});

test('the real shell shows it from its folder before it was ever shipped, and follows what is edited', async () => {
  const port = await reserveFreePort();
  const address = `http://localhost:${port}`;
  const child = start('booking-remote', 'dev', '--port', String(port));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const before = readFileSync(screen, 'utf8');
  try {
    const isServed = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(isServed, 60, 'The development server does not answer.');
    const page = await browser.newPage();
    await page.goto(`${address}/laundry`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Laundry' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Laundry' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    writeFileSync(screen, before.replace('What is wrong in the hotel right now', 'Shirts and towels'));
    await page.getByText('Shirts and towels').waitFor();
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  } finally {
    writeFileSync(screen, before);
    await browser.close();
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('close', ended));
  }
  expect(await boot()).toBeUndefined();
});

test('a build that brings a second React is refused, with the file and the reason', async () => {
  const line = `import { createRoot } from 'react-dom/client';\nexport const draw = createRoot;`;
  const { code, said } = await runWith(line, 'check', '--admission');
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringContaining(
      'a second copy of React into the page: src/laundry/laundry.screen.tsx imports react-dom/client',
    ),
  });
});

test('code whose types are wrong, or that takes Fluent past the kit, is not shipped', async () => {
  const line = `import { Avatar } from '@fluentui/react-components';\nexport const hours: number = String(Avatar);`;
  const { code, said } = await runWith(line, 'ship', '--reason', 'Wrong');
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringContaining('Import Fluent parts from @booking/ui'),
  });
  expect(said).toContain('not assignable');
  expect(await api.call(releaseEndpoints.builds, { params })).toEqual([]);
});

test('it is checked, shipped by its token alone, in the console for everybody, and ended by whoever revokes the token', async () => {
  expect(await boot()).toBeUndefined();
  const shipped = await run('ship', '--reason', 'First version');
  expect(shipped).toMatchObject({ code: 0, said: expect.stringContaining('is admitted.') });
  expect(shipped.said).toContain('Running tests of mfe-laundry');

  const live = await boot();
  expect(live).toMatchObject({ routes: [{ path: '/laundry' }], nav: [{ label: 'Laundry' }] });
  expect((await api.request(live!.entry)).status).toBe(200);
  const by = 'CI of Laundry (ship token)';
  expect(await api.call(releaseEndpoints.builds, { params })).toMatchObject([
    { digest: live!.digest, by, isSigned: true, reason: 'First version' },
  ]);
  expect(await run('rollback', '--reason', 'Back')).toMatchObject({ code: 1, said: expect.stringMatching(/before/) });

  await api.call(shipTokenEndpoints.revoke, { params: { ...params, tokenId } });
  const late = await run('ship', '--off', '--reason', 'Late');
  expect(late).toMatchObject({ code: 1, said: expect.stringContaining('It may have been revoked') });
  expect(await api.call(releaseEndpoints.changes, { params })).toMatchObject([{ kind: 'live', by }]);
});
