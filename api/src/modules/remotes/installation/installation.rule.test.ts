import { expect, test } from '@jest/globals';
import type { RemoteChangeKind } from '@booking/contracts/remote-releases';
import { installer, goesLiveOnInstall } from './installation.rule.ts';
import type { ReleaseChange } from '../releases/release-state.rule.ts';

const done = (by: string, kind: RemoteChangeKind, digest: string | null): ReleaseChange => ({
  ...{ id: 1, remote: 'mfe-x', kind, digest, version: null, share: kind === 'canary' ? 5 : null },
  ...{ by, reason: 'Of a test', at: new Date('2026-11-01T12:00:00Z') },
});
const installed = done(installer, 'live', 'a');

test.each<[string, ReleaseChange[], boolean]>([
  ['nothing was done to yet', [], true],
  ['only installations took live', [installed], true],
  ['somebody only switched off', [installed, done('Ana', 'switch-off', null)], true],
  ['somebody took live', [installed, done('Ana', 'live', 'b')], false],
  ['somebody tries a build of', [installed, done('Ana', 'canary', 'b')], false],
  ['somebody went back with', [installed, done(installer, 'live', 'b'), done('Ana', 'rollback', 'a')], false],
  ['somebody retired', [installed, done('Ana', 'retire', 'a')], false],
  ['the console ended a canary of', [installed, done('the console', 'end-canary', 'b')], false],
])('a remote that %s gets a new build of the installation live or not', (_, changes, isLive) => {
  expect(goesLiveOnInstall(changes, 'new')).toBe(isLive);
});

test('no build goes live by the installation twice', () => {
  expect(goesLiveOnInstall([installed, done(installer, 'live', 'b')], 'a')).toBe(false);
});
