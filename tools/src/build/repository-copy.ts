import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fail } from '../machine/machine.ts';

/** The repository as it lies there, in another place, where it may be changed. */
export type RepositoryCopy = {
  root: string;
  /** Compiles the API of the copy. @throws UserFacingError */
  compileApi: () => void;
  remove: () => void;
};

const api = 'api';

/** What npm installed is shared; our own packages lead to the copy. */
function linkPackages(from: string, root: string): void {
  mkdirSync(join(root, 'node_modules/@booking'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules')).filter((each) => each !== '@booking'))
    symlinkSync(join(from, 'node_modules', name), join(root, 'node_modules', name));
  // they are links that lead up from where they lie
  for (const name of readdirSync(join(from, 'node_modules/@booking')))
    symlinkSync(readlinkSync(join(from, 'node_modules/@booking', name)), join(root, 'node_modules/@booking', name));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const built = join(from, entry.name, 'dist');
    if (entry.isDirectory() && entry.name !== api && existsSync(built))
      symlinkSync(built, join(root, entry.name, 'dist'));
  }
}

/** Copies what git knows and what it would add, with the changes that were not committed. */
export function copyRepository(from: string): RepositoryCopy {
  const root = mkdtempSync(join(tmpdir(), 'booking-copy-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  const compileApi = (): void => {
    const args = ['src', '--out-dir', 'dist', '--strip-leading-paths', '--delete-dir-on-start'];
    const built = spawnSync(join(root, 'node_modules/.bin/swc'), args, { cwd: join(root, api), encoding: 'utf8' });
    if (built.status !== 0) fail(`The API could not be built: ${built.stderr}`);
  };
  try {
    const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: from, encoding: 'utf8' });
    for (const file of listed.stdout.split('\0').filter((each) => each && existsSync(join(from, each)))) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      cpSync(join(from, file), join(root, file));
    }
    linkPackages(from, root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, compileApi, remove };
}
