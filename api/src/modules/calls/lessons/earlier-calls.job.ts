import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { CallLessonsRepository, type Cursor } from './call-lessons.repository.ts';
import { CallLessons } from './call-lessons.service.ts';
import { lessonRules } from './learn-from-call.rule.ts';

const earlierCalls: JobKind<Record<string, never>> = {
  name: 'learn-from-earlier-calls',
  data: z.object({}),
  retries: 3,
  seconds: 30 * 60,
};

const readMs = 92 * 24 * 60 * 60_000;
const perBatch = 100;

/** After a start, reads the calls of the last three months that no call event has had read: those from before an upgrade. */
@Injectable()
export class EarlierCallsJob implements OnApplicationBootstrap {
  constructor(
    private readonly lessons: CallLessons,
    private readonly stored: CallLessonsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(earlierCalls, () => this.learn());
    await this.jobs.enqueue(earlierCalls, {});
  }

  private async learn(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - readMs);
    let cursor: Cursor | undefined = { startedAt: new Date(now.getTime() + readMs), id: '' };
    while (cursor) {
      const batch: Cursor[] = await this.stored.listUnlearned(since, cursor, lessonRules, perBatch);
      await this.lessons.learnAgain(batch.map(({ id }) => id));
      cursor = batch.at(-1);
    }
  }
}
