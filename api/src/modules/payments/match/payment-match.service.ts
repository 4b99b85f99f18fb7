import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { DifferencesService } from './differences.service.ts';
import { differenceKinds } from './found-difference.rule.ts';
import { matchReservations } from './match-reservations.rule.ts';
import { MatchRunsRepository } from './match-runs.repository.ts';
import { MatchSides, type Sides } from './match-sides.service.ts';
import { matchStripe } from './match-stripe.rule.ts';

/** As long as news of a payment may be on its way from one side to the others. */
const settlingMs = 10 * 60_000;

/** Compares Stripe, our payments and Cloudbeds, and records only where they differ. */
@Injectable()
export class PaymentMatchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: MatchRunsRepository,
    private readonly sides: MatchSides,
    private readonly differences: DifferencesService,
    private readonly clock: Clock,
  ) {}

  /** A provider that is away is recorded with the run; done again, it changes nothing. @throws Error to be tried again */
  async match(runId: string): Promise<void> {
    const run = await this.runs.findUnfinished(runId);
    if (!run) return;
    const until = new Date(this.clock.now().getTime() - settlingMs);
    await this.record(runId, await this.sides.read(run.mode, run.since), until);
  }

  private async record(
    id: string,
    { stripe, ours, reservations, unreadable, problems }: Sides,
    until: Date,
  ): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const run = await this.runs.lock(id, transaction);
      // it took so long that it was given up
      if (run.finishedAt) return;
      const { since } = run;
      // what cannot be read is neither there nor missing
      const comparable = ours.filter(({ reservationId }) => !unreadable.has(reservationId ?? ''));
      const found = [
        ...(stripe ? matchStripe(ours, stripe, { since, until }) : []),
        ...(reservations ? matchReservations({ ours: comparable, reservations, until }) : []),
      ];
      const kinds = [...(stripe ? differenceKinds.stripe : []), ...(reservations ? differenceKinds.cloudbeds : [])];
      const current = await this.differences.record(run, found, kinds, transaction);
      const compared = {
        here: ours.filter(({ paidAt }) => paidAt).length,
        ...(stripe && { stripe: stripe.taken.length }),
        ...(reservations && { cloudbeds: reservations.length }),
      };
      const result = { finishedAt: this.clock.now(), compared, found: current, problems };
      await this.runs.finish(id, result, transaction);
    });
  }
}
