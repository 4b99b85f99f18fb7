import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RemoteChangeKind } from '@booking/contracts/remote-releases';
import { reduceReleaseState, type ReleaseChange } from './release-state.rule.ts';

const done = (kind: RemoteChangeKind, digest: string | null = null): Omit<ReleaseChange, 'id'> => ({
  ...{ remote: 'mfe-x', kind, digest, version: null, share: kind === 'canary' ? 5 : null },
  ...{ by: 'Ana', reason: `to ${kind}`, at: new Date('2026-11-01T12:00:00Z') },
});
const after = (...changes: Omit<ReleaseChange, 'id'>[]) =>
  reduceReleaseState(changes.map((change, index) => ({ ...change, id: index + 1 })));

const [live, canary] = [(digest: string) => done('live', digest), (digest: string) => done('canary', digest)];
const [endCanary, rollback] = [done('end-canary', 'c'), done('rollback')];

test('before anything was done nothing is live', () => {
  expect(after()).toEqual({
    ...{ live: null, before: null, canary: null, endedCanary: null, switchedOff: null, retired: null, lastChange: 0 },
  });
});

describe('going back', () => {
  const steps = [live('a'), live('b'), live('c')];

  test('leads to the build that was live before, by whoever goes back', () => {
    const { live: now, before, lastChange } = after(...steps, rollback);
    expect(now).toMatchObject({ digest: 'b', by: 'Ana', reason: 'to rollback' });
    expect([before, lastChange]).toEqual(['a', 4]);
  });

  test('a second time leads further back, not to the build that was left', () => {
    const { live: now, before } = after(...steps, rollback, rollback);
    expect([now!.digest, before]).toEqual(['a', null]);
  });

  test('leads from a build that was mended to the one before the broken one', () => {
    const { live: now } = after(live('a'), live('b'), rollback, live('c'), rollback);
    expect(now!.digest).toBe('a');
  });
});

describe('a canary', () => {
  test('is tried beside what is live', () => {
    expect(after(live('a'), canary('c'))).toMatchObject({ live: { digest: 'a' }, canary: { digest: 'c', share: 5 } });
  });

  test.each([
    ['it is taken live', live('c')],
    ['another build is', live('d')],
    ['the live one is once more', live('b')],
    ['somebody goes back', rollback],
    ['it is ended', endCanary],
  ])('is over when %s', (_, change) => {
    expect(after(live('a'), live('b'), canary('c'), change).canary).toBeNull();
  });

  test('goes on while the remote is switched off and on', () => {
    expect(after(live('a'), canary('c'), done('switch-off'), done('switch-on')).canary).toMatchObject({ digest: 'c' });
  });

  test('that was ended is known until the next one is shipped', () => {
    expect(after(live('a'), canary('c'), endCanary).endedCanary).toMatchObject({
      digest: 'c',
      reason: 'to end-canary',
    });
    expect(after(live('a'), canary('c'), endCanary, live('d')).endedCanary).toBeNull();
  });
});

test('what is switched off stays so, whatever is shipped, until it is switched on', () => {
  const off = after(live('a'), done('switch-off'), live('b'));
  expect(off).toMatchObject({ live: { digest: 'b' }, switchedOff: { reason: 'to switch-off' } });
  expect(after(live('a'), done('switch-off'), done('switch-on')).switchedOff).toBeNull();
});

describe('retiring', () => {
  const retire = done('retire', 'b');
  const retired = [live('a'), live('b'), canary('c'), done('switch-off'), retire];

  test('ends all that is shown, tried and switched off, and remembers what was live last', () => {
    expect(after(...retired)).toEqual({
      ...{ live: null, before: null, canary: null, endedCanary: null, switchedOff: null, lastChange: 5 },
      retired: expect.objectContaining({
        by: 'Ana',
        reason: 'to retire',
        last: expect.objectContaining({ digest: 'b' }),
      }),
    });
  });

  test('is over with the next build that is taken live, and nothing of before is gone back to', () => {
    expect(after(...retired, live('a'))).toMatchObject({ live: { digest: 'a' }, before: null, retired: null });
    expect(after(...retired, live('a'), rollback)).toMatchObject({ live: { digest: 'a' }, before: null });
  });

  test('a second time names what was live since the first', () => {
    expect(after(...retired, live('d'), done('retire', 'd')).retired?.last.digest).toBe('d');
  });
});

const builds = fc.constantFrom('a', 'b', 'c', 'd');
const anyChange = fc.oneof(
  builds.map(live),
  builds.map(canary),
  fc.constantFrom(rollback, endCanary, done('switch-off'), done('switch-on'), done('retire', 'a')),
);
const history = fc.array(anyChange, { maxLength: 30 });

test('going back undoes the newest build that was taken live', () => {
  fc.assert(
    fc.property(history, builds, (changes, digest) => {
      const was = after(...changes);
      fc.pre(was.live !== null && was.live.digest !== digest);
      const { live: now, before } = after(...changes, live(digest), rollback);
      expect([now!.digest, before]).toEqual([was.live.digest, was.before]);
    }),
  );
});

test('as often as one can go back, one ends at the first build that was live since the remote was retired last', () => {
  fc.assert(
    fc.property(history, (changes) => {
      const since = changes.slice(changes.findLastIndex(({ kind }) => kind === 'retire') + 1);
      const first = since.find(({ kind }) => kind === 'live');
      const back = Array.from({ length: 40 }, () => rollback);
      expect(after(...changes, ...back).live?.digest).toBe(first?.digest ?? undefined);
    }),
  );
});
