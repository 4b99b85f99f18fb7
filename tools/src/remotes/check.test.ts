import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryPath } from '../build/build.ts';

const remote = 'mfe-guest';
const parts = [remote, 'libs', 'shell', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const leftOut = /\/(node_modules|dist|e2e|test-results)$/;
/** What a product that runs from there serves. */
const served = [`dist/remotes/${remote}/release.json`, `dist/sites/${remote}/page.html`, 'shell/dist/index.html'];

const tree = realpathSync(mkdtempSync(join(tmpdir(), 'booking-check-')));
const inTree = (path: string): string => join(tree, path);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The installed packages, but the product's own from the tree. */
function linkPackages(): void {
  mkdirSync(inTree('node_modules'));
  for (const name of readdirSync(repositoryPath('node_modules')))
    if (name !== '@booking') symlinkSync(repositoryPath(`node_modules/${name}`), inTree(`node_modules/${name}`));
  cpSync(repositoryPath('node_modules/@booking'), inTree('node_modules/@booking'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

beforeAll(() => {
  for (const part of parts) {
    const filter = (source: string): boolean => source === repositoryPath(part) || !leftOut.test(source);
    cpSync(repositoryPath(part), inTree(part), { recursive: true, filter });
  }
  linkPackages();
  for (const file of served) {
    mkdirSync(dirname(inTree(file)), { recursive: true });
    writeFileSync(inTree(file), `served ${file}`);
  }
  mkdirSync(inTree('scratch'));
});

const filesOf = (folder: string): string[] =>
  readdirSync(inTree(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(inTree(file)).isFile())
    .map((file) => `${file} ${statSync(inTree(file)).mtimeMs} ${readFileSync(inTree(file), 'utf8')}`);

test('a check builds the remote, its site and the shell, and leaves what is served as it is', async () => {
  const before = ['dist', 'shell/dist'].flatMap(filesOf);
  const child = spawn(process.execPath, [inTree('tools/src/check.ts'), remote, '--admission'], {
    cwd: tree,
    // nothing answers there, so the shell is built, too
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: inTree('scratch'), PORT: '9' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('would be admitted by the shell') });
  expect(before).toHaveLength(served.length);
  expect(['dist', 'shell/dist'].flatMap(filesOf)).toEqual(before);
  // beside it lies what Node compiled
  expect(readdirSync(inTree('scratch')).filter((name) => name.startsWith('booking-'))).toEqual([]);
});
