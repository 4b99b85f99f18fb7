import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from '../build/build.ts';

type Lock = { packages: Record<string, object> };
type Package = { name: string; version: string };

/** A lock file with a workspace in it, written as npm writes it. `npm ci` refuses one that lacks a workspace. */
export function withWorkspace(lockFile: string, folder: string, { name, version }: Package): string {
  const lock = JSON.parse(lockFile) as Lock;
  const packages = {
    ...lock.packages,
    [folder]: { name, version },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** Writes a folder of this repository down in package-lock.json. */
export function lockWorkspace(folder: string): void {
  const made = JSON.parse(readFileSync(repositoryPath(`${folder}/package.json`), 'utf8')) as Package;
  const lockFile = repositoryPath('package-lock.json');
  writeFileSync(lockFile, withWorkspace(readFileSync(lockFile, 'utf8'), folder, made));
}
