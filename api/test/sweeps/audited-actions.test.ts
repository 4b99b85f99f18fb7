import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { unrequestedActions } from '@booking/contracts/unrequested-actions';

const modules = new URL('../../src/modules/', import.meta.url);

/** The actions that services name themselves. */
async function namedActions(): Promise<string[]> {
  const files = (await readdir(modules, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, modules), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/\baction(?: =|:) '(\w+\.\w+)'/g)].map(([, action]) => action!));
}

test('every action that a service records by name is an endpoint’s or listed in the contracts', async () => {
  const requested = Object.values(allEndpoints).flatMap((area) => Object.values(area).map(({ audit }) => audit));
  const known = new Set<string | undefined>([...requested, ...unrequestedActions]);
  const named = await namedActions();
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((action) => !known.has(action))).toEqual([]);
});
