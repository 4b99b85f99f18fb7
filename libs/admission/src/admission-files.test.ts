import { expect, test } from '@jest/globals';
import {
  around,
  assets,
  digest,
  files,
  integrity,
  ofNoPage,
  reasonsOf,
  release,
  withFiles,
} from '../test/laundry-release.ts';
import { buildDigest } from './build-digest.ts';
import { storedFile } from '@booking/contracts/stored-file';

test.each([
  ['is missing', { '42.js': undefined }, ['assets.42.js: The file is not there.']],
  [
    'differs by a byte',
    { '42.js': { bytes: 2000, integrity: integrity('c'), enforces: [], hasPublicPathCode: false, ...ofNoPage } },
    ['assets.42.js: The file that is there has another integrity.'],
  ],
  [
    "is nobody's",
    { '43.js': { bytes: 0, integrity: integrity('c'), enforces: [], hasPublicPathCode: false, ...ofNoPage } },
    ['assets.43.js: The file is there, but has no integrity.'],
  ],
  [
    'has another size',
    { '42.js': { bytes: 1999, integrity: integrity('b'), enforces: [], hasPublicPathCode: false, ...ofNoPage } },
    ['bytes: It says 3,000 bytes, and the files are 2,999 bytes.'],
  ],
])('one that %s is refused', (_, changed, reasons) => {
  expect(reasonsOf(release, around, withFiles(changed))).toEqual(reasons);
});

test('each have an integrity', () => {
  const { '42.js': _, ...others } = assets;
  expect(reasonsOf({ ...release, assets: { ...others, '42.js': '' } })).toEqual([
    'assets.42.js: The file has no sha384 integrity.',
  ]);
});

const unchecked =
  'assets.42.js: remoteEntry.js does not hold it to its integrity, so whatever came in its place would run.';
const chunk = integrity('b');
test.each([
  ['names it', `const of = { 42: '${chunk}' }; script.integrity = of[id];`, []],
  ['is minified', `s.h={42:"${chunk}"},a.integrity=s.h[n]`, []],
  ['names that of another file', `s.h={42:"${integrity('c')}"},a.integrity=s.h[n]`, [unchecked]],
  ['names it and tells no script', `s.h={42:"${chunk}"}`, [unchecked]],
  ['only asks about it', `if (script.integrity === '${chunk}') run();`, [unchecked]],
])('are held to their integrity by the entry: one that %s', (_, entry, reasons) => {
  const { enforces } = storedFile(Buffer.from(entry));
  const stored = { ...files.get('remoteEntry.js')!, enforces };
  expect(reasonsOf(release, around, withFiles({ 'remoteEntry.js': stored }))).toEqual(reasons);
});

test.each([
  ['getPublicPath', '{"metaData":{"getPublicPath":"return 1"}}', true],
  ['publicPath alone', '{"metaData":{"publicPath":"auto"}}', false],
])('of a manifest with %s', (_, manifest, isRefused) => {
  const stored = storedFile(Buffer.from(manifest));
  const all = { ...assets, 'mf-manifest.json': stored.integrity };
  const named = buildDigest(all);
  const entry = `/remotes/mfe-laundry/${named}/remoteEntry.js`;
  const candidate = { ...release, assets: all, digest: named, entry, bytes: 3000 + stored.bytes };
  const reasons = reasonsOf(candidate, { ...around, largest: 4000 }, withFiles({ 'mf-manifest.json': stored }));
  const problem = 'It is a manifest with getPublicPath, which is code that would be run in the page.';
  expect(reasons).toEqual(isRefused ? [`assets.mf-manifest.json: ${problem}`] : []);
});

test('begin with the one that is loaded first', () => {
  const chunk = new Map([...files].filter(([name]) => name === '42.js'));
  const rest = { '42.js': assets['42.js']! };
  const named = buildDigest(rest);
  const entry = `/remotes/mfe-laundry/${named}/remoteEntry.js`;
  expect(reasonsOf({ ...release, assets: rest, digest: named, entry, bytes: 2000 }, around, chunk)).toEqual([
    'assets.remoteEntry.js: The file that is loaded first is missing.',
  ]);
});

test('are what the digest says', () => {
  const other = 'fedcba9876543210';
  const entry = `/remotes/mfe-laundry/${other}/remoteEntry.js`;
  expect(reasonsOf({ ...release, digest: other, entry })).toEqual([
    `digest: It is ${other}, and that of the assets is ${digest}.`,
  ]);
});

test('are looked for where they lie', () => {
  const entry = 'https://elsewhere.example/remoteEntry.js';
  expect(reasonsOf({ ...release, entry })).toEqual([
    `entry: It is ${entry}, and has to be /remotes/mfe-laundry/${digest}/remoteEntry.js.`,
  ]);
});

test('are not too heavy, whatever the build says of itself', () => {
  const tooHeavy = 'bytes: The build weighs 3,000 bytes, and may weigh 2,999 bytes.';
  const small = { ...around, largest: 2999 };
  expect(reasonsOf(release, small)).toEqual([tooHeavy]);
  expect(reasonsOf({ ...release, bytes: 10 }, small)).toContain(tooHeavy);
});
