import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { MatchRun } from '@booking/contracts/payment-match';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { DifferencesService } from './differences.service.ts';
import type { MatchRunEntity } from './match-run.entity.ts';
import { MatchRunsRepository } from './match-runs.repository.ts';
import { matchPayments } from './match-runs.schema.ts';

const minute = 60_000;
const lookBackMs = 35 * 24 * 60 * minute;
/** Both tries of the job are over by then. */
const deadAfterMs = 30 * minute;

const shown = ({ id, startedBy, compared, found, problems, ...run }: MatchRunEntity): MatchRun => ({
  ...{ id, startedBy, compared, found, problems },
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  since: run.since.toISOString(),
});

/** Starts matches, one at a time of each mode. */
@Injectable()
export class MatchRunsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: MatchRunsRepository,
    private readonly differences: DifferencesService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async newest(mode: Mode): Promise<MatchRun | null> {
    await this.giveUpDead(mode, this.clock.now());
    const run = await this.runs.findNewest(mode);
    return run && shown(run);
  }

  /** @param by null for that of the night @throws Refusal 409 while one is under way */
  async start(mode: Mode, by: User | null): Promise<MatchRun> {
    const startedAt = this.clock.now();
    const since = await this.sinceWhen(mode, startedAt);
    const id = randomUUID();
    return this.transactions.run(async (transaction) => {
      await this.giveUpDead(mode, startedAt, transaction);
      const run = await this.runs.create({ id, mode, startedAt, startedBy: by?.name ?? null, since }, transaction);
      if (!run) {
        const sentence = 'A match is under way already. What it finds is shown here once it is done.';
        throw new Refusal(409, 'match_under_way', sentence);
      }
      await this.jobs.enqueue(matchPayments, { runId: id }, transaction);
      return shown(run);
    });
  }

  private giveUpDead(mode: Mode, now: Date, transaction?: Transaction): Promise<void> {
    const before = new Date(now.getTime() - deadAfterMs);
    const problems = ['The match broke off before it was done.'];
    return this.runs.finishOlder(mode, before, { finishedAt: now, problems }, transaction);
  }

  /** Reaches back to what no one has explained yet, so that nothing ends by growing old. */
  private async sinceWhen(mode: Mode, now: Date): Promise<Date> {
    const lookBack = new Date(now.getTime() - lookBackMs);
    const oldest = (await this.differences.findOldestOpen(mode)) ?? lookBack;
    return oldest < lookBack ? oldest : lookBack;
  }
}
