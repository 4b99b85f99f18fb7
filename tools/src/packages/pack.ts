import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@booking/remote-kit/command/run-command';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { repositoryPath, runTool } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { libraries } from './libraries.ts';
import { importedBy, manifestOf, type Manifest, type Workspace } from './manifest.ts';

const descriptions: Record<string, string> = {
  contracts: 'Schemas and the table of endpoints',
  admission: 'What a build has to be to be shipped, and the calls that it makes',
  hotel: 'Pure rules: hotel time, money, prices',
  http: 'The typed client of the API',
  ui: 'Fluent parts and composites, in the entries that shell and remotes share',
  'remote-kit': 'Contract, builds, tests and commands of a remote',
  shell: 'The shell in its development build, to try a remote in',
};

/** What remotes are checked with. It is run, not imported. */
const toolsOfRemotes = [
  ...['@booking/shell', '@booking/ui', '@booking/hotel'],
  ...['@swc/core', '@swc/jest', '@happy-dom/jest-environment', '@jest/globals', 'jest', 'jest-environment-node'],
  ...[
    '@testing-library/dom',
    '@testing-library/react',
    'oxlint',
    'oxlint-tsgolint',
    'react',
    'react-dom',
    'react-refresh',
  ],
  ...['typescript', '@types/node', '@types/react', '@types/react-dom'],
];

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const versionOf = (name: string): string =>
  readJson<Workspace>(repositoryPath(join('node_modules', name, 'package.json'))).version;

type Entry = { types: string; default: string };
const entries = {
  './package.json': './package.json',
  './*.mjs': { types: './dist/*.d.mts', default: './dist/*.mjs' },
};

/** What a library exports from its sources, as it is in the package: `./src/calls/calls.ts` is `./dist/calls/calls.js`. */
const compiledEntries = (exported: Record<string, string>): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([, source]) => source.endsWith('.ts'))
      .map(([name, source]) => {
        const file = source.replace('./src/', './dist/').replace(/\.ts$/, '');
        return [name, { types: `${file}.d.ts`, default: `${file}.js` }];
      }),
  );

const write = (target: string, manifest: Manifest): void =>
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Compiles all libraries at once, as they take types of each other. @throws UserFacingError */
async function compileLibraries(output: string): Promise<void> {
  const args = ['-p', repositoryPath('libs/tsconfig.packages.json'), '--outDir', output];
  const { code, output: said } = await runTool('tsc', args);
  if (code !== 0) fail(`${said}\nThe packages could not be compiled; what it says above is the reason.`);
}

/** @param compiled where its files were compiled to @param target the folder of the package */
function assembleLibrary(name: (typeof libraries)[number], compiled: string, target: string): void {
  cpSync(join(compiled, name, 'src'), join(target, 'dist'), { recursive: true });
  const files = globSync('dist/**/*.{js,mjs,d.ts,d.mts}', { cwd: target });
  const texts = files.map((file) => readFileSync(join(target, file), 'utf8'));
  const isKit = name === 'remote-kit';
  if (isKit)
    for (const part of ['template', 'lint.json', 'tsconfig.remote.json'])
      cpSync(repositoryPath(`libs/remote-kit/${part}`), join(target, part), { recursive: true });
  const { sideEffects, exports, ...workspace } = readJson<Workspace & { exports: Record<string, string> }>(
    repositoryPath(`libs/${name}/package.json`),
  );
  const inDist = Array.isArray(sideEffects)
    ? sideEffects.map((file) => file.replace('./src/', './dist/').replace(/\.ts$/, '.js'))
    : sideEffects;
  write(
    target,
    manifestOf(
      { ...workspace, ...(inDist !== undefined && { sideEffects: inDist }) },
      {
        imported: importedBy(texts),
        ...(isKit && { besides: toolsOfRemotes, bin: { 'booking-remote': './dist/command/booking-remote.mjs' } }),
        exports: { ...entries, ...compiledEntries(exports) },
        description: descriptions[name]!,
      },
      versionOf,
    ),
  );
}

/** @throws UserFacingError */
async function assembleShell(target: string): Promise<void> {
  const { packagedConfig } = (await import(repositoryPath('shell/rspack.config.mjs'))) as {
    packagedConfig: (output: string) => Configuration;
  };
  const compiler = rspack(packagedConfig(join(target, 'dist')));
  const stats = await new Promise<Stats | undefined>((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : done(result))),
  );
  const problems = stats?.hasErrors() ? stats.toString('errors-only') : '';
  await new Promise<void>((done) => compiler.close(() => done()));
  if (problems) fail(`${problems}\nThe shell could not be built; what it says above is the reason.`);
  const workspace = readJson<Workspace>(repositoryPath('shell/package.json'));
  const exports = { './package.json': './package.json' };
  const parts = { imported: new Set<string>(), exports, description: descriptions['shell']! };
  write(target, manifestOf(workspace, parts, versionOf));
}

/**
 * Builds the packages that a remote elsewhere is written with.
 * @param folder where their files go, which `npm install` takes
 * @param look is shown where they lie unpacked, each in a folder of its name
 * @returns these files @throws UserFacingError
 */
export async function packPackages(
  folder: string,
  look: (unpacked: string) => void = () => undefined,
): Promise<string[]> {
  const [compiled, unpacked] = [join(folder, 'compiled'), join(folder, 'unpacked')];
  const names = [...libraries, 'shell'];
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) mkdirSync(join(unpacked, name), { recursive: true });
  await Promise.all([compileLibraries(compiled), assembleShell(join(unpacked, 'shell'))]);
  for (const name of libraries) assembleLibrary(name, compiled, join(unpacked, name));
  look(unpacked);
  const args = ['pack', '--silent', '--ignore-scripts', ...names.map((name) => `./unpacked/${name}`)];
  const { code, output } = await runCommand('npm', args, { cwd: folder });
  if (code !== 0) fail(`${output}\nnpm could not pack them.`);
  for (const beside of [compiled, unpacked]) rmSync(beside, { recursive: true });
  const files = globSync('*.tgz', { cwd: folder });
  return files.sort().map((file) => join(folder, file));
}
