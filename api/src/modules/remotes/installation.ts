import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { RemoteRelease } from '@booking/contracts/remotes';
import { Clock } from '../../platform/clock/clock.ts';
import { remotesFolder } from './folders.ts';
import { RemoteFiles, type BuildName } from './remote-files.ts';
import { Remotes } from './remotes.ts';
import { Shells } from './shells.ts';

/**
 * The shell and the builds that came with this installation. A build goes live the first time it is here, and never again by itself,
 * so that going back from it outlives a restart. It was built together with the shell it came with, so nothing has to be asked.
 */
@Injectable()
export class Installation implements OnApplicationBootstrap {
  private readonly logger = new Logger('Installation');

  constructor(
    private readonly remotes: Remotes,
    private readonly files: RemoteFiles,
    private readonly shells: Shells,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.shells.remember();
    for (const folder of await readdir(remotesFolder).catch(() => [])) {
      await this.install(folder).catch((error: Error) => {
        this.logger.error(`${folder} could not be installed: ${error.message}`);
      });
    }
  }

  private async install(folder: string): Promise<void> {
    const text = await readFile(join(remotesFolder, folder, 'release.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return;
    const release = RemoteRelease.parse(JSON.parse(text));
    const { id: remote, digest, assets } = release;
    const who = { by: 'installation', reason: 'Came with the installation', at: this.clock.now() };
    await this.remotes.inTurn(async (em) => {
      await this.keepFiles({ remote, digest }, Object.keys(assets));
      if (await this.remotes.admit(release, who, em))
        await this.remotes.change({ remote, kind: 'live', digest, share: null, ...who }, em);
    });
  }

  private async keepFiles(build: BuildName, names: string[]): Promise<void> {
    for (const name of names) {
      if (await this.files.has(build, name)) continue;
      await this.files.put(build, name, await readFile(join(remotesFolder, build.remote, build.digest, name)));
    }
  }
}
