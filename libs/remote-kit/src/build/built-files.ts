import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storedFile, type StoredFile } from '@booking/contracts/stored-file';

/** The files of a built folder by name, in order. */
export function builtFiles(folder: string): Map<string, StoredFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  return new Map(names.map((name) => [name, storedFile(readFileSync(join(folder, name)))]));
}

/** The integrity of each, as a release lists it. */
export const assetsOf = (files: ReturnType<typeof builtFiles>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, { integrity }]) => [name, integrity]));
