import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../build.ts';
import { libraries } from './libraries.ts';
import { readPublicExports, type PublicExports } from './public-exports.ts';
import { versionProblem } from './raised-version.ts';

const fileOf = (name: string): string => at(`libs/${name}/public-exports.json`);

/** What a package exported when that was kept last; nothing of one that is new. */
const readKept = (name: string): PublicExports =>
  existsSync(fileOf(name))
    ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as PublicExports)
    : { version: '0.0.0', exports: {} };

/** Packages whose version does not fit what they export, in words. @param folder has a folder of each package, unpacked, by its name */
export const versionProblems = (folder: string): string[] =>
  libraries.flatMap((name) => versionProblem(name, readKept(name), readPublicExports(join(folder, name))) ?? []);

/** Keeps what the packages export now, with their versions. @param folder has a folder of each package, unpacked, by its name */
export function keepExports(folder: string): void {
  for (const name of libraries)
    writeFileSync(fileOf(name), `${JSON.stringify(readPublicExports(join(folder, name)), undefined, 2)}\n`);
}
