import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callsText } from '@booking/admission/record-calls';
import { admissionReasons, largestBuild } from '@booking/admission/admission';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from '@booking/admission/build-digest';
import { screenFile } from '@booking/contracts/remotes';
import { assetsOf, builtFiles } from './built-files.ts';
import { mapsFolder, mapsOf } from './source-maps.ts';

const root = mkdtempSync(join(tmpdir(), 'built-remote-'));
afterAll(() => rmSync(root, { recursive: true }));

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const declare = (label: string, team?: RemoteRelease['team']): void =>
  put(
    'mfe-laundry/remote.json',
    JSON.stringify({
      id: 'mfe-laundry',
      version: '1.0.0',
      team,
      hostApi: '^1.2.0',
      routes: ['bags', 'socks'].map((screen) => ({ path: `/${screen}`, screen, title: screen, frame: 'console' })),
      nav: [{ label, path: '/bags', icon: 'apps', order: 1 }],
      slots: ['bag-count', 'sock-count'].map((module) => ({
        ...{ place: 'dashboard-card', module, title: module, order: 1, permission: 'dashboard:read', height: 5 },
      })),
    }),
  );

const runBuild = () => {
  const script = fileURLToPath(new URL('build-remote.mjs', import.meta.url));
  const flags = ['--disable-warning=ExperimentalWarning', script];
  return spawnSync(process.execPath, flags, { cwd: join(root, 'mfe-laundry'), encoding: 'utf8' });
};
const build = (): RemoteRelease => {
  const { status, stderr } = runBuild();
  if (status !== 0) throw new Error(stderr);
  return RemoteRelease.parse(JSON.parse(readFileSync(join(root, 'dist/remotes/mfe-laundry/release.json'), 'utf8')));
};

beforeAll(() => {
  // what a remote carries itself is found as in this repository
  symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), join(root, 'node_modules'));
  declare('Laundry');
  put(
    'mfe-laundry/src/bags/bags.screen.tsx',
    `import { useState, type ReactNode } from 'react';
     import * as kit from '@booking/remote-kit/kit';
     import { Button, type Tone } from '@booking/ui/kit';
     import { useBag } from '../use-bag.ts';
     import { employeeEndpoints } from '@booking/contracts/employees';
     import * as modes from '@booking/contracts/mode';
     import { call } from '@booking/http/call';
     import '../unused.ts';
     export const load = () => [call(employeeEndpoints.list), call(modes.modeEndpoints.read), import('../later.ts')];
     export const Screen = (): ReactNode => <Button>{useState(useBag())}{String(kit.useQuery)}</Button>;`,
  );
  put('mfe-laundry/src/use-bag.ts', `import { useId } from 'react'; export const useBag = () => useId();`);
  put('mfe-laundry/src/later.ts', `export { searchEndpoints } from '@booking/contracts/search';`);
  put(
    'mfe-laundry/src/unused.ts',
    `import { allEndpoints } from '@booking/contracts/all-endpoints';
     export type Unused = keyof typeof allEndpoints;`,
  );
  put('mfe-laundry/src/socks/socks.screen.tsx', 'export const Socks = () => null;');
  put('mfe-laundry/src/bag-count/bag-count.slot.tsx', 'export const Slot = () => 7;');
  put('mfe-laundry/src/sock-count/sock-count.slot.tsx', 'export const Screen = () => 8;');
});

test('a release tells what was built, and what it takes of the shell by name', () => {
  const { digest, entry, assets, bytes, screens, takes, container } = build();
  const files = builtFiles(join(root, 'dist/remotes/mfe-laundry', digest));
  expect(assets).toEqual(assetsOf(files));
  expect(digest).toBe(buildDigest(assets));
  expect(entry).toBe(`/remotes/mfe-laundry/${digest}/remoteEntry.js`);
  expect(bytes).toBe([...files.values()].reduce((sum, file) => sum + file.bytes, 0));
  expect(screens).toEqual(['bags', 'slot-bag-count']);
  expect(container).toMatch(/^mfe_laundry_[0-9a-f]{16}$/);
  expect(screenFile({ assets }, 'bags')).toMatch(/^bags\.\w{10}\.js$/);
  expect(screenFile({ assets }, 'slot-bag-count')).toMatch(/^slot-bag-count\.\w{10}\.js$/);
  const range = expect.stringMatching(/^\^\d+\.\d+\.0$/);
  expect(takes).toEqual({
    '@booking/remote-kit/kit': { range, names: ['useQuery'] },
    '@booking/ui/kit': { range, names: ['Button'] },
    react: { range, names: ['useId', 'useState'] },
    'react/jsx-runtime': { range, names: ['jsxs'] },
  });
});

test('a release tells which endpoints its code calls, by what each import of a table is used for', () => {
  const { digest, calls, assets } = build();
  expect(calls!.endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/admin/employees',
    'GET /api/admin/mode-settings',
    'GET /api/admin/search',
  ]);
  const { answer } = calls!.endpoints[0]!;
  const row = calls!.schemas[calls!.schemas[answer]!.items!]!;
  expect(Object.keys(row.properties!)).toEqual(expect.arrayContaining(['id', 'firstName', 'role']));
  const file = readFileSync(join(root, 'dist/remotes/mfe-laundry', digest, 'calls.json'), 'utf8');
  expect(file).toBe(callsText(calls!));
  expect(assets).toHaveProperty(['calls.json']);
});

test('a build has source maps beside its files, which lead to the lines of its sources and hold none of them', () => {
  const { digest, assets } = build();
  const folder = join(root, 'dist/remotes/mfe-laundry', digest);
  const script = screenFile({ assets }, 'bags')!;
  expect(Object.keys(assets).filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(mapsOf(folder)).toContain(`${script}.map`);
  const map = JSON.parse(readFileSync(join(mapsFolder(folder), `${script}.map`), 'utf8')) as SourceMapPayload;
  const text = readFileSync(join(folder, script), 'utf8');
  expect(text).not.toContain('sourceMappingURL');
  const before = text.slice(0, text.indexOf('useId')).split('\n');
  expect(new SourceMap(map).findOrigin(before.length, before.at(-1)!.length + 1)).toMatchObject({
    fileName: 'src/use-bag.ts',
    lineNumber: 1,
  });
  expect(map.sourcesContent ?? []).toEqual([]);
});

test('the same sources make the same build, and another label makes another, with a container of its own', () => {
  const first = build();
  expect(build().digest).toBe(first.digest);
  declare('Wash');
  const second = build();
  expect(second.digest).not.toBe(first.digest);
  expect(second.container).not.toBe(first.container);
});

test('the team that owns a remote is in its release and can be read in no file of it, and another one makes another build', () => {
  const buildOwnedBy = (contact: string): RemoteRelease => {
    declare('Laundry', { name: 'Laundry', contact });
    return build();
  };
  const owned = buildOwnedBy('laundry@hotel.example');
  expect(owned.team).toEqual({ name: 'Laundry', contact: 'laundry@hotel.example' });
  const folder = join(root, 'dist/remotes/mfe-laundry', owned.digest);
  const texts = Object.keys(owned.assets).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.filter((text) => text.includes('laundry@hotel.example'))).toEqual([]);
  expect(buildOwnedBy('linen@hotel.example').digest).not.toBe(owned.digest);
});

/** The folder of a build that a team made in its own way: the same, but with no integrity on what it loads. */
function buildUnchecked(): string {
  const script = `
    import { rspack, SubresourceIntegrityPlugin } from '@rspack/core';
    import { remoteConfig } from './remote-config.mjs';
    const config = remoteConfig(process.argv[1], 'unchecked', 'mfe_laundry_unchecked');
    const plugins = config.plugins.filter((plugin) => !(plugin instanceof SubresourceIntegrityPlugin));
    await new Promise((done) => rspack({ ...config, plugins }).run(done));`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const folder = join(root, 'mfe-laundry');
  execFileSync(process.execPath, [...flags, folder], { cwd: import.meta.dirname, stdio: 'pipe' });
  return join(folder, 'unchecked');
}

test('a build whose chunks a browser would run unchecked is told from one whose chunks it checks', () => {
  const around = { shells: [], others: [], largest: largestBuild };
  const chunksRefusedIn = (folder: string): string[] => {
    const files = builtFiles(folder);
    const reasons = admissionReasons({ assets: assetsOf(files) }, around, files);
    return reasons.map(({ field }) => field).filter((field) => field.startsWith('assets.'));
  };
  expect(chunksRefusedIn(join(root, 'dist/remotes/mfe-laundry', build().digest))).toEqual([]);
  const unchecked = buildUnchecked();
  const chunks = [...builtFiles(unchecked).keys()].filter((file) => /(?<!remoteEntry)\.js$/.test(file));
  expect(chunksRefusedIn(unchecked)).toEqual(chunks.map((file) => `assets.${file}`));
  expect(chunks.length).toBeGreaterThan(0);
});

describe('styles that reach beyond the elements of a remote', () => {
  const styles = 'mfe-laundry/src/bags/bags.module.css';
  beforeAll(() => {
    const screen = `import styles from './bags.module.css'; export const Screen = () => styles.bag;`;
    put('mfe-laundry/src/bags/bags.screen.tsx', screen);
  });
  const refusalOf = (css: string): string => {
    put(styles, css);
    const { status, stderr } = runBuild();
    return status === 0 ? 'built' : stderr;
  };

  test('are refused, with the place and what to do', () => {
    const words = 'Line 2 has ":global". Styles of a remote are for its own elements alone: give the element a class';
    expect(refusalOf('.bag {}\n:global(nav) { opacity: 0.2 }')).toContain(words);
    expect(refusalOf('.bag {}\nnav { opacity: 0.2 }')).toMatch(/bags\.module\.css/);
  });

  test('are told from those that do not', () => {
    expect(refusalOf('/* not :global */ .bag { color: red } .bag > p, .bag:hover { color: blue }')).toBe('built');
  });
});
