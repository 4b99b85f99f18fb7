import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { at } from '../../tools/src/build.ts';

type Release = { id: string; version: string; entry: string };

/** The built files of a remote as the running product serves them; whoever damages them puts them back. */
export async function filesOf(page: Page, id: string) {
  const { remotes } = (await (await page.request.get('/api/boot')).json()) as { remotes: Release[] };
  const release = remotes.find((remote) => remote.id === id)!;
  const entry = at(`dist${release.entry}`);
  const folder = dirname(entry);
  const chunks = (await readdir(folder)).filter((file) => file.endsWith('.js') && file !== basename(entry));

  /** Does something while the damage stands. */
  const whilst = async (
    damage: () => Promise<() => Promise<void>>,
    journey: (repair: () => Promise<void>) => Promise<void>,
  ) => {
    const repair = await damage();
    let isRepaired = false;
    const once = async (): Promise<void> => {
      if (!isRepaired) await repair();
      isRepaired = true;
    };
    await journey(once).finally(once);
  };
  const moveAway = async (path: string): Promise<() => Promise<void>> => {
    await rename(path, `${path}.away`);
    return () => rename(`${path}.away`, path);
  };
  const append = async (path: string): Promise<() => Promise<void>> => {
    const original = await readFile(path);
    await appendFile(path, '\n;');
    return () => writeFile(path, original);
  };
  return {
    release,
    whilst,
    loseAll: () => moveAway(folder),
    loseChunks: async () => {
      const moved = await Promise.all(chunks.map((chunk) => moveAway(join(folder, chunk))));
      return async () => void (await Promise.all(moved.map((back) => back())));
    },
    tamperWithEntry: () => append(entry),
    tamperWithChunks: async () => {
      const mends = await Promise.all(chunks.map((chunk) => append(join(folder, chunk))));
      return async () => void (await Promise.all(mends.map((mend) => mend())));
    },
  };
}
