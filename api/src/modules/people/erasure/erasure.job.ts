import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ErasureRun } from './erasure-run.service.ts';
import { PrivacyRequestRepository } from '../privacy/privacy-request.repository.ts';

export const erasePerson: JobKind<{ requestId: string }> = {
  name: 'erase-person',
  data: z.object({ requestId: z.string() }),
  // for days, as long as a service is away
  retries: 10_000,
  longestWaitSeconds: 60,
  seconds: 1800,
};

/** Erases people, and after a start goes on with those whose erasure was under way. */
@Injectable()
export class ErasureJob implements OnApplicationBootstrap {
  constructor(
    private readonly run: ErasureRun,
    private readonly requests: PrivacyRequestRepository,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(erasePerson, ({ requestId }) => this.run.carryOut(requestId));
    for (const { id } of await this.requests.listErasuresUnderWay()) {
      await this.jobs.enqueue(erasePerson, { requestId: id });
    }
  }
}
