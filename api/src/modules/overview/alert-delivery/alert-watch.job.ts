import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { AlertMessagesService } from './alert-messages.service.ts';

const watchAlerts: JobKind<Record<string, never>> = {
  name: 'watch-alerts',
  data: z.object({}),
  retries: 0,
  seconds: 50,
};

/** Looks every minute for alerts to tell of. */
@Injectable()
export class AlertWatchJob implements OnApplicationBootstrap {
  constructor(
    private readonly messages: AlertMessagesService,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(watchAlerts, () => this.messages.queueNews());
    await this.jobs.schedule('* * * * *', watchAlerts);
  }
}
