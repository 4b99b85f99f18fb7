import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const entryFile = 'remoteEntry.js';

/**
 * Gives the container of a build in a folder another name, as another build of the remote would have. Chunks hold the name, too, and the
 * entry their integrity.
 * @returns the integrity of each file
 */
export async function renameContainer(folder: string, from: string, to: string): Promise<Record<string, string>> {
  const rename = async (file: string, changed: (text: string) => string): Promise<[before: string, now: string]> => {
    const text = await readFile(join(folder, file), 'utf8');
    const renamed = changed(text.replaceAll(from, to));
    await writeFile(join(folder, file), renamed);
    return [integrityOf(text), integrityOf(renamed)];
  };
  const chunks = (await readdir(folder)).filter((file) => file !== entryFile);
  const renamed = await Promise.all(chunks.map(async (file) => [file, await rename(file, (text) => text)] as const));
  const [, entry] = await rename(entryFile, (text) =>
    renamed.reduce((changed, [, [before, now]]) => changed.replaceAll(before, now), text),
  );
  return { ...Object.fromEntries(renamed.map(([file, [, now]]) => [file, now])), [entryFile]: entry };
}
