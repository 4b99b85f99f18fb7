import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { at } from '../src/build.ts';
import { readDeclaration, remotesHere } from '../src/remotes/declarations.ts';

test.each(remotesHere())('%s says which team owns it, and how they are reached', (remote) => {
  expect(readDeclaration(remote).team).toEqual({ name: expect.any(String), contact: expect.any(String) });
});

test.each(remotesHere())(
  '%s has no test that reads its build: npm run check runs them before there is one',
  (remote) => {
    const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: at(remote) });
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => readFileSync(join(at(remote), file), 'utf8').includes('dist/remotes'))).toEqual([]);
    expect(readFileSync(join(at(remote), 'package.json'), 'utf8')).not.toContain('"dependsOn"');
  },
);
