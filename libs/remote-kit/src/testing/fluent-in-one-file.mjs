// Jest loads every module of a package anew for each test file, and Fluent has more than a thousand: more than half of the time of a
// screen's tests. Before they run, its own ES modules are put into one file, unchanged.
// React stays outside, so that there is one.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

const fluent = '@fluentui/react-components';
const manifest = findPackageJSON(fluent, import.meta.url);
// React is found from there as it is from Fluent itself
const folder = join(dirname(manifest), '../../.cache/jest');

const entry = `export * from '${fluent}';\n`;
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const name = `fluent-${createHash('sha256').update(entry).update(version).digest('hex').slice(0, 16)}.mjs`;

/** Where jest.config.mjs finds it. */
export const fluentInOneFile = join(folder, name);

export default async function putFluentIntoOneFile() {
  if (existsSync(fluentInOneFile)) return;
  mkdirSync(folder, { recursive: true });
  // several runs may begin at once
  const draft = join(folder, `${process.pid}-${name}`);
  const entryFile = join(folder, `${process.pid}-entry.mjs`);
  writeFileSync(entryFile, entry);
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    target: 'es2022',
    entry: entryFile,
    output: { path: folder, filename: basename(draft), module: true, library: { type: 'module' } },
    externalsType: 'module',
    externals: [/^react(-dom)?($|\/)/],
    optimization: { nodeEnv: 'test', minimize: false },
  });
  await new Promise((done, failed) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
      else done(undefined);
    });
  });
  rmSync(entryFile);
  renameSync(draft, fluentInOneFile);
}
