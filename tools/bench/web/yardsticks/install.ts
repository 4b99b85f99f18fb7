import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from '../../../src/build/build.ts';
import { fail } from '../../../src/machine/machine.ts';
import { printLine } from '../../../src/machine/terminal.ts';

type Packages = Record<string, string>;

const { dependencies } = JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8')) as { dependencies: Packages };
const ours = (...names: string[]): Packages => Object.fromEntries(names.map((name) => [name, dependencies[name]!]));

/**
 * The packages of a yardstick that the product does not have, with the product's own React; they stay for the next run.
 * @returns the folder they are in @throws UserFacingError when they cannot be had
 */
export async function installed(name: string): Promise<string> {
  const packages = JSON.parse(readFileSync(join(import.meta.dirname, name, 'packages.json'), 'utf8')) as Packages;
  const folder = repositoryPath(`node_modules/.cache/bench/${name}`);
  const wanted = JSON.stringify({ private: true, dependencies: { ...packages, ...ours('react', 'react-dom') } });
  const done = join(folder, 'installed.json');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== wanted) {
    printLine(`Installing ${name}, to measure beside it …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), wanted);
    const args = ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
    await promisify(execFile)('npm', args, { cwd: folder }).catch((error: Error) =>
      fail(`The packages of ${name} could not be installed: ${error.message}`),
    );
    writeFileSync(done, wanted);
  }
  return join(folder, 'node_modules');
}
