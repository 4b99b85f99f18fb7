import { describe, expect, test } from '@jest/globals';
import { licenceProblems, originProblems, scriptProblems, type LockedPackage } from './lock-file.ts';

const good: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };
const lock = (more: LockedPackage, name = 'left-pad') => ({
  packages: {
    '': {},
    api: {},
    'node_modules/@booking/api': { link: true },
    [`node_modules/${name}`]: { ...good, ...more },
  },
});

describe('a licence', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND LGPL-3.0-or-later', 'MIT and ISC'])(
    '%s is allowed',
    (license) => {
      expect(licenceProblems(lock({ license }))).toEqual([]);
    },
  );

  test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'UNLICENSED', 'SSPL-1.0', ''])('%s is not', (license) => {
    expect(licenceProblems(lock({ license }))).toEqual([`left-pad: ${license}`]);
  });

  test('of what only tests and builds use may be any, and one that was read is known', () => {
    expect(licenceProblems(lock({ license: 'GPL-3.0', dev: true }))).toEqual([]);
    expect(licenceProblems(lock({ license: 'SEE LICENSE' }, 'dejavu-fonts-ttf'))).toEqual([]);
  });
});

test.each<[string, LockedPackage]>([
  ['comes from http://elsewhere.example/left-pad.tgz', { resolved: 'http://elsewhere.example/left-pad.tgz' }],
  ['comes from git+ssh://git@host/left-pad.git', { resolved: 'git+ssh://git@host/left-pad.git' }],
  ['has no integrity', { integrity: '' }],
  ['has no integrity', { integrity: 'sha1-abc' }],
])('a package that %s is told', (why, more) => {
  expect(originProblems(lock({}))).toEqual([]);
  expect(originProblems(lock(more))).toEqual([`left-pad: ${why}`]);
});

test('a script at installing is told until somebody decided about it', () => {
  const scripted = lock({ hasInstallScript: true });
  expect(scriptProblems(scripted, {})).toEqual([expect.stringContaining('left-pad: runs a script')]);
  expect([scriptProblems(scripted, { 'left-pad': false }), scriptProblems(lock({}), {})]).toEqual([[], []]);
});
