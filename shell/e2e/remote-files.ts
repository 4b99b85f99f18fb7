import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BootManifest } from '@booking/contracts/remotes';

/** Where the running product keeps the files of builds. */
export const buildsFolder = (): string => join(process.env['E2E_DATA_DIR']!, 'remotes');

/** Changes a file by a byte. @returns what mends it */
export async function tamperWith(path: string): Promise<() => Promise<void>> {
  const original = await readFile(path);
  await appendFile(path, ';');
  return () => writeFile(path, original);
}

/** The scripts of remotes that the page asked to run, of those whose address holds a word. */
export const scriptsOf = (page: Page, word: string): Promise<string[]> =>
  page.evaluate(async (held) => {
    // an observer tells of what was before it, also where a journey took over the page's clock
    const resources = await new Promise<PerformanceResourceTiming[]>((heard) => {
      const tell = (list: PerformanceObserverEntryList): void =>
        heard(list.getEntries() as PerformanceResourceTiming[]);
      new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
    });
    return resources
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/remotes/') && path.includes(held));
  }, word);

/** The built files of a remote as the running product serves them; whoever damages them puts them back. */
export async function filesOf(page: Page, id: string) {
  const { remotes } = (await (await page.request.get('/api/boot')).json()) as BootManifest;
  const release = remotes.find((remote) => remote.id === id)!;
  const folder = join(buildsFolder(), id, release.digest);
  const entry = join(folder, basename(release.entry));
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
  return {
    release,
    whilst,
    loseAll: () => moveAway(folder),
    loseChunks: async () => {
      const moved = await Promise.all(chunks.map((chunk) => moveAway(join(folder, chunk))));
      return async () => void (await Promise.all(moved.map((back) => back())));
    },
    tamperWithEntry: () => tamperWith(entry),
    tamperWithChunks: async () => {
      const mends = await Promise.all(chunks.map((chunk) => tamperWith(join(folder, chunk))));
      return async () => void (await Promise.all(mends.map((mend) => mend())));
    },
  };
}
