import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import type { MatchRun } from '@booking/contracts/payment-match';
import type { User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { DifferencesService } from './differences.service.ts';
import { MatchRunEntity } from './match-run.entity.ts';
import { PaymentMatchService } from './payment-match.service.ts';

const matchNightly: JobKind<Record<string, never>> = {
  name: 'match-nightly',
  data: z.object({}),
  retries: 3,
  seconds: 60,
};
const matchPayments: JobKind<{ runId: string }> = {
  name: 'match-payments',
  data: z.object({ runId: z.uuid() }),
  retries: 1,
  seconds: 600,
};

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

/** Has Stripe, our payments and Cloudbeds matched every night, and when somebody asks for it. */
@Injectable()
export class MatchRunsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('PaymentMatchService');

  constructor(
    private readonly database: DataSource,
    @InjectRepository(MatchRunEntity) private readonly matchRuns: Repository<MatchRunEntity>,
    private readonly provider: PaymentProvider,
    private readonly match: PaymentMatchService,
    private readonly differences: DifferencesService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(matchPayments, ({ runId }) => this.match.carryOut(runId));
    await this.jobs.handle(matchNightly, () => this.tonight());
    await this.jobs.schedule('30 3 * * *', matchNightly, this.env.settings.HOTEL_TIME_ZONE);
  }

  async newest(mode: Mode): Promise<MatchRun | null> {
    const where = { mode };
    await this.giveUpDead(this.database.manager, mode, this.clock.now());
    const run = await this.matchRuns.findOne({ where, order: { startedAt: 'DESC', id: 'DESC' } });
    return run && shown(run);
  }

  /** @param by null for that of the night @throws Refusal 409 while one is under way */
  async start(mode: Mode, by: User | null): Promise<MatchRun> {
    const startedAt = this.clock.now();
    const since = await this.sinceWhen(mode, startedAt);
    const id = randomUUID();
    return this.database.transaction(async (em) => {
      await this.giveUpDead(em, mode, startedAt);
      await em
        .createQueryBuilder()
        .insert()
        .into(MatchRunEntity)
        .values({ id, mode, startedAt, startedBy: by?.name ?? null, since })
        .orIgnore()
        .execute();
      const run = await em.findOneBy(MatchRunEntity, { id });
      if (!run) {
        const sentence = 'A match is under way already. What it finds is shown here once it is done.';
        throw new Refusal(409, 'match_under_way', sentence);
      }
      await this.jobs.enqueue(matchPayments, { runId: id }, em);
      return shown(run);
    });
  }

  private async giveUpDead(em: EntityManager, mode: Mode, now: Date): Promise<void> {
    const before = new Date(now.getTime() - deadAfterMs);
    const problems = ['The match broke off before it was done.'];
    const dead = { mode, finishedAt: IsNull(), startedAt: LessThan(before) };
    await em.update(MatchRunEntity, dead, { finishedAt: now, problems });
  }

  /** Reaches back to what nobody has explained yet, so that nothing ends by growing old. */
  private async sinceWhen(mode: Mode, now: Date): Promise<Date> {
    const lookBack = new Date(now.getTime() - lookBackMs);
    const oldest = (await this.differences.oldestOpen(mode)) ?? lookBack;
    return oldest < lookBack ? oldest : lookBack;
  }

  private async tonight(): Promise<void> {
    for (const mode of Mode.options) {
      if (!(await this.provider.hasAccount(mode))) continue;
      await this.start(mode, null).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        this.logger.log({ err: error, mode });
      });
    }
  }
}
