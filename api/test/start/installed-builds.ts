import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotesFolder } from '../../src/modules/remotes/files/build-folders.rule.ts';
import type { TestBuild } from './remote-builds.ts';

/** Puts builds where an installation brings them. @returns takes them away */
export async function putIntoInstallation(builds: readonly TestBuild[]): Promise<() => Promise<void>> {
  const homes = builds.map(({ release }) => join(remotesFolder, release.id));
  for (const [index, { release, files }] of builds.entries()) {
    const place = join(homes[index]!, release.digest);
    await mkdir(place, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text);
    await writeFile(join(homes[index]!, 'release.json'), JSON.stringify(release));
  }
  return async () => void (await Promise.all(homes.map((home) => rm(home, { recursive: true }))));
}
