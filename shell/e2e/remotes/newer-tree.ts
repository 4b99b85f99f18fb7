import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repositoryPath } from '../../../tools/src/build/build.ts';

/** What a later state of the product consists of; the rest is not needed to build and serve it. */
const parts = [
  ...['api/dist', 'api/package.json', 'libs', 'shell', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];
const leftOut = /\/(node_modules|dist|e2e|test|test-results|simulators)$/;

export const remotes = readdirSync(repositoryPath('.')).filter((name) => name.startsWith('mfe-'));

/** The remote that uses what only the newer shell has. */
export const ahead = 'mfe-integrations';
export const newerHostApi = '1.99.0';
export const newerVersion = '9.9.9';

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as it was when this was written.`);
  writeFileSync(file, after);
};

const run = (folder: string, script: string, ...args: string[]): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`${basename(folder)}: ${said}`))));
  });

export type Tree = {
  at: (path: string) => string;
  /** Every file of the product that somebody wrote or built there, with when that was. */
  files: () => string[];
  remove: () => void;
};

/**
 * The product as it may be next week, in a folder of its own and built for real: the shell offers a newer host API and one export
 * more, one remote needs both, the others changed in themselves alone.
 */
export async function buildNewerTree(): Promise<Tree> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'booking-newer-')));
  const inTree = (path: string): string => join(folder, path);
  for (const path of [...parts, ...remotes])
    cpSync(repositoryPath(path), inTree(path), {
      recursive: true,
      filter: (source) => source === repositoryPath(path) || !leftOut.test(source),
    });
  linkPackages(inTree('node_modules'));

  edit(inTree('libs/remote-kit/src/host-api.ts'), (text) =>
    text.replace(/hostApiVersion = '[\d.]+'/, `hostApiVersion = '${newerHostApi}'`),
  );
  appendFileSync(inTree('libs/remote-kit/src/kit.ts'), `export const addedLater = (): string => 'added later';\n`);
  for (const remote of remotes) change(inTree(remote), remote === ahead);

  await Promise.all([
    ...remotes.map((remote) => buildRemote(inTree(remote))),
    run(inTree('shell'), repositoryPath('node_modules/@rspack/cli/bin/rspack.js'), 'build'),
  ]);
  const filesIn = (part: string): string[] =>
    readdirSync(inTree(part), { recursive: true, encoding: 'utf8' }).map((name) => join(inTree(part), name));
  return {
    at: inTree,
    files: () =>
      [...parts.filter((part) => statSync(inTree(part)).isDirectory()), ...remotes]
        .flatMap(filesIn)
        .map((file) => `${file} ${statSync(file).mtimeMs}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `npm run new` in a tree. */
export const newRemote = (tree: Tree, id: string, label: string): Promise<void> =>
  run(tree.at('.'), 'tools/src/new.ts', id, label);

/** From now on the tree has another major version of React installed. */
export function installReact18(tree: Tree): void {
  rmSync(tree.at('node_modules/react'));
  symlinkSync(realpathSync(repositoryPath('node_modules/react-18')), tree.at('node_modules/react'));
}

/** Builds a remote, by its folder. */
export const buildRemote = (folder: string): Promise<void> =>
  run(folder, '../libs/remote-kit/src/build/build-remote.mjs');

/** The installed packages, but the product's own from the tree. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(repositoryPath('node_modules')))
    if (name !== '@booking' && !name.startsWith('.'))
      symlinkSync(realpathSync(repositoryPath(`node_modules/${name}`)), join(folder, name));
  cpSync(repositoryPath('node_modules/@booking'), join(folder, '@booking'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

type Declaration = { version: string; hostApi: string; routes: { screen: string }[] };

function change(remote: string, isAhead: boolean): void {
  const file = join(remote, 'remote.json');
  const declaration = JSON.parse(readFileSync(file, 'utf8')) as Declaration;
  const hostApi = isAhead ? `^${newerHostApi}` : declaration.hostApi;
  writeFileSync(file, JSON.stringify({ ...declaration, version: newerVersion, hostApi }));
  const added = isAhead
    ? `import { addedLater } from '@booking/remote-kit/kit';\nexport const revision = addedLater();\n`
    : `export const revision = 'next week';\n`;
  for (const screen of new Set(declaration.routes.map((route) => route.screen)))
    edit(join(remote, 'src', screen, `${screen}.screen.tsx`), (text) => added + text);
}
