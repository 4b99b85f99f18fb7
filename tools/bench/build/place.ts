import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/build/build.ts';
import { fail } from '../../src/machine/machine.ts';

/** A clone of the repository in a place of its own, where files may be changed. */
export type Place = { root: string; at: (path: string) => string; remove: () => void };

const run = (command: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) fail(`${command} failed: ${stderr.trim()}`);
};

/** As somebody has it who begins: what is committed, and nothing installed. @throws UserFacingError */
export function clonePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'booking-clone-'));
  // PostgreSQL may run as another user, who has to get in
  chmodSync(folder, 0o755);
  const place = join(folder, 'product');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    run('git', 'clone', '--quiet', repositoryRoot, place);
  } catch (error) {
    remove();
    throw error;
  }
  return { root: place, at: (path) => join(place, path), remove };
}

/** Gives a clone the packages of this repository instead of installing them; what was built from them is not among them. */
export function borrowPackages(place: Place): void {
  run('cp', '-a', '--reflink=auto', join(repositoryRoot, 'node_modules'), place.root);
  rmSync(place.at('node_modules/.cache'), { recursive: true, force: true });
}
