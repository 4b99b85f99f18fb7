import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { matchPayments } from './match-runs.schema.ts';
import { MatchRunsService } from './match-runs.service.ts';
import { PaymentMatchService } from './payment-match.service.ts';

const matchNightly: JobKind<Record<string, never>> = {
  name: 'match-nightly',
  data: z.object({}),
  retries: 3,
  seconds: 60,
};

/** Has Stripe, our payments and Cloudbeds matched every night, and when staff ask for it. */
@Injectable()
export class MatchPaymentsJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('PaymentMatch');

  constructor(
    private readonly runs: MatchRunsService,
    private readonly match: PaymentMatchService,
    private readonly provider: PaymentProvider,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(matchPayments, ({ runId }) => this.match.match(runId));
    await this.jobs.handle(matchNightly, () => this.startNightly());
    await this.jobs.schedule('30 3 * * *', matchNightly, this.env.settings.HOTEL_TIME_ZONE);
  }

  private async startNightly(): Promise<void> {
    for (const mode of Mode.options) {
      if (!(await this.provider.hasAccount(mode))) continue;
      await this.runs.start(mode, null).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        this.logger.log({ err: error, mode });
      });
    }
  }
}
