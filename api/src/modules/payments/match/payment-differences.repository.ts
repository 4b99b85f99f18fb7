import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { DifferenceKind, DifferenceState } from '@booking/contracts/payment-match';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, Not, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { PaymentDifferenceEntity } from './payment-difference.entity.ts';

/** PostgreSQL takes so many values with one statement. */
const rowsAtOnce = 1_000;

const whereOf: Record<DifferenceState, FindOptionsWhere<PaymentDifferenceEntity>> = {
  open: { endedAt: IsNull(), explainedAt: IsNull() },
  explained: { endedAt: IsNull(), explainedAt: Not(IsNull()) },
  over: { endedAt: Not(IsNull()) },
};

type Explanation = Pick<PaymentDifferenceEntity, 'explainedBy' | 'explainedAt' | 'note'>;
type NewDifference = Omit<PaymentDifferenceEntity, 'id' | 'endedAt' | 'explainedBy' | 'explainedAt' | 'note'>;

@Injectable()
export class PaymentDifferencesRepository {
  constructor(
    @InjectRepository(PaymentDifferenceEntity) private readonly differences: Repository<PaymentDifferenceEntity>,
  ) {}

  find(id: string): Promise<PaymentDifferenceEntity | null> {
    return this.differences.findOneBy({ id });
  }

  /** Newest first. */
  list(mode: Mode, state: DifferenceState, limit: number, after?: Cursor): Promise<PaymentDifferenceEntity[]> {
    const query = this.differences
      .createQueryBuilder('difference')
      .where({ mode, ...whereOf[state] })
      .orderBy('difference.firstSeenAt', 'DESC')
      .addOrderBy('difference.id', 'DESC')
      .limit(limit);
    if (after) query.andWhere('(difference.firstSeenAt, difference.id) < (:at, :id)', after);
    return query.getMany();
  }

  findNewestOpen(mode: Mode): Promise<PaymentDifferenceEntity | null> {
    const where = { mode, ...whereOf.open };
    return this.differences.findOne({ where, order: { firstSeenAt: 'DESC', id: 'DESC' } });
  }

  /** The open one whose payment is the oldest. */
  findOldestOpen(mode: Mode): Promise<PaymentDifferenceEntity | null> {
    return this.differences.findOne({ where: { mode, ...whereOf.open }, order: { at: 'ASC' } });
  }

  /** How many are open, at most `limit`, and since when. */
  async countOpen(mode: Mode, limit: number): Promise<{ count: number; since: Date | null }> {
    const [counted] = await this.differences.query<[{ count: number; since: Date | null }]>(
      `SELECT (SELECT count(*)::int FROM (SELECT FROM payment_difference
                 WHERE mode = $1 AND ended_at IS NULL AND explained_at IS NULL LIMIT $2) AS open) AS count,
              (SELECT min(first_seen_at) FROM payment_difference
                 WHERE mode = $1 AND ended_at IS NULL AND explained_at IS NULL) AS since`,
      [mode, limit],
    );
    return counted;
  }

  countCurrent(mode: Mode, transaction: Transaction): Promise<number> {
    return this.rows(transaction).countBy({ mode, endedAt: IsNull() });
  }

  /** @returns false unless it was open */
  async explain(id: string, explanation: Explanation): Promise<boolean> {
    const { affected } = await this.differences.update({ id, ...whereOf.open }, explanation);
    return affected !== 0;
  }

  /** Notes that a run found them once more. */
  async markSeen(mode: Mode, keys: string[], runId: string, at: Date, transaction: Transaction): Promise<void> {
    await this.rows(transaction)
      .createQueryBuilder()
      .update()
      .set({ runId, lastSeenAt: at })
      .where('mode = :mode AND ended_at IS NULL AND key = ANY(:keys)', { mode, keys })
      .execute();
  }

  /** Those that are there already stay as they are. */
  async createMissing(differences: NewDifference[], transaction: Transaction): Promise<void> {
    const rows = this.rows(transaction);
    for (let at = 0; at < differences.length; at += rowsAtOnce) {
      const some = differences.slice(at, at + rowsAtOnce);
      await rows.createQueryBuilder().insert().values(some).orIgnore().execute();
    }
  }

  /** Ends those of the kinds that a run looked for and did not find. */
  async endUnseen(
    run: { mode: Mode; runId: string; since: Date },
    kinds: readonly DifferenceKind[],
    at: Date,
    transaction: Transaction,
  ): Promise<void> {
    const { mode, runId, since } = run;
    await this.rows(transaction)
      .createQueryBuilder()
      .update()
      .set({ endedAt: at })
      .where('mode = :mode AND ended_at IS NULL AND run_id <> :runId', { mode, runId })
      // what is older was not looked for
      .andWhere('kind = ANY(:kinds) AND at >= :since', { kinds, since })
      .execute();
  }

  private rows(transaction: Transaction): Repository<PaymentDifferenceEntity> {
    return transaction.getRepository(PaymentDifferenceEntity);
  }
}
