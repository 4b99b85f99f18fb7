import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { RemoteFiles, type BuildKey } from '../files/remote-files.port.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';

const deleteOrphanedFiles: JobKind<Record<string, never>> = {
  name: 'clear-left-overs-of-remotes',
  data: z.object({}),
  retries: 5,
  seconds: 300,
};

const dayMs = 24 * 3_600_000;

/** Deletes files of builds that were not admitted within a day. */
@Injectable()
export class OrphanedFilesJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('OrphanedFilesJob');

  constructor(
    private readonly builds: RemoteBuildsRepository,
    private readonly remotes: RemotesService,
    private readonly files: RemoteFiles,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteOrphanedFiles, () => this.deleteOrphaned());
    await this.jobs.schedule('40 4 * * *', deleteOrphanedFiles, this.env.settings.HOTEL_TIME_ZONE);
    // the product may have been off at that hour
    await this.jobs.enqueue(deleteOrphanedFiles, {});
  }

  private async deleteOrphaned(): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - dayMs);
    for (const build of await this.files.listUntouched(dayAgo)) await this.deleteUnlessAdmitted(build);
  }

  /** In turn with admission, which looks at the files. */
  private async deleteUnlessAdmitted(build: BuildKey): Promise<void> {
    await this.remotes.changeInTurn(async (transaction) => {
      if (await this.builds.find(build, transaction)) return;
      await this.files.remove(build);
      this.logger.log({ msg: 'The files of a build that was not admitted are gone.', ...build });
    });
  }
}
