import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '../build/build.ts';
import { libraries } from './libraries.ts';
import { readPublicExports, type PublicExports } from './public-exports.ts';
import { versionProblem } from './raised-version.ts';

const fileOf = (name: string): string => repositoryPath(`libs/${name}/public-exports.json`);

const problemOf = (name: string, now: PublicExports): string | undefined =>
  existsSync(fileOf(name))
    ? versionProblem(name, JSON.parse(readFileSync(fileOf(name), 'utf8')) as PublicExports, now)
    : `What libs/${name} exports is not kept yet. Run: npm run packages -- --keep`;

/** Packages whose version does not fit what they export, in words. @param folder has a folder of each package, unpacked, by its name */
export const versionProblems = (folder: string): string[] =>
  libraries.flatMap((name) => problemOf(name, readPublicExports(join(folder, name))) ?? []);

/** Keeps what the packages export now, with their versions. @param folder has a folder of each package, unpacked, by its name */
export function keepExports(folder: string): void {
  for (const name of libraries)
    writeFileSync(fileOf(name), `${JSON.stringify(readPublicExports(join(folder, name)), undefined, 2)}\n`);
}
