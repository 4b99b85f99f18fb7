import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { admissionReasons, largestBuild } from '@booking/admission/admission';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { othersThan } from '../admission/admission.service.ts';
import { runningApi } from '../admission/running-api.rule.ts';
import { UploadsService } from '../admission/uploads.service.ts';
import { RemoteFiles, type BuildKey } from '../files/remote-files.port.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';
import { RemoteChangesRepository } from '../releases/remote-changes.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { ShellsService } from '../shells/shells.service.ts';
import { InstalledRemotesRepository } from './installed-remotes.repository.ts';
import { goesLiveOnInstall, installer } from './installation.rule.ts';

/**
 * The shell and the builds that came with this installation. What people ship stays: of their remotes a build is only admitted, to be
 * taken live by them. A build has to fit the shell it came with, for one that failed may lie there.
 */
@Injectable()
export class InstallationService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Installation');

  constructor(
    private readonly installed: InstalledRemotesRepository,
    private readonly remotes: RemotesService,
    private readonly builds: RemoteBuildsRepository,
    private readonly changes: RemoteChangesRepository,
    private readonly files: RemoteFiles,
    private readonly shells: ShellsService,
    private readonly uploads: UploadsService,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.shells.recordCurrent();
    await this.installAll(await this.installed.list());
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
    const release = await this.installed.findRelease(folder);
    if (!release) return;
    const { id: remote, digest, assets } = release;
    const build = { remote, digest };
    const who = { by: installer, reason: 'Came with the installation', at: this.clock.now(), shipTokenId: null };
    await this.remotes.changeInTurn(async (transaction) => {
      await this.storeFiles(build, [...Object.keys(assets), ...(await this.installed.listMaps(build))]);
      const goesLive = goesLiveOnInstall(await this.changes.listOf(remote, transaction), digest);
      if (!goesLive && (await this.builds.find(build, transaction))) return;
      await this.refuseMisfit(release, transaction);
      await this.builds.add({ remote, digest, release, ...who, signature: null }, transaction);
      if (!goesLive) return this.logger.log(`${remote} ${digest} waits under Remotes: people ship ${remote}.`);
      await this.changes.add({ remote, kind: 'live', digest, share: null, ...who }, transaction);
    });
  }

  /** @throws Error with all that stands in its way */
  private async refuseMisfit(release: RemoteRelease, transaction: Transaction): Promise<void> {
    const { id: remote, digest } = release;
    const [live, files] = await Promise.all([
      this.remotes.listLive(transaction),
      this.uploads.readStored({ remote, digest }),
    ]);
    const shell = this.shells.current;
    const others = othersThan(remote, live);
    const surroundings = { shells: shell ? [shell] : [], others, api: runningApi(), largest: largestBuild };
    const reasons = admissionReasons(release, surroundings, files);
    if (reasons.length > 0) throw new Error(reasons.map(({ field, problem }) => `${field}: ${problem}`).join(' '));
  }

  private async storeFiles(build: BuildKey, names: readonly string[]): Promise<void> {
    const stored = await this.files.list(build);
    for (const name of names) {
      if (!stored.has(name)) await this.files.add(build, name, await this.installed.readFile(build, name));
    }
  }
}
