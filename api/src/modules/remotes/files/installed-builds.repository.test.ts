import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildOf, offer } from '../../../../test/start/remote-builds.ts';
import { InstalledBuilds } from './installed-builds.repository.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-builds-'));
  mkdirSync(join(folder, 'mfe-guest'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string): void => writeFileSync(join(folder, file), content);
const read = (): Promise<InstalledBuilds> => InstalledBuilds.read(folder, folder);
const shell = offer('aaaaaaaaaaaaaaaa');

test('reads the page and the offer of the shell and the release of the site', async () => {
  const { release } = buildOf('mfe-guest', '1.0.0');
  write('index.html', '<!doctype html>');
  write('shell.json', JSON.stringify(shell));
  write('mfe-guest/release.json', JSON.stringify(release));
  const installed = await read();
  expect(installed.shellPage).toBe('<!doctype html>');
  expect(installed.shellOffer).toEqual(shell);
  expect(installed.siteRelease).toMatchObject({ id: 'mfe-guest', digest: release.digest });
});

test('keeps what it read when a build replaces the files', async () => {
  write('index.html', 'before');
  const installed = await read();
  write('index.html', 'after');
  expect(installed.shellPage).toBe('before');
  expect((await read()).shellPage).toBe('after');
});

test('has nothing of what was not built', async () => {
  expect(await read()).toMatchObject({ shellPage: undefined, shellOffer: undefined, siteRelease: undefined });
});

test('finds files of the build of the site that it read, and of no other', async () => {
  const { release } = buildOf('mfe-guest', '1.0.0');
  const { digest } = release;
  write('mfe-guest/release.json', JSON.stringify(release));
  mkdirSync(join(folder, 'mfe-guest', digest));
  write(`mfe-guest/${digest}/site.js`, 'a script');
  const installed = await read();
  expect(String(await installed.findSiteFile(digest, 'site.js'))).toBe('a script');
  expect(await installed.findSiteFile(digest, 'other.js')).toBeUndefined();
  expect(await installed.findSiteFile('0'.repeat(16), 'site.js')).toBeUndefined();
});

test('throws for an offer of the shell that is not JSON', async () => {
  write('shell.json', '{');
  await expect(read()).rejects.toThrow(SyntaxError);
});

test('has no release of the site while that is being written', async () => {
  write('mfe-guest/release.json', '{');
  expect((await read()).siteRelease).toBeUndefined();
});
