import { describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import fc from 'fast-check';
import { sessionBucket, chooseBuild } from './build-choice.rule.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';

const release = (version: string): RemoteRelease => ({
  ...{ id: 'mfe-x', version, hostApi: '^1.0', routes: [], nav: [], screens: [], bytes: 0, takes: {}, assets: {} },
  ...{ digest: '0'.repeat(16), entry: '', container: '' },
});
const byWhom = { by: 'Ana', reason: 'Of a test', at: new Date(0), digest: '0'.repeat(16) };

const remote = (share: number | null): LiveRemote => ({
  id: 'mfe-x',
  ...{ live: release('2.0.0'), before: release('1.0.0'), canary: share === null ? undefined : release('3.0.0') },
  state: {
    ...{ live: byWhom, before: byWhom.digest, switchedOff: null, endedCanary: null, retired: null, lastChange: 1 },
    canary: share === null ? null : { ...byWhom, share },
  },
});

describe('the build of a session', () => {
  test('is the live one with the previous as fallback, without a canary', () => {
    const { release: got, fallback, isCanary } = chooseBuild(remote(null), 'a session');
    expect([got.version, fallback?.version, isCanary]).toEqual(['2.0.0', '1.0.0', false]);
  });

  test('is the live one without a session, also during a canary', () => {
    expect(chooseBuild(remote(99), undefined).release.version).toBe('2.0.0');
  });

  test('is the canary for its share, with the live one as fallback', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 20 }), fc.integer({ min: 1, max: 99 }), (session, share) => {
        const { release: got, fallback, isCanary } = chooseBuild(remote(share), session);
        const expected = sessionBucket(session, 'mfe-x') < share ? ['3.0.0', '2.0.0', true] : ['2.0.0', '1.0.0', false];
        expect([got.version, fallback?.version, isCanary]).toEqual(expected);
      }),
    );
  });
});

test('a session stays in its bucket, and sessions spread over all of them', () => {
  const buckets = Array.from({ length: 10_000 }, (_, index) => sessionBucket(`session ${index}`, 'mfe-x'));
  expect(sessionBucket('session 7', 'mfe-x')).toBe(buckets[7]);
  expect(new Set(buckets).size).toBe(100);
  const inFirstTen = buckets.filter((bucket) => bucket < 10).length;
  expect(inFirstTen).toBeGreaterThan(900);
  expect(inFirstTen).toBeLessThan(1100);
});

test("a session's bucket differs between remotes", () => {
  const sessions = Array.from({ length: 1000 }, (_, index) => `session ${index}`);
  const both = sessions.filter(
    (session) => sessionBucket(session, 'mfe-x') < 10 && sessionBucket(session, 'mfe-y') < 10,
  );
  expect(both.length).toBeLessThan(40);
});
