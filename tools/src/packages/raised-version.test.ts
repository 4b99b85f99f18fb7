import { expect, test } from '@jest/globals';
import type { PublicExports } from './public-exports.ts';
import { versionProblem } from './raised-version.ts';

const exported = (version: string, kit: Record<string, string>): PublicExports => ({ version, exports: { kit } });
const kept = exported('1.2.3', { Panel: 'a', Text: 'b' });

test.each([
  ['the same', '1.2.3', { Panel: 'a', Text: 'b' }],
  ['one more, by a minor version', '1.3.0', { Panel: 'a', Text: 'b', Badge: 'c' }],
  ['one less, by a major version', '2.0.0', { Panel: 'a' }],
  ['one that changed, by a minor version', '1.3.0', { Panel: 'x', Text: 'b' }],
])('a package may export %s', (_, version, kit) => {
  expect(versionProblem('ui', kept, exported(version, kit))).toBeUndefined();
});

test.each([
  ['Badge is new', '1.2.4', { Panel: 'a', Text: 'b', Badge: 'c' }, '1.3.0'],
  ['Text is gone', '1.3.0', { Panel: 'a' }, '2.0.0'],
  ['Panel changed', '1.2.3', { Panel: 'x', Text: 'b' }, '1.3.0'],
])('%s: the version is too low, with what to do', (what, version, kit, least) => {
  const said = versionProblem('ui', kept, exported(version, kit));
  expect(said).toContain(`libs/ui is something else than in version 1.2.3, and its package.json says ${version}`);
  expect(said).toContain(`- kit: ${what}`);
  expect(said).toContain(`to ${least} or more, then run: npm run packages -- --keep`);
});

test('whether a change breaks a remote is left to whoever made it', () => {
  const changed = exported('1.2.3', { Panel: 'x', Text: 'b' });
  expect(versionProblem('ui', kept, changed)).toContain('Raise the major version where a remote');
});

test('many changes are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Part${at}`, 'a']));
  expect(versionProblem('ui', exported('1.0.0', {}), exported('1.0.0', many))).toContain('- and 10 more');
});

test('a package that takes another major version of one of ours is a new version itself', () => {
  const before = { ...kept, takes: { '@booking/contracts': '^1.2.0' } };
  const taking = (range: string) => versionProblem('ui', before, { ...kept, takes: { '@booking/contracts': range } });
  expect(taking('^1.3.0')).toBeUndefined();
  expect(taking('^2.0.0')).toContain('- it takes @booking/contracts ^2.0.0');
});
