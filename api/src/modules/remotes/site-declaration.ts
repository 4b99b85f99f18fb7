import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteDeclaration } from '@booking/contracts/remotes';
import { guestSiteFolder } from './folders.ts';

/** The remote whose pages guests get as a site of their own; nothing where the site was not built. */
export async function siteDeclaration(): Promise<RemoteDeclaration | undefined> {
  const text = await readFile(join(guestSiteFolder, 'remote.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : RemoteDeclaration.parse(JSON.parse(text));
}
