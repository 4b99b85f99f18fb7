import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { DriftWatch } from './drift-watch.service.ts';

const watchDrift: JobKind<Record<string, never>> = {
  name: 'watch-drift',
  data: z.object({}),
  retries: 0,
  seconds: 900,
};

/** Looks every 15 minutes whether the platform still holds what went live. */
@Injectable()
export class DriftWatchJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly drift: DriftWatch,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(watchDrift, () => this.drift.checkAll());
    await this.jobs.schedule('*/15 * * * *', watchDrift);
  }
}
