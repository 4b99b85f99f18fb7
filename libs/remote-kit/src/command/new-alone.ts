import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsFor } from './new-remote.ts';
import { fail } from './user-facing-error.ts';
import { filesOf, writeFiles } from './scaffold.ts';

type Manifest = {
  version?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

const readManifest = (file: URL | string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The packages of the product, and what a remote's own files name. The kit says in which versions they go together. */
const named =
  /^(?:@booking\/.+|react|react-dom|@types\/.+|typescript|jest|@jest\/globals|@happy-dom\/.+|@testing-library\/react|oxlint.*)$/;

const scripts = {
  dev: 'booking-remote dev',
  check: 'booking-remote check',
  ship: 'booking-remote ship',
  lint: 'oxlint src',
  test: 'node --disable-warning=ExperimentalWarning --experimental-vm-modules node_modules/jest/bin/jest.js',
};

/** Packages that want to run something when they are installed, and bring what it would build: npm asks about each that is not decided. */
const allowScripts = { '@parcel/watcher': false, '@swc/core': false };

/** What the remote is developed with, in the versions the kit was made with; what the folder says already counts more. */
function needed(present: Manifest): Record<string, string> {
  const {
    version,
    dependencies = {},
    peerDependencies = {},
  } = readManifest(new URL('../../package.json', import.meta.url));
  const known = { ...dependencies, ...peerDependencies, '@booking/remote-kit': version! };
  const wanted = Object.entries(known).filter(([name]) => named.test(name));
  const all = { ...Object.fromEntries(wanted), ...present.devDependencies };
  const others = Object.entries(all).filter(([name]) => !present.dependencies?.[name]);
  return Object.fromEntries(others.sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** package.json of the remote. What `npm init` or `npm install` wrote before stays, but for the names that are ours. */
function manifestOf(id: string, present: Manifest): string {
  const manifest = {
    ...present,
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { ...present.scripts, ...scripts },
    devDependencies: needed(present),
    allowScripts: { ...allowScripts, ...present.allowScripts },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Where a remote comes after those of the product, until its team says otherwise. */
const lastInSidebar = 1000;

/**
 * Makes a remote in a folder that has none yet.
 * @param label what it is called in the sidebar; its name unless said
 * @returns its files @throws UserFacingError
 */
export function newAlone(folder: string, id: string, label: string | undefined): string[] {
  const taken = ['remote.json', 'src'].find((name) => existsSync(join(folder, name)));
  if (taken) fail(`There is a ${taken} in this folder already. Make the remote in an empty one.`);
  const words = wordsFor(id, label, lastInSidebar);
  const path = join(folder, 'package.json');
  const present = existsSync(path) ? readManifest(path) : {};
  const files = filesOf(['remote', 'alone'], words);
  return writeFiles(folder, new Map([...files, ['package.json', manifestOf(id, present)]]));
}
