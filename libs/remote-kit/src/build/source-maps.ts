import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const suffix = '.map';

/** Where the source maps of a built folder are: beside it, as they are no files that anybody is served. */
export const mapsFolder = (folder: string): string => `${folder}.maps`;

/** Takes the maps out of a folder that was just built. */
export function moveMapsOut(folder: string): void {
  rmSync(mapsFolder(folder), { recursive: true, force: true });
  mkdirSync(mapsFolder(folder));
  for (const name of readdirSync(folder).filter((file) => file.endsWith(suffix)))
    renameSync(join(folder, name), join(mapsFolder(folder), name));
}

/** The maps of a built folder by name; none where its team builds without. */
export const mapsOf = (folder: string): string[] =>
  existsSync(mapsFolder(folder)) ? readdirSync(mapsFolder(folder)).filter((file) => file.endsWith(suffix)) : [];
