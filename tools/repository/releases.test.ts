import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { rcompare, valid } from 'semver';
import { repositoryPath } from '../src/build/build.ts';

const textOf = (path: string): string => readFileSync(repositoryPath(path), 'utf8');
const { version } = JSON.parse(textOf('package.json')) as { version: string };
const released = [...textOf('CHANGELOG.md').matchAll(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/gm)].map(([, name]) => name!);
const notes = globSync('*.md', { cwd: repositoryPath('docs/upgrades') });
const first = '0.1.0';

test('the changelog has every release in order, the version of package.json first', () => {
  expect(released.filter((name) => !valid(name))).toEqual([]);
  expect(released).toEqual(released.toSorted(rcompare));
  expect([released[0], released.at(-1)]).toEqual([version, first]);
});

test('every release after the first has upgrade notes, and nothing else has', () => {
  const expected = released.filter((name) => name !== first).map((name) => `${name}.md`);
  expect(notes.toSorted()).toEqual(expected.toSorted());
});

test.each(notes)('the notes of %s say what to do before and after, and how to go back', (name) => {
  const headings = [...textOf(`docs/upgrades/${name}`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Before', 'Settings', 'Database', 'After', 'Going back']);
});

test('every release before the present one has its database in the test of upgrades', () => {
  const [, ...former] = released;
  const listed = textOf('api/test/upgrade/released-database.ts');
  for (const name of former) {
    expect(listed).toContain(`'${name}'`);
    for (const file of [`${name}.sql`, `${name}-month.sql`])
      expect({ file, isThere: existsSync(repositoryPath(`api/test/upgrade/${file}`)) }).toEqual({ file, isThere: true });
  }
});

test('every task of operating has a page that says how one knows that it worked', () => {
  const pages = ['install', 'upgrade', 'backup', 'restore', 'rotate-keys', 'monitoring'];
  const without = pages.filter((page) => !textOf(`docs/operating/${page}.md`).includes('**It worked** when'));
  expect(without).toEqual([]);
  for (const page of [...pages, 'incident']) expect(textOf('docs/operating.md')).toContain(`(operating/${page}.md)`);
});
