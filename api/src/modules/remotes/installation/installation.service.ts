import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { admissionReasons, largestBuild } from '@booking/admission/admission';
import { RemoteRelease } from '@booking/contracts/remote-build';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { othersThan } from '../admission/admission.service.ts';
import { remotesFolder } from '../files/build-folders.rule.ts';
import { installer, goesLiveOnInstall } from './installation.rule.ts';
import { isSourceMap, RemoteFiles, type BuildKey } from '../files/remote-files.port.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { runningApi } from '../admission/running-api.rule.ts';
import { ShellsService } from '../shells/shells.service.ts';
import { UploadsService } from '../admission/uploads.service.ts';

/**
 * The shell and the builds that came with this installation. What people ship stays: of their remotes a build is only admitted, to be
 * taken live by them. A build has to fit the shell it came with, for one that failed may lie there.
 */
@Injectable()
export class InstallationService implements OnApplicationBootstrap {
  private readonly logger = new Logger('InstallationService');

  constructor(
    private readonly remotes: RemotesService,
    private readonly files: RemoteFiles,
    private readonly shells: ShellsService,
    private readonly uploads: UploadsService,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.shells.remember();
    await this.installAll(await readdir(remotesFolder).catch(() => []));
  }

  /** What does not go in may do so after another: an address may have moved from one remote to the next. */
  private async installAll(folders: readonly string[]): Promise<void> {
    const left: { folder: string; error: Error }[] = [];
    for (const folder of folders) {
      await this.install(folder).catch((error: Error) => left.push({ folder, error }));
    }
    if (left.length > 0 && left.length < folders.length) return this.installAll(left.map(({ folder }) => folder));
    for (const { folder, error } of left) this.logger.error(`${folder} could not be installed: ${error.message}`);
  }

  private async install(folder: string): Promise<void> {
    const text = await readFile(join(remotesFolder, folder, 'release.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return;
    const release = RemoteRelease.parse(JSON.parse(text));
    const { id: remote, digest, assets } = release;
    const who = { by: installer, reason: 'Came with the installation', at: this.clock.now() };
    await this.remotes.inTurn(async (em) => {
      await this.keepFiles({ remote, digest }, Object.keys(assets));
      await this.keepMaps({ remote, digest });
      const goesLive = goesLiveOnInstall(await this.remotes.history(remote, em), digest);
      if (!goesLive && (await this.remotes.build(remote, digest, em))) return;
      await this.refuseMisfit(release, em);
      await this.remotes.admit(release, { ...who, shipTokenId: null, signature: null }, em);
      if (!goesLive) return this.logger.log(`${remote} ${digest} waits under Remotes: people ship ${remote}.`);
      await this.remotes.change({ remote, kind: 'live', digest, share: null, shipTokenId: null, ...who }, em);
    });
  }

  /** @throws Error with all that stands in its way */
  private async refuseMisfit(release: RemoteRelease, em: EntityManager): Promise<void> {
    const { id: remote, digest } = release;
    const [shell, live, files] = await Promise.all([
      this.shells.current(),
      this.remotes.live(em),
      this.uploads.stored({ remote, digest }),
    ]);
    const others = othersThan(remote, live);
    const surroundings = { shells: shell ? [shell] : [], others, api: runningApi(), largest: largestBuild };
    const reasons = admissionReasons(release, surroundings, files);
    if (reasons.length > 0) throw new Error(reasons.map(({ field, problem }) => `${field}: ${problem}`).join(' '));
  }

  private async keepFiles(build: BuildKey, names: string[], folder: string = build.digest): Promise<void> {
    const there = await this.files.list(build);
    for (const name of names) {
      if (there.has(name)) continue;
      await this.files.add(build, name, await readFile(join(remotesFolder, build.remote, folder, name)));
    }
  }

  /** Beside the files of a build, as `source-maps.ts` of the kit puts them; a build may come without. */
  private async keepMaps(build: BuildKey): Promise<void> {
    const folder = `${build.digest}.maps`;
    const maps = await readdir(join(remotesFolder, build.remote, folder)).catch(() => []);
    await this.keepFiles(build, maps.filter(isSourceMap), folder);
  }
}
