import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { DifferenceKind, DifferenceState, PaymentDifference } from '@booking/contracts/payment-match';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { differenceKey, type FoundDifference } from './found-difference.rule.ts';
import type { MatchRunEntity } from './match-run.entity.ts';
import type { PaymentDifferenceEntity } from './payment-difference.entity.ts';
import { toPaymentDifference } from './payment-difference.mapper.ts';
import { PaymentDifferencesRepository } from './payment-differences.repository.ts';

/** Counting of what is open stops here. */
export const maxOpenCounted = 1_000;

const cannotExplain = ({ endedAt, explainedBy, note }: PaymentDifferenceEntity): Refusal =>
  endedAt
    ? new Refusal(409, 'difference_over', 'This difference is over: a newer match did not find it any more.')
    : new Refusal(409, 'explained_already', `${explainedBy} has explained this difference already: ${note}`);

/** What matches found, from when it was first seen until it was not found any more. */
@Injectable()
export class DifferencesService {
  constructor(
    private readonly differences: PaymentDifferencesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Records what a run found, and ends what it looked for and did not find.
   * @param kinds those that were looked for; others stay as they are, for a provider did not answer
   * @returns how many there are now, those explained among them
   */
  async record(
    { id: runId, mode, since }: MatchRunEntity,
    found: readonly FoundDifference[],
    kinds: readonly DifferenceKind[],
    transaction: Transaction,
  ): Promise<number> {
    const now = this.clock.now();
    await this.differences.markSeen(mode, found.map(differenceKey), runId, now, transaction);
    const settled = found.filter(({ isFresh }) => !isFresh);
    const seen = { mode, runId, firstSeenAt: now, lastSeenAt: now };
    const made = settled.map(({ isFresh: _, ...each }) => ({ ...each, ...seen, key: differenceKey(each) }));
    await this.differences.createMissing(made, transaction);
    await this.differences.endUnseen({ mode, runId, since }, kinds, now, transaction);
    return this.differences.countCurrent(mode, transaction);
  }

  async page(
    mode: Mode,
    state: DifferenceState,
    limit: number,
    after?: Cursor,
  ): Promise<{ differences: PaymentDifference[]; next: Cursor | undefined }> {
    const found = await this.differences.list(mode, state, limit + 1, after);
    const { rows, next } = pageOf(found, limit, ({ firstSeenAt: at, id }) => ({ at, id }));
    return { differences: rows.map(toPaymentDifference), next };
  }

  /** Those that no one has explained: how many, up to `maxOpenCounted`, since when, and the newest; undefined when there is none. */
  async listOpen(mode: Mode): Promise<{ count: number; since: Date; newest: PaymentDifferenceEntity } | undefined> {
    const newest = await this.differences.findNewestOpen(mode);
    const { count, since } = await this.differences.countOpen(mode, maxOpenCounted);
    return newest && since ? { count, since, newest } : undefined;
  }

  /** When the payment of the oldest open difference was made. */
  async findOldestOpen(mode: Mode): Promise<Date | undefined> {
    return (await this.differences.findOldestOpen(mode))?.at;
  }

  /** @throws Refusal 404; 409 when it is over, or was explained meanwhile */
  async explain(id: string, note: string, { name }: User): Promise<PaymentDifference> {
    const explanation = { explainedBy: name, explainedAt: this.clock.now(), note };
    const isExplained = await this.differences.explain(id, explanation);
    const row = await this.differences.find(id);
    if (!row) throw notFound('This difference');
    if (!isExplained) throw cannotExplain(row);
    const subject = { type: 'payment_difference', id };
    noteChange({ subject, before: { explainedBy: null, note: null }, after: { explainedBy: name, note } });
    return toPaymentDifference(row);
  }
}
