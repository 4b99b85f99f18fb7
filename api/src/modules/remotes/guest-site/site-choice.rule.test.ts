import { expect, test } from '@jest/globals';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import fc from 'fast-check';
import { sessionBucket } from '../boot/build-choice.rule.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';
import { siteBuildsFor } from './site-choice.rule.ts';

const id = 'mfe-guest';
const release = (name: string, siteApi: string | undefined = '^1.0.0'): RemoteRelease => ({
  ...{ id, version: '1.0.0', hostApi: '^1.0', routes: [], nav: [], screens: [], bytes: 0, takes: {}, assets: {} },
  ...{ digest: name, entry: '', container: '', siteApi, site: { script: `site-${name}.js`, screens: {} } },
});
const byWhom = { by: 'Ana', reason: 'Of a test', at: new Date(0), digest: 'live' };

const remote = (changed: Partial<LiveRemote> = {}, share = 50): LiveRemote => ({
  ...{ id, live: release('live'), before: release('before'), canary: release('canary') },
  state: {
    ...{ live: byWhom, before: 'before', switchedOff: null, endedCanary: null, retired: null, lastChange: 1 },
    canary: { ...byWhom, share },
  },
  ...changed,
});
const names = (...given: Parameters<typeof siteBuildsFor>): string[] =>
  siteBuildsFor(...given).map(({ digest }) => digest);
const links = Array.from({ length: 200 }, (_, index) => `link-${index}`);
const [triesIt, doesNot] = [true, false].map((tries) => links.find((link) => sessionBucket(link, id) < 50 === tries));

test('a link decides whether its guest tries the canary, and what was live before stands behind', () => {
  expect(names(remote(), undefined, { link: triesIt, began: undefined })).toEqual(['canary', 'live', 'before']);
  expect(names(remote(), undefined, { link: doesNot, began: undefined })).toEqual(['live', 'before']);
});

test('a page without a link is never the canary', () => {
  expect(names(remote({}, 99), undefined, { link: undefined, began: undefined })).toEqual(['live', 'before']);
});

test.each([
  ['the build before', doesNot, 'before', ['before', 'live']],
  ['the build before, where its link would try the canary', triesIt, 'before', ['before', 'canary', 'live']],
  ['the canary', doesNot, 'canary', ['canary', 'live', 'before']],
  ['what is live, where its link would try the canary', triesIt, 'live', ['live', 'canary', 'before']],
])('a trip that began with %s goes on with it', (_, link, began, expected) => {
  expect(names(remote(), undefined, { link, began })).toEqual(expected);
});

test('a trip with a canary that was ended, or with a build that was gone back from, goes on with what is live', () => {
  const now = remote({ canary: undefined });
  for (const began of ['canary', 'gone back from'])
    expect(names(now, undefined, { link: triesIt, began })).toEqual(['live', 'before']);
});

test('what came with the API is there where no build has pages that it can serve', () => {
  const old = { live: release('live', '^2.0.0'), before: { ...release('before'), site: undefined }, canary: undefined };
  expect(names(remote(old), release('installed'), { link: doesNot, began: undefined })).toEqual(['installed']);
  expect(names(undefined, release('installed'), { link: doesNot, began: 'live' })).toEqual(['installed']);
  expect(names(undefined, undefined, { link: doesNot, began: undefined })).toEqual([]);
});

test('no build is there twice, and one guest is given the same again', () => {
  const digest = fc.constantFrom('live', 'canary', 'before', 'installed', 'another', undefined);
  fc.assert(
    fc.property(fc.string(), digest, fc.integer({ min: 1, max: 99 }), (link, began, share) => {
      const given = names(remote({}, share), release('installed'), { link, began });
      expect(new Set(given).size).toBe(given.length);
      expect(names(remote({}, share), release('installed'), { link, began: given[0] })[0]).toBe(given[0]);
    }),
  );
});
