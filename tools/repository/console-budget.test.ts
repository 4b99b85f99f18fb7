import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { RemoteRelease } from '@booking/contracts/remote-build';
import { budgets } from '../bench/web/budgets.ts';

const root = join(import.meta.dirname, '../..');
const kilobytes = (file: string): number => brotliCompressSync(readFileSync(file)).length / 1024;

const page = readFileSync(join(root, 'shell/dist/index.html'), 'utf8');
const scriptsOfPage = [...page.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);

const remote = (id: string) => {
  const folder = join(root, 'dist/remotes', id);
  const { digest, routes } = RemoteRelease.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const files = readdirSync(join(folder, digest));
  const at = (file: string): string => join(folder, digest, file);
  const scriptsOf = (screen: string): string[] =>
    files.filter((file) => file.startsWith(`${screen}.`) && file.endsWith('.js')).map(at);
  return { screens: [...new Set(routes.map(({ screen }) => screen))], entry: at('remoteEntry.js'), scriptsOf };
};

test('what the dashboard loads first is within its budget', () => {
  const { entry, scriptsOf } = remote('mfe-operations');
  const first = [...scriptsOfPage.map((file) => join(root, 'shell/dist', file)), entry, ...scriptsOf('dashboard')];
  const sum = first.map(kilobytes).reduce((all, size) => all + size, 0);
  expect(sum).toBeLessThanOrEqual(budgets.console.scriptKb);
});

describe.each(['mfe-operations', 'mfe-assistants', 'mfe-integrations'])('%s', (id) => {
  const { screens, scriptsOf } = remote(id);

  test.each(screens)('brings its screen %s in one script', (screen) => {
    expect(scriptsOf(screen)).toHaveLength(1);
  });
});
