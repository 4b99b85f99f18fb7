import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { ownFiles, sitePageFile, siteRendererFile, siteScript } from '@booking/contracts/guest-site';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { languageCodes } from '@booking/languages/language';
import { messagesIn } from '@booking/languages/words';
import { messagesFor } from '../../mfe-guest/src/language/sections.ts';

const home = join(import.meta.dirname, '../../dist/remotes/mfe-guest');
const release = RemoteRelease.parse(JSON.parse(readFileSync(join(home, 'release.json'), 'utf8')));
const assets = join(home, release.digest);
const page = readFileSync(join(assets, sitePageFile), 'utf8');

const scripts = readdirSync(assets).filter((file) => siteScript.test(file));
const kilobytes = (file: string): number => brotliCompressSync(readFileSync(join(assets, file))).length / 1024;
const inAll = (files: string[]): number => files.map(kilobytes).reduce((sum, size) => sum + size, 0);
const inPage = scripts.filter((file) => page.includes(`${ownFiles}${file}`));

/** What a browser fetches because the page says so; an icon written into the page is not fetched. */
const fetched = [...page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address]) => address!);

/** A script by its name: that of the site, of a screen with a file of its own, or of what waits for what a guest does. */
const scriptOf = (name: string): string => scripts.find((file) => file.startsWith(`site-${name}.`))!;

test('a page of a trip to a room has up to 92 KB of script, sent compressed, and works with 79 of them', () => {
  expect(inPage).toEqual([scriptOf('main')]);
  expect(inAll(inPage)).toBeLessThan(79);
  expect(inAll([...inPage, scriptOf('api')])).toBeLessThan(92);
});

test.each(['precheckin', 'ai', 'privacy-notice'])(
  'the page %s works with 8 KB more, and none of it is in the others',
  (name) => {
    expect(kilobytes(scriptOf(name))).toBeLessThan(8);
  },
);

/** What a page says in one language, as the server writes it into the page. */
const textsOf = (screen: string, language: (typeof languageCodes)[number]): number =>
  brotliCompressSync(JSON.stringify(messagesFor(screen, language, messagesIn(language)))).length / 1024;

const screens = [...new Set(release.routes.map(({ screen }) => screen))];

test.each(languageCodes)('in "%s" a page says all it can say in 6 KB more, which come with itself', (language) => {
  for (const screen of screens) expect([screen, textsOf(screen, language) < 6]).toEqual([screen, true]);
});

test('another language is loaded where somebody wants it, and nothing that reads ICU ever', () => {
  for (const language of languageCodes) {
    const file = scriptOf(`words-${language}`);
    expect(inPage).not.toContain(file);
    expect(kilobytes(file)).toBeLessThan(16);
  }
  const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(text).not.toContain('doubleapos');
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

test('the release says which scripts its pages load, as admission weighs them', () => {
  expect(release.site).toEqual({
    ...{ script: scriptOf('main'), afterwards: scriptOf('api') },
    screens: {
      ...{ ai: scriptOf('ai'), precheckin: scriptOf('precheckin') },
      'privacy-notice': scriptOf('privacy-notice'),
    },
  });
});

test('what renders the pages imports nothing, for nothing can be imported where it runs', () => {
  const renderer = readFileSync(join(assets, siteRendererFile), 'utf8');
  expect(renderer).not.toMatch(/\bimport\s*[\w$*{][^;]{0,200}\bfrom\s*["']|\bimport\s*["']|createRequire/);
});

test.each(['FluentProvider', 'createBrowserRouter', '__FEDERATION__', 'insertRule'])(
  'the site does not carry %s',
  (name) => {
    const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
    expect(text).not.toContain(name);
  },
);
