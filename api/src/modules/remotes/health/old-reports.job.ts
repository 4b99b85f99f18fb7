import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { RemoteReportsRepository } from './remote-reports.repository.ts';

const deleteOldReports: JobKind<Record<string, never>> = {
  name: 'delete-old-reports-of-remotes',
  data: z.object({}),
  retries: 5,
  seconds: 300,
};

const keptMs = 30 * 24 * 3_600_000;

/** Deletes reports that no screen shows any more. */
@Injectable()
export class OldReportsJob implements OnApplicationBootstrap {
  constructor(
    private readonly reports: RemoteReportsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteOldReports, () =>
      this.reports.deleteBefore(new Date(this.clock.now().getTime() - keptMs)),
    );
    await this.jobs.schedule('40 4 * * *', deleteOldReports, this.env.settings.HOTEL_TIME_ZONE);
    // the product may have been off at that hour
    await this.jobs.enqueue(deleteOldReports, {});
  }
}
