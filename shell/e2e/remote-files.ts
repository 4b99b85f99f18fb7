import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remotesOfHouse } from './remote-places.ts';

/** Where the running product keeps the files of builds. */
export const buildsFolder = (): string => join(process.env['E2E_DATA_DIR']!, 'remotes');

/** The folder of the build of a remote that is live. */
export async function liveFolder(id: string): Promise<string> {
  const remotes = await remotesOfHouse();
  return join(buildsFolder(), id, remotes.find((remote) => remote.id === id)!.digest);
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
