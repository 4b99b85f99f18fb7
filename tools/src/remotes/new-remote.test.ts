import { afterEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alertEndpoints } from '@booking/contracts/alerts';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { writeFiles } from '@booking/remote-kit/command/scaffold';
import { readDeclaration, listRemotes } from './declarations.ts';
import { newRemoteFiles, wordsOf } from './new-remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new remote has a name of its own everywhere, in the sidebar after all others', async () => {
  const files = writeFiles(folder, await newRemoteFiles(wordsOf('mfe-of-nobody', undefined)));
  expect(files).toEqual([
    'package.json',
    'remote.json',
    'src/every-screen.test.tsx',
    'src/of-nobody/of-nobody.queries.ts',
    'src/of-nobody/of-nobody.screen.test.tsx',
    'src/of-nobody/of-nobody.screen.tsx',
    'tsconfig.json',
  ]);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toContain('__');
  const declaration = RemoteDeclaration.parse(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  expect(declaration).toMatchObject({
    id: 'mfe-of-nobody',
    routes: [{ path: '/of-nobody', title: 'Of nobody' }],
    nav: [{ label: 'Of nobody' }],
    team: { name: 'Of nobody', contact: expect.stringMatching(/./) },
  });
  const needed = [...declaration.routes, ...declaration.nav].map(({ permission }) => permission);
  expect(needed).toEqual([alertEndpoints.active.access, alertEndpoints.active.access]);
  const orders = listRemotes().flatMap((remote) => readDeclaration(remote).nav.map(({ order }) => order));
  expect(declaration.nav[0]!.order).toBeGreaterThan(Math.max(...orders));
});

test.each([
  ['laundry', undefined, /begin with mfe-/],
  ['mfe-Laundry', undefined, /begin with mfe-/],
  ['mfe-guest', undefined, /there is a folder of that name/],
  ['mfe-employees', undefined, /mfe-operations has the route \/employees/],
  ['mfe-sign-in', undefined, /The shell keeps \/sign-in/],
  ['mfe-of-nobody', 'call logs', /mfe-operations stands under it in the sidebar/],
  ['mfe-of-nobody', '<Laundry>', /cannot stand in the sidebar/],
])('%s under "%s" is refused', (id, label, words) => {
  expect(() => wordsOf(id, label)).toThrow(words);
});
