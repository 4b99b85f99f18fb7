import { expect, test } from '@jest/globals';
import type { BuildHealth, RemoteChange, RemoteState } from '@booking/contracts/remote-releases';
import { changedBuild, didInWords, wordsOf, type Wish } from './change-words.ts';

const health: BuildHealth = { loads: 0, errors: 0, p75Ms: null, integrityFailures: 0, byOutcome: {} };
const byWhom = { by: 'Anna Weber', reason: 'Faster lists', at: '2026-11-21T14:10:00.000Z' };
const build = { digest: '0a1b2c3d4e5f6071', version: '1.0.1', bytes: 1, health, ...byWhom };

const remote: RemoteState = {
  id: 'mfe-assistants',
  screens: [{ path: '/assistant', title: 'AI Assistants' }],
  team: { name: 'Assistants', contact: 'assistants@hotel.example' },
  live: build,
  canary: null,
  before: { digest: 'ffffffff00000000', version: '1.0.1' },
  switchedOff: null,
  retired: null,
  offered: null,
  hasSite: false,
  lastChange: 7,
};

test('a rollback names the build it leads to, by its digest where the version is the same', () => {
  expect(wordsOf({ kind: 'rollback' }, remote).title).toBe('Roll mfe-assistants back to 1.0.1 (ffffffff)?');
});

test('whoever switches off the remote of this page is told how to switch it on again without it', () => {
  const own = { ...remote, id: 'mfe-integrations', screens: [{ path: '/remotes', title: 'Remotes' }] };
  expect(wordsOf({ kind: 'switch-off' }, own).consequence).toContain(
    'npm run ship -- mfe-integrations --on --reason "Mended"',
  );
  expect(wordsOf({ kind: 'switch-off' }, remote).consequence).not.toContain('npm run ship');
});

test('whoever retires the remote of this page is told how to bring it back without it', () => {
  const own = { ...remote, id: 'mfe-integrations', screens: [{ path: '/remotes', title: 'Remotes' }] };
  expect(wordsOf({ kind: 'retire' }, own).consequence).toContain('npm run ship -- mfe-integrations --reason');
  expect(wordsOf({ kind: 'retire' }, remote).consequence).toContain('It comes back when a build of it is deployed.');
});

test('whoever takes a build live, goes back, or tries another one is told that the canary ends', () => {
  const canary = { ...build, digest: '1111111100000000', version: '1.0.2', share: 10 };
  const other = { digest: '2222222200000000', version: '1.0.3' };
  const ends = 'The canary of 1.0.2 (11111111) ends with it.';
  const consequenceOf = (wish: Wish, standing: RemoteState = { ...remote, canary }) =>
    wordsOf(wish, standing).consequence;
  const wishes: Wish[] = [{ kind: 'rollback' }, { kind: 'live', build: other }, { kind: 'canary', build: other }];
  for (const wish of wishes) {
    expect(consequenceOf(wish)).toContain(ends);
    expect(consequenceOf(wish, remote)).not.toContain(ends);
  }
  expect(consequenceOf({ kind: 'live', build: canary })).not.toContain('ends');
});

test('what was changed is told with the build that counts then', () => {
  const canary = { ...build, digest: '1111111100000000', version: '1.0.2', share: 10 };
  expect(changedBuild('canary', { ...remote, canary })).toBe('mfe-assistants 1.0.2 (11111111), 10% of sessions');
  expect(changedBuild('live', remote)).toBe('mfe-assistants 1.0.1 (0a1b2c3d)');
});

const { digest, version } = build;
test.each<[Pick<RemoteChange, 'kind' | 'digest' | 'version' | 'share'>, string]>([
  [{ kind: 'live', digest, version, share: null }, 'deployed 1.0.1 (0a1b2c3d)'],
  [{ kind: 'canary', digest, version, share: 10 }, 'started a canary of 1.0.1 (0a1b2c3d) with 10% of sessions'],
  [{ kind: 'end-canary', digest, version, share: null }, 'ended the canary of 1.0.1 (0a1b2c3d)'],
  [{ kind: 'rollback', digest, version, share: null }, 'rolled back to 1.0.1 (0a1b2c3d)'],
  [{ kind: 'switch-off', digest: null, version: null, share: null }, 'switched it off'],
  [{ kind: 'switch-on', digest: null, version: null, share: null }, 'switched it on'],
  [{ kind: 'retire', digest, version, share: null }, 'retired it'],
])('%o reads "Anna Weber %s"', (change, words) => {
  expect(didInWords({ id: 8, remote: remote.id, ...byWhom, ...change })).toBe(words);
});

test('whoever switches off what guests open is told what guests read then', () => {
  const consequence = (of: RemoteState): string => wordsOf({ kind: 'switch-off' }, of).consequence;
  expect(consequence({ ...remote, id: 'mfe-guest', hasSite: true })).toContain('whom to call');
  expect(consequence(remote)).not.toContain('whom to call');
});

test.each<Wish>([{ kind: 'rollback' }, { kind: 'live', build }])('of what guests open, %o reaches them too', (wish) => {
  expect(wordsOf(wish, { ...remote, id: 'mfe-guest', hasSite: true }).consequence).toContain(
    'Everyone gets it with the next page they load, guests too.',
  );
  expect(wordsOf(wish, remote).consequence).toContain('Everyone gets it with the next page they load.');
});

test('whoever takes live what guests open is told that a trip goes on as it began; going back waits for nobody', () => {
  const ofGuests = { ...remote, id: 'mfe-guest', hasSite: true };
  expect(wordsOf({ kind: 'live', build }, ofGuests).consequence).toContain('A guest who has begun goes on');
  expect(wordsOf({ kind: 'rollback' }, ofGuests).consequence).not.toContain('A guest who has begun');
  expect(wordsOf({ kind: 'canary', build }, ofGuests).consequence).toContain("and of guests' links,");
});
