import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { repositoryPath } from '../build/build.ts';
import { listRemotes } from './declarations.ts';
import { withWorkspace } from './lock-file.ts';

type Lock = { packages: Record<string, object> };

const written = readFileSync(repositoryPath('package-lock.json'), 'utf8');

/** As the lock file was before a remote was made. */
function without(folder: string, name: string): string {
  const lock = JSON.parse(written) as Lock;
  const rest = Object.entries(lock.packages).filter(([path]) => path !== folder && path !== `node_modules/${name}`);
  return JSON.stringify({ ...lock, packages: Object.fromEntries(rest) });
}

test.each(listRemotes())('the lock file has %s as npm itself wrote it down', (remote) => {
  const made = JSON.parse(readFileSync(repositoryPath(`${remote}/package.json`), 'utf8')) as {
    name: string;
    version: string;
  };
  expect(without(remote, made.name)).not.toContain(made.name);
  expect(withWorkspace(without(remote, made.name), remote, made)).toBe(written);
});

test('a remote that is new is in it, and nothing else changes', () => {
  const made = { name: '@booking/mfe-laundry', version: '1.0.0' };
  const { packages } = JSON.parse(withWorkspace(written, 'mfe-laundry', made)) as Lock;
  expect(packages).toEqual({
    ...(JSON.parse(written) as Lock).packages,
    'mfe-laundry': made,
    'node_modules/@booking/mfe-laundry': { resolved: 'mfe-laundry', link: true },
  });
});
