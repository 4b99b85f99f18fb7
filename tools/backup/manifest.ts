import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { fail } from '../src/machine/machine.ts';

const file = 'manifest.json';

/** What a backup holds. Its files are checked before anything is touched, its tables after they were loaded. */
export const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  schema: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sum: z.string(),
      file: z.string(),
    }),
  ),
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The SHA-256 of every file below a folder but the manifest, by its path there. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes: Record<string, string> = {};
  for (const path of paths.toSorted()) {
    const name = relative(folder, path);
    if (name !== file) hashes[name] = await hashOf(path);
  }
  return hashes;
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, file), `${JSON.stringify(manifest, undefined, 1)}\n`);

/** @throws UserFacingError when the folder is not what was backed up, whole and unchanged */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const damaged = (what: string): never =>
    fail(`The backup is damaged: ${what}. Nothing was changed; use another one.`);
  if (!existsSync(join(folder, file))) damaged('it has no manifest');
  let manifest: Manifest;
  try {
    manifest = Manifest.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
  } catch {
    return damaged('its manifest cannot be read');
  }
  const found = await hashesOf(folder);
  for (const [name, hash] of Object.entries(manifest.files)) {
    if (found[name] !== hash) damaged(found[name] === undefined ? `${name} is missing` : `${name} was changed`);
  }
  for (const name of Object.keys(found)) if (!manifest.files[name]) damaged(`${name} does not belong to it`);
  return manifest;
}
