import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remotesOfHotel } from './remote-places.ts';

/** Where the running product keeps the files of builds. */
export const buildsFolder = (): string => join(process.env['E2E_DATA_DIR']!, 'remotes');

/** The folder of the build of a remote that is live. */
export async function liveFolder(id: string): Promise<string> {
  const remotes = await remotesOfHotel();
  return join(buildsFolder(), id, remotes.find((remote) => remote.id === id)!.digest);
}

/** The scripts of remotes that run in the page, of those whose address holds a word; what was only loaded ahead is not among them. */
export async function scriptsOf(page: Page, word: string): Promise<string[]> {
  const debug = await page.context().newCDPSession(page);
  const run = new Set<string>();
  debug.on('Debugger.scriptParsed', ({ url }) => run.add(url));
  // tells of what runs already, too
  await debug.send('Debugger.enable');
  await debug.detach();
  return [...run]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/remotes/') && path.includes(word));
}
