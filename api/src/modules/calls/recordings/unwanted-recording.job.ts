import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { Recordings } from './recordings.service.ts';

const eraseUnwanted: JobKind<{ callId: string }> = {
  name: 'erase-unwanted-recording',
  data: z.object({ callId: z.string() }),
  retries: 50,
  longestWaitSeconds: 3600,
  seconds: 60,
};

/** Erases the recording of a caller who refused to be recorded, and tries until the voice platform has erased it. */
@Injectable()
export class UnwantedRecordingJob implements OnApplicationBootstrap {
  constructor(
    private readonly recordings: Recordings,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(eraseUnwanted, ({ callId }) => this.recordings.erase(callId, 'the caller did not want it'));
  }

  enqueue(callId: string, transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(eraseUnwanted, { callId }, transaction);
  }
}
