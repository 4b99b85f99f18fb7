import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { CallReconciliation } from './reconcile.service.ts';

const reconcileCalls: JobKind<Record<string, never>> = {
  name: 'reconcile-calls',
  data: z.object({}),
  retries: 0,
  seconds: 900,
};

/** Reconciles calls every 15 minutes, and once after a start for the reports that arrived while the product was down. */
@Injectable()
export class ReconcileJob implements OnApplicationBootstrap {
  constructor(
    private readonly reconciliation: CallReconciliation,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(reconcileCalls, async () => void (await this.reconciliation.run()));
    await this.jobs.schedule('*/15 * * * *', reconcileCalls);
    await this.jobs.enqueue(reconcileCalls, {});
  }
}
