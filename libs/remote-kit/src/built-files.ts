import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a built folder by name, in order, each with its size and its sha384 integrity. */
export function builtFiles(folder: string): Map<string, { bytes: number; integrity: string }> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    names.map((name) => {
      const file = readFileSync(join(folder, name));
      return [name, { bytes: file.length, integrity: `sha384-${createHash('sha384').update(file).digest('base64')}` }];
    }),
  );
}

/** The integrity of each, as a release lists it. */
export const assetsOf = (files: ReturnType<typeof builtFiles>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, { integrity }]) => [name, integrity]));
