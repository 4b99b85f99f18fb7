import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryPath } from '../src/build/build.ts';
import { readDeclaration, listRemotes } from '../src/remotes/declarations.ts';

test.each(listRemotes())('%s says which team owns it, and how they are reached', (remote) => {
  expect(readDeclaration(remote).team).toEqual({ name: expect.any(String), contact: expect.any(String) });
});

test.each(listRemotes())(
  '%s has no test that reads its build: npm run check runs them before there is one',
  (remote) => {
    const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: repositoryPath(remote) });
    expect(tests.length).toBeGreaterThan(0);
    expect(
      tests.filter((file) => readFileSync(join(repositoryPath(remote), file), 'utf8').includes('dist/remotes')),
    ).toEqual([]);
    expect(readFileSync(join(repositoryPath(remote), 'package.json'), 'utf8')).not.toContain('"dependsOn"');
  },
);
