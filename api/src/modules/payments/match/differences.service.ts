import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { DifferenceKind, DifferenceState, PaymentDifference } from '@booking/contracts/payment-match';
import type { User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { differenceKey, type FoundDifference } from './found-difference.rule.ts';
import type { MatchRunEntity } from './match-run.entity.ts';
import { PaymentDifferenceEntity } from './payment-difference.entity.ts';

/** PostgreSQL takes so many values with one statement. */
const atOnce = 1_000;

/** Counting of what is open stops here. */
export const maxOpenCounted = 1_000;

type Where = FindOptionsWhere<PaymentDifferenceEntity>;
type Page = { differences: PaymentDifference[]; next: Cursor | undefined };

const whereOf: Record<DifferenceState, Where> = {
  open: { endedAt: IsNull(), explainedAt: IsNull() },
  explained: { endedAt: IsNull(), explainedAt: Not(IsNull()) },
  over: { endedAt: Not(IsNull()) },
};

const shown = ({ explainedBy, explainedAt, note, ...row }: PaymentDifferenceEntity): PaymentDifference => {
  const { id, kind, amountCents, says, guestName, paymentId, stripeSession, reservationId } = row;
  return {
    ...{ id, kind, amountCents, says, guestName, paymentId, stripeSession, reservationId },
    at: row.at.toISOString(),
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    explanation: explainedAt && { by: explainedBy!, at: explainedAt.toISOString(), note: note! },
  };
};

const cannotExplain = ({ endedAt, explainedBy, note }: PaymentDifferenceEntity): Refusal =>
  endedAt
    ? new Refusal(409, 'difference_over', 'This difference is over: a newer match did not find it any more.')
    : new Refusal(409, 'explained_already', `${explainedBy} has explained this difference already: ${note}`);

/** What matches found, from when it was first seen until it was not found any more. */
@Injectable()
export class DifferencesService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentDifferenceEntity) private readonly paymentDifferences: Repository<PaymentDifferenceEntity>,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down what a run found, and ends what it looked for and did not find.
   * @param asked the kinds that were looked for; others stay as they are, for somebody did not answer
   * @returns how many there are now, those explained among them
   */
  async keep(
    em: EntityManager,
    { id: runId, mode, since }: MatchRunEntity,
    found: readonly FoundDifference[],
    asked: readonly DifferenceKind[],
  ): Promise<number> {
    const now = this.clock.now();
    const rows = em.getRepository(PaymentDifferenceEntity);
    await rows
      .createQueryBuilder()
      .update()
      .set({ runId, lastSeenAt: now })
      .where('mode = :mode AND ended_at IS NULL AND key = ANY(:keys)', { mode, keys: found.map(differenceKey) })
      .execute();
    const settled = found.filter(({ isFresh }) => !isFresh);
    const seen = { mode, runId, firstSeenAt: now, lastSeenAt: now };
    const made = settled.map(({ isFresh: _, ...each }) => ({ ...each, ...seen, key: differenceKey(each) }));
    for (let at = 0; at < made.length; at += atOnce) {
      await rows
        .createQueryBuilder()
        .insert()
        .values(made.slice(at, at + atOnce))
        .orIgnore()
        .execute();
    }
    await rows
      .createQueryBuilder()
      .update()
      .set({ endedAt: now })
      .where('mode = :mode AND ended_at IS NULL AND run_id <> :runId', { mode, runId })
      // nobody looked at what is older
      .andWhere('kind = ANY(:kinds) AND at >= :since', { kinds: asked, since })
      .execute();
    return rows.countBy({ mode, endedAt: IsNull() });
  }

  async page(mode: Mode, state: DifferenceState, limit: number, after?: Cursor): Promise<Page> {
    const query = this.paymentDifferences
      .createQueryBuilder('difference')
      .where({ mode, ...whereOf[state] })
      .orderBy('difference.firstSeenAt', 'DESC')
      .addOrderBy('difference.id', 'DESC')
      .limit(limit + 1);
    if (after) query.andWhere('(difference.firstSeenAt, difference.id) < (:at, :id)', after);
    const { rows, next } = pageOf(await query.getMany(), limit, ({ firstSeenAt: at, id }) => ({ at, id }));
    return { differences: rows.map(shown), next };
  }

  /** Those nobody has explained: how many, up to `mostOpen`, since when, and the newest; undefined when there is none. */
  async open(mode: Mode): Promise<{ count: number; since: Date; newest: PaymentDifferenceEntity } | undefined> {
    const where = { mode, ...whereOf.open };
    const newest = await this.paymentDifferences.findOne({ where, order: { firstSeenAt: 'DESC', id: 'DESC' } });
    const [counted] = await this.database.query<[{ count: number; since: Date | null }]>(
      `SELECT (SELECT count(*)::int FROM (SELECT FROM payment_difference
                 WHERE mode = $1 AND ended_at IS NULL AND explained_at IS NULL LIMIT $2) AS open) AS count,
              (SELECT min(first_seen_at) FROM payment_difference
                 WHERE mode = $1 AND ended_at IS NULL AND explained_at IS NULL) AS since`,
      [mode, maxOpenCounted],
    );
    return newest && counted.since ? { count: counted.count, since: counted.since, newest } : undefined;
  }

  /** When that was paid which nobody has explained, and is the oldest. */
  async oldestOpen(mode: Mode): Promise<Date | undefined> {
    return (await this.paymentDifferences.findOne({ where: { mode, ...whereOf.open }, order: { at: 'ASC' } }))?.at;
  }

  /** @throws Refusal 404; 409 when it is over, or explained by somebody else meanwhile */
  async explain(id: string, note: string, { name }: User): Promise<PaymentDifference> {
    const explained = { explainedBy: name, explainedAt: this.clock.now(), note };
    const { affected } = await this.paymentDifferences.update({ id, ...whereOf.open }, explained);
    const row = await this.paymentDifferences.findOneBy({ id });
    if (!row) throw notFound('This difference');
    if (affected === 0) throw cannotExplain(row);
    const subject = { type: 'payment_difference', id };
    noteChange({ subject, before: { explainedBy: null, note: null }, after: { explainedBy: name, note } });
    return shown(row);
  }
}
