import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, renameSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fail } from '../machine/machine.ts';

export type ProcessUser = { uid: number; gid: number };

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const asked = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return asked.status === 0 ? Number(asked.stdout) : undefined;
};

/** PostgreSQL refuses to run as root; root runs it as the user "postgres", made when there is none. Others run it as themselves. */
export function unprivilegedUser(): ProcessUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (idOf('-u') === undefined) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined)
    fail('PostgreSQL does not run as root, and a user "postgres" could not be made.');
  return { uid, gid };
}

const everybodyMayEnter = 0o001;

/** Whether somebody who owns nothing on the way can get to a path; parts that do not exist yet are ours to make. */
const canReach = (path: string): boolean =>
  path
    .split(sep)
    .map((_, depth, parts) => parts.slice(0, depth + 1).join(sep) || sep)
    .filter((part) => existsSync(part))
    .every((part) => (statSync(part).mode & everybodyMayEnter) !== 0);

const elsewhere = (dataDir: string): string =>
  join('/var/tmp', `ai-booking-admin-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);

/** Where data of PostgreSQL live: in `dataDir`, if whoever it runs as can get there. */
export const reachableData = (dataDir: string, owner: ProcessUser | undefined): string =>
  !owner || canReach(dataDir) ? dataDir : elsewhere(dataDir);

/**
 * Where data and programs of PostgreSQL live: in `dataDir` and in node_modules, unless the user it runs as cannot get there
 * (a home folder of mode 700, say); then both are under /var/tmp, in a folder that belongs to this `dataDir`.
 */
export function reachablePlace(
  dataDir: string,
  programs: string,
  owner: ProcessUser | undefined,
): { data: string; programs: string } {
  if (!owner) return { data: dataDir, programs };
  const place = {
    data: reachableData(dataDir, owner),
    programs: canReach(programs) ? programs : join(elsewhere(dataDir), 'programs'),
  };
  if (place.programs !== programs && !existsSync(place.programs)) {
    const copying = `${place.programs}-${process.pid}`;
    cpSync(programs, copying, { recursive: true, verbatimSymlinks: true });
    renameSync(copying, place.programs);
  }
  return place;
}

/** The folder to look at for free space: the nearest that exists. */
export const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));
