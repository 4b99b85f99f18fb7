import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { DifferencesService } from './differences.service.ts';
import { differenceKinds } from './found-difference.rule.ts';
import { MatchRunEntity } from './match-run.entity.ts';
import { MatchSides, type Sides } from './match-sides.service.ts';
import { matchReservations } from './match-reservations.rule.ts';
import { matchStripe } from './match-stripe.rule.ts';

/** As long as news of a payment may be on its way from one side to the others. */
const settlingMs = 10 * 60_000;

/** Compares Stripe, our payments and Cloudbeds, and writes down only where they differ. */
@Injectable()
export class PaymentMatchService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(MatchRunEntity) private readonly matchRuns: Repository<MatchRunEntity>,
    private readonly sides: MatchSides,
    private readonly differences: DifferencesService,
    private readonly clock: Clock,
  ) {}

  /** A provider that is away is written down with the run; done again, it changes nothing. @throws Error to be tried again */
  async carryOut(runId: string): Promise<void> {
    const run = await this.matchRuns.findOneBy({ id: runId, finishedAt: IsNull() });
    if (!run) return;
    const until = new Date(this.clock.now().getTime() - settlingMs);
    await this.keep(runId, await this.sides.of(run.mode, run.since), until);
  }

  private async keep(
    id: string,
    { stripe, ours, reservations, unreadable, problems }: Sides,
    until: Date,
  ): Promise<void> {
    await this.database.transaction(async (em) => {
      const run = await em.findOneOrFail(MatchRunEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      // it took so long that it was given up
      if (run.finishedAt) return;
      const { since } = run;
      // what cannot be read is neither there nor missing
      const comparable = ours.filter(({ reservationId }) => !unreadable.has(reservationId ?? ''));
      const found = [
        ...(stripe ? matchStripe(ours, stripe, { since, until }) : []),
        ...(reservations ? matchReservations({ ours: comparable, reservations, until }) : []),
      ];
      const asked = [...(stripe ? differenceKinds.stripe : []), ...(reservations ? differenceKinds.cloudbeds : [])];
      const there = await this.differences.keep(em, run, found, asked);
      const compared = {
        here: ours.filter(({ paidAt }) => paidAt).length,
        ...(stripe && { stripe: stripe.taken.length }),
        ...(reservations && { cloudbeds: reservations.length }),
      };
      await em.update(MatchRunEntity, { id }, { finishedAt: this.clock.now(), compared, found: there, problems });
    });
  }
}
