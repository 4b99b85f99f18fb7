import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { around as narrow, release as laundry } from '../test/laundry-release.ts';
import { containerName } from './container-name.ts';
import { ownFiles } from '@booking/contracts/guest-site';
import { admissionReasons, largestBuild } from './admission.ts';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from './build-digest.ts';
import { storedFile } from '@booking/contracts/stored-file';

type Texts = Record<string, string>;

const around = { ...narrow, largest: largestBuild };

const main = 'site-main.0123456789.js';
const api = 'site-api.0123456789.js';
const ai = 'site-ai.0123456789.js';
const integrityOf = (text: string): string => storedFile(Buffer.from(text)).integrity;

const chunks: Texts = { [api]: 'call()', [ai]: 'talk()' };
const holding = (texts: Texts): string => `load.integrity = ${JSON.stringify(Object.values(texts).map(integrityOf))};`;
const pageWith = (script: string, more = ''): string =>
  `<!doctype html><link rel="icon" href="data:,"><script src="${ownFiles}${main}" integrity="${integrityOf(script)}"></script>${more}`;
const texts: Texts = {
  'remoteEntry.js': 'entry()',
  'site-page.html': pageWith(holding(chunks)),
  'site-renderer.mjs': 'render()',
  [main]: holding(chunks),
  ...chunks,
};

/** A build of the guests' remote as the kit makes it. */
function releaseOf(files: Texts, changed: Partial<RemoteRelease> = {}): RemoteRelease {
  const assets = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));
  const digest = buildDigest(assets);
  const id = changed.id ?? 'mfe-guest';
  return {
    ...{ ...laundry, id, assets, digest, siteApi: '^1.0.0', nav: [] },
    ...{ entry: `/remotes/${id}/${digest}/remoteEntry.js`, container: containerName(id, digest) },
    ...{ site: { script: main, afterwards: api, screens: { ai } }, bytes: Object.values(files).join('').length },
    ...changed,
  };
}

const reasonsOf = (files: Texts, changed: Partial<RemoteRelease> = {}): string[] => {
  const stored = new Map(Object.entries(files).map(([file, text]) => [file, storedFile(Buffer.from(text))]));
  return admissionReasons(releaseOf(files, changed), around, stored).map(
    ({ field, problem }) => `${field}: ${problem}`,
  );
};

/** Text that takes so much when it is sent. */
const ofKb = (kilobytes: number): string => `/* ${randomBytes(kilobytes * 1024).toString('base64')} */`;
const heavy = (file: string, kilobytes: number): Texts => {
  const changed = { ...chunks, ...(file !== main && { [file]: ofKb(kilobytes) }) };
  const script = holding(changed) + (file === main ? ofKb(kilobytes) : '');
  return { ...texts, ...changed, [main]: script, 'site-page.html': pageWith(script) };
};

test('pages for guests that are whole, held to their integrity and light are admitted', () => {
  expect(reasonsOf(texts)).toEqual([]);
});

describe('whose they are', () => {
  test('no other remote has any', () => {
    expect(reasonsOf(texts, { id: 'mfe-laundry' })).toEqual(['siteApi: Guests have pages of mfe-guest alone.']);
  });

  test('the remote of guests cannot do without', () => {
    const { 'remoteEntry.js': entry } = texts;
    const none = { siteApi: undefined, site: undefined };
    expect(reasonsOf({ 'remoteEntry.js': entry! }, none)).toEqual(['siteApi: The build has no pages for guests.']);
  });
});

test.each([
  ['^2.0.0', 'siteApi: It asks for site API ^2.0.0, and the API offers 1.1.0.'],
  ['the newest', 'siteApi: "the newest" is no range of versions.'],
])('those written for %s are refused', (siteApi, reason) => {
  expect(reasonsOf(texts, { siteApi })).toEqual([reason]);
});

describe('files', () => {
  test.each(['site-page.html', 'site-renderer.mjs'])('%s has to be there', (file) => {
    const { [file]: _, ...others } = texts;
    expect(reasonsOf(others)).toContain(`assets.${file}: The file is missing.`);
  });

  test('scripts are files of the site', () => {
    const site = { script: main, afterwards: 'remoteEntry.js', screens: { ai: 'site-none.0123456789.js' } };
    expect(reasonsOf(texts, { site })).toEqual([
      'site: remoteEntry.js is no script of its site.',
      'site: site-none.0123456789.js is no script of its site.',
    ]);
  });

  test('a page that does not hold its script to its integrity is refused', () => {
    const page = `<!doctype html><script src="${ownFiles}${main}"></script>`;
    expect(reasonsOf({ ...texts, 'site-page.html': page })).toEqual([
      expect.stringMatching(/^assets\.site-main.*: site-page\.html does not hold it to its integrity/),
    ]);
  });

  test('a script that does not hold another one to its integrity is refused', () => {
    const script = holding({ [api]: chunks[api]! });
    expect(reasonsOf({ ...texts, [main]: script, 'site-page.html': pageWith(script) })).toEqual([
      expect.stringMatching(/^assets\.site-ai.*: site-main.*does not hold it to its integrity/),
    ]);
  });
});

describe('what a page costs', () => {
  test.each([
    ['with its script alone', main],
    ['with what is loaded afterwards', api],
  ])('is up to 92 KB of script, %s', (_, file) => {
    expect(reasonsOf(heavy(file, 90))).toEqual([]);
    expect(reasonsOf(heavy(file, 94))).toEqual([
      expect.stringMatching(/^site: A page takes 9\d\.\d KB of script as it is sent, and may take 92 KB\.$/),
    ]);
  });

  test('is up to 8 KB more for a screen of its own', () => {
    expect(reasonsOf(heavy(ai, 7))).toEqual([]);
    expect(reasonsOf(heavy(ai, 10))).toEqual([
      expect.stringMatching(/^site: The screen ai adds \d+\.\d KB of script, and may add 8 KB\.$/),
    ]);
  });

  test('is up to four requests before photos', () => {
    const page = pageWith(texts[main]!, '<link rel="stylesheet" href="/fonts.css">');
    expect(reasonsOf({ ...texts, 'site-page.html': page })).toEqual([
      'site: A page takes 5 requests before its photos, and may take 4.',
    ]);
  });

  test('is not weighed with what the shell loads', () => {
    const files = heavy(ai, 7);
    const stored = new Map(Object.entries(files).map(([file, text]) => [file, storedFile(Buffer.from(text))]));
    const largest = 9000;
    const reasons = admissionReasons(releaseOf(files), { ...around, largest }, stored);
    expect(reasons.map(({ field }) => field)).toEqual(['site']);
    expect(reasons[0]!.problem).toMatch(/^Its files weigh/);
  });
});
