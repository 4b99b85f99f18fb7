import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fail } from '../src/machine.ts';
import type { Breakage } from './pledge.ts';

/** The repository as it lies there, in another place, where it may be broken. */
export type ScratchCopy = { root: string; break: (breakage: Breakage) => void; mend: () => void; remove: () => void };

const api = 'api';

function swc(root: string): void {
  const args = ['src', '--out-dir', 'dist', '--strip-leading-paths', '--delete-dir-on-start'];
  const built = spawnSync(join(root, 'node_modules/.bin/swc'), args, { cwd: join(root, api), encoding: 'utf8' });
  if (built.status !== 0) fail(`The API could not be built: ${built.stderr}`);
}

/** What npm installed is shared; our own packages lead to the copy. */
function link(from: string, root: string): void {
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
export function makeScratchCopy(from: string): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'booking-broken-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: from, encoding: 'utf8' });
  for (const file of listed.stdout.split('\0').filter((each) => each && existsSync(join(from, each)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(from, file), join(root, file));
  }
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    link(from, root);
    swc(root);
  } catch (error) {
    remove();
    throw error;
  }
  let whole: { file: string; text: string } | undefined;
  const write = (file: string, text: string): void => {
    writeFileSync(join(root, file), text);
    if (file.startsWith(`${api}/src/`)) swc(root);
  };
  return {
    root,
    break: ({ file, find, replace }) => {
      whole = { file, text: readFileSync(join(root, file), 'utf8') };
      if (whole.text.split(find).length !== 2) fail(`${file} does not have exactly one "${find}".`);
      write(
        file,
        whole.text.replace(find, () => replace),
      );
    },
    mend: () => whole && write(whole.file, whole.text),
    remove,
  };
}
