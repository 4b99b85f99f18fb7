import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { repositoryPath } from '../build/build.ts';
import { raisedVersion, registerDomain } from './domain-registrations.ts';
import { domainWordsOf } from './domain-words.ts';

const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');
const lostItems = domainWordsOf('hotel', 'lost-items', 'lost-item', 0);

/** The lines that a file has after a registration and did not have before. */
const added = (file: string, after: string, before = read(file)): string[] => {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
};

test('names a new subject in every file that names all of them', () => {
  const changed = registerDomain(lostItems, read);
  for (const [file, text] of changed) expect([file, added(file, text)]).not.toEqual([file, []]);
  const manifest = JSON.parse(changed.get('libs/contracts/package.json')!) as { exports: Record<string, string> };
  expect(manifest.exports).toMatchObject({ './lost-items': './src/hotel/lost-items.ts' });
  expect(
    added('api/test/sweeps/copies/copies.api.test.ts', changed.get('api/test/sweeps/copies/copies.api.test.ts')!),
  ).toContain('  POST /api/admin/lost-items, PATCH /api/admin/lost-items/{id}, DELETE /api/admin/lost-items/{id}`');
});

test('names a second one beside the first', () => {
  const first = registerDomain(lostItems, read);
  const readFirst = (file: string): string => first.get(file) ?? read(file);
  const second = registerDomain(domainWordsOf('people', 'shifts', 'shift', 0), readFirst);
  const decisions = second.get('api/test/sweeps/rights/step-up-decisions.ts')!;
  expect(decisions).toMatch(/DELETE \/api\/admin\/lost-items\/\{id\},\n {4}POST \/api\/admin\/shifts,/);
  expect(decisions.match(/opens nothing to anybody/g)).toHaveLength(1);
  const versionIn = (files: Map<string, string>): string =>
    (JSON.parse(files.get('libs/contracts/package.json')!) as { version: string }).version;
  expect(versionIn(second)).toBe(versionIn(first));
});

test('names the file in which it found no place', () => {
  expect(() => registerDomain(lostItems, () => '')).toThrow(
    'libs/contracts/src/endpoint/all-endpoints.ts has no place for lost-items. It has no imports.',
  );
});

test.each([
  ['2.1.0', '2.1.0', '2.2.0'],
  ['2.2.0', '2.1.0', '2.2.0'],
  ['3.0.0', '2.1.0', '3.0.0'],
])('version %s, of which the exports of %s are kept, becomes %s', (current, kept, raised) => {
  expect(raisedVersion(current, kept)).toBe(raised);
});
