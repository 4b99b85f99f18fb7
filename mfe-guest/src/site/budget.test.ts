import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';

const site = join(import.meta.dirname, '../../../dist/sites/mfe-guest');
const assets = join(site, 'assets');
const page = readFileSync(join(site, 'page.html'), 'utf8');

const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
const kilobytes = (file: string): number => readFileSync(join(assets, `${file}.br`)).length / 1024;
const inAll = (files: string[]): number => files.map(kilobytes).reduce((sum, size) => sum + size, 0);
const inPage = scripts.filter((file) => page.includes(`/site/${file}`));

/** What a browser fetches because the page says so; an icon written into the page is not fetched. */
const fetched = [...page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address]) => address!);

/** A script by its name: that of the site, of a screen with a file of its own, or of what waits for what a guest does. */
const scriptOf = (name: string): string => scripts.find((file) => file.startsWith(`${name}.`))!;

test('a page of a trip to a room has up to 92 KB of script, sent compressed, and works with 79 of them', () => {
  expect(inPage).toEqual([scriptOf('site')]);
  expect(inAll(inPage)).toBeLessThan(79);
  expect(inAll([...inPage, scriptOf('api')])).toBeLessThan(92);
});

test.each(['precheckin', 'ai'])('the page %s works with 8 KB more, and none of it is in the others', (name) => {
  expect(kilobytes(scriptOf(name))).toBeLessThan(8);
});

test('the voice waits for somebody who speaks', () => {
  const voice = scriptOf('voice');
  const others = scripts.filter((file) => file !== voice).map((file) => readFileSync(join(assets, file), 'utf8'));
  expect(inPage).not.toContain(voice);
  expect(readFileSync(join(assets, voice), 'utf8')).toContain('daily-call-join');
  expect(others.join('\n')).not.toContain('daily-call-join');
});

test('the page without what the server writes into it is up to 6 KB', () => {
  expect(brotliCompressSync(page).length / 1024).toBeLessThan(6);
});

test('a page takes four requests at most: itself, its script, its screen, and what that loads once it shows', () => {
  expect(fetched).toHaveLength(1);
});

test('every script is there compressed for all browsers, under a name that changes with what is in it', () => {
  const files = readdirSync(assets);
  for (const script of scripts) {
    expect(script).toMatch(/\.[0-9a-f]{10}\.js$/);
    expect(files).toEqual(expect.arrayContaining([`${script}.br`, `${script}.gz`]));
  }
});

test.each(['FluentProvider', 'createBrowserRouter', '__FEDERATION__', 'insertRule'])(
  'the site does not carry %s',
  (name) => {
    const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
    expect(text).not.toContain(name);
  },
);
