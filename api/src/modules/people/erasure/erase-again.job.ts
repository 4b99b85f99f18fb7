import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { CandidateRepository } from './candidate.repository.ts';
import { ErasureRecordRepository, type ErasureRecord } from './erasure-record.repository.ts';
import { ErasureRun } from './erasure-run.service.ts';
import { erasePerson } from './erasure.job.ts';
import { Erasures } from './erasures.service.ts';
import { personFromHashes } from '../privacy/person.rule.ts';

const eraseAgain: JobKind<Record<string, never>> = {
  name: 'erase-again',
  data: z.object({}),
  retries: 10_000,
  seconds: 1800,
};

/** After a restore, repeats the erasures made since the backup, before this process answers any request. */
@Injectable()
export class EraseAgainJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly transactions: Transactions,
    private readonly records: ErasureRecordRepository,
    private readonly candidates: CandidateRepository,
    private readonly erasures: Erasures,
    private readonly run: ErasureRun,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(eraseAgain, () => this.apply());
    try {
      await this.apply();
    } catch (error) {
      // a bucket that cannot be reached must not keep the API from starting
      this.logger.error({ err: error, msg: 'Whether this database is older than erasures is not known yet.' });
      await this.jobs.enqueue(eraseAgain, {});
    }
  }

  private async apply(): Promise<void> {
    if ((await this.records.listUnknown()).length === 0) return;
    const begun = await this.transactions.run(async (transaction) => {
      // only one of the replicas that start together does it
      await advisoryLock(transaction, 'erase again');
      return this.begin(await this.records.listUnknown());
    });
    for (const id of begun) {
      await this.run.carryOutHere(id);
      // queued only now, so that the job does not run first
      await this.jobs.enqueue(erasePerson, { requestId: id });
    }
    if (begun.length > 0)
      this.logger.warn(`${begun.length} erasures are made again: this database is older than they are.`);
  }

  /** @returns the requests that have something to erase */
  private async begin(unknown: readonly ErasureRecord[]): Promise<string[]> {
    if (unknown.length === 0) return [];
    const all = await this.candidates.listByHash();
    const begun: string[] = [];
    // a person who was erased twice is erased once, by everything they were known by
    for (const records of Map.groupBy(unknown, ({ person }) => person).values()) {
      const person = personFromHashes(
        records.flatMap(({ known }) => known),
        all,
      );
      const id = await this.erasures.startAgain(records, person);
      if (id) begun.push(id);
    }
    return begun;
  }
}
