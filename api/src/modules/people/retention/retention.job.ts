import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { AuditRetention } from './audit-retention.port.ts';
import { retainedRows, type RetainedRows } from './retained-rows.repository.ts';
import { RecordingRetention } from './recording-retention.service.ts';
import { RetentionRepository } from './retention.repository.ts';

const dayMs = 24 * 60 * 60_000;

const deleteOld = (name: string): JobKind<Record<string, never>> => ({
  name: `delete-old-${name}`,
  data: z.object({}),
  retries: 5,
  seconds: 3600,
});

/** Deletes every day what is older than its retention period in Settings. */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly retention: RetentionRepository,
    private readonly recordings: RecordingRetention,
    private readonly auditEvents: AuditRetention,
    private readonly settings: SettingsService,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const rows of retainedRows) await this.daily(rows.name, rows.days, (before) => this.delete(rows, before));
    await this.daily('recordings', this.recordings.days, (before) => this.recordings.eraseExpired(before));
    await this.daily('audit-events', 'auditRetentionDays', async (before) => {
      await this.auditEvents.forgetBefore(before);
    });
  }

  private async daily(
    name: string,
    kept: RetainedRows['days'],
    forget: (before: Date) => Promise<void>,
  ): Promise<void> {
    const job = deleteOld(name);
    await this.jobs.handle(job, async () => {
      const days = typeof kept === 'number' ? kept : (await this.settings.values())[kept];
      await forget(new Date(this.clock.now().getTime() - days * dayMs));
    });
    // twice, as the product may be off at one of these hours
    await this.jobs.schedule('35 4,16 * * *', job, this.env.settings.HOTEL_TIME_ZONE);
  }

  /** In small transactions, so that an interrupted run resumes where it stopped. */
  private async delete({ name, statements }: RetainedRows, before: Date): Promise<void> {
    for (const statement of statements) while ((await this.deleteSome(name, statement, before)) > 0);
  }

  private deleteSome(what: string, statement: string, before: Date): Promise<number> {
    return this.transactions.run(async (transaction) => {
      const count = await this.retention.deleteSome(statement, before, transaction);
      const detail = { what, before: before.toISOString(), count };
      if (count > 0) await this.audit.record({ by: null, action: 'retention.delete', detail }, transaction);
      return count;
    });
  }
}
