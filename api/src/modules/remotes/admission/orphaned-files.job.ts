import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { RemoteFiles, type BuildKey } from '../files/remote-files.port.ts';
import { RemotesService } from '../releases/remotes.service.ts';

const clearLeftOvers: JobKind<Record<string, never>> = {
  name: 'clear-left-overs-of-remotes',
  data: z.object({}),
  retries: 5,
  seconds: 300,
};

const dayMs = 24 * 3_600_000;
const reportsLastDays = 30;

/** Clears away what nobody will ask for: files of builds that were not admitted within a day, and old reports. */
@Injectable()
export class OrphanedFilesJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('OrphanedFilesJob');

  constructor(
    private readonly database: DataSource,
    private readonly remotes: RemotesService,
    private readonly files: RemoteFiles,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(clearLeftOvers, () => this.clear());
    await this.jobs.schedule('40 4 * * *', clearLeftOvers, this.env.settings.HOTEL_TIME_ZONE);
    // the house may have been off at that hour
    await this.jobs.enqueue(clearLeftOvers, {});
  }

  private async clear(): Promise<void> {
    const now = this.clock.now().getTime();
    const monthAgo = new Date(now - reportsLastDays * dayMs);
    await this.database.query('DELETE FROM remote_report WHERE at < $1', [monthAgo]);
    for (const build of await this.files.untouched(new Date(now - dayMs))) await this.removeUnlessAdmitted(build);
  }

  /** In turn with admission, which looks at the files. */
  private async removeUnlessAdmitted(build: BuildKey): Promise<void> {
    await this.remotes.inTurn(async (em) => {
      if (await this.remotes.build(build.remote, build.digest, em)) return;
      await this.files.remove(build);
      this.logger.log({ msg: 'The files of a build that was not admitted are gone.', ...build });
    });
  }
}
