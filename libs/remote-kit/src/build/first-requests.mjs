import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';
import { addressesOf } from '../first-queries.ts';
import { common } from './rspack-preset.mjs';

/** The queries of a remote as one module for Node. */
function config(folder, entry, output) {
  const base = common({ name: 'first-queries', folder, output: '', publicPath: '' });
  return {
    ...base,
    target: ['node', 'es2022'],
    entry: { queries: entry },
    output: { path: output, filename: '[name].mjs', module: true, library: { type: 'module' } },
    optimization: { minimize: false, splitChunks: false },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}

/** What the screens of a remote ask first, as addresses by the path of their route. */
export async function firstRequests(folder) {
  const entry = join(folder, 'src/first-queries.ts');
  if (!existsSync(entry)) return {};
  const output = mkdtempSync(join(tmpdir(), 'first-queries-'));
  try {
    await compile(config(folder, entry, output));
    const { firstQueries } = await import(pathToFileURL(join(output, 'queries.mjs')).href);
    return Object.fromEntries(Object.entries(firstQueries).map(([path, queries]) => [path, addressesOf(queries)]));
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** @throws Error for queries of an address that the remote does not have */
export function withFirstRequests(declaration, requests) {
  const paths = new Set(declaration.routes.map(({ path }) => path));
  const unknown = Object.keys(requests).filter((path) => !paths.has(path));
  if (unknown.length > 0)
    throw new Error(`first-queries.ts names ${unknown.join(', ')}, which is no route of remote.json.`);
  const routes = declaration.routes.map((route) =>
    requests[route.path] ? { ...route, data: requests[route.path] } : route,
  );
  return { ...declaration, routes };
}
