import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { GoldenCall, goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { toGoldenCall } from './golden-call.mapper.ts';
import { GoldenCallsRepository } from './golden-calls.repository.ts';

type Fields = InputOf<typeof goldenCallEndpoints.create>['body'];
type Changes = InputOf<typeof goldenCallEndpoints.change>['body'];

const changedMeanwhile = new Refusal(
  409,
  'golden_call_changed',
  'Somebody else changed this golden call meanwhile. Nothing of yours was saved: compare both and save again.',
);

const subjectOf = ({ id, name }: Pick<GoldenCall, 'id' | 'name'>) => ({
  type: 'golden_call',
  id: String(id),
  label: name,
});

/** The conversations that an assistant must get right before it is published. */
@Injectable()
export class GoldenCallsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly goldenCalls: GoldenCallsRepository,
    private readonly audit: AuditLog,
  ) {}

  async list(assistantType?: GoldenCall['assistantType']): Promise<GoldenCall[]> {
    return (await this.goldenCalls.list(assistantType)).map(toGoldenCall);
  }

  /** @throws Refusal 404 */
  async get(id: number): Promise<GoldenCall> {
    const row = await this.goldenCalls.find(id);
    if (!row) throw notFound('The golden call');
    return toGoldenCall(row);
  }

  create(fields: Fields, author: string): Promise<GoldenCall> {
    return this.transactions.run(async (transaction) => {
      const created = await this.goldenCalls.create({ ...fields, createdBy: author }, transaction);
      await this.audit.recordChange({ subject: subjectOf(created), after: fields }, transaction);
      return toGoldenCall(created);
    });
  }

  /** The ids of golden calls that were made of drafts of the starter content, by the keys of the drafts. */
  async listAdopted(): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.goldenCalls.listOfStarters()).map(({ starterKey, id }) => [starterKey!, id]));
  }

  /** Makes an inactive golden call of each draft, or returns the one that was made of it. */
  adopt(drafts: readonly (Omit<Fields, 'isActive'> & { key: string })[], author: string): Promise<GoldenCall[]> {
    return this.transactions.run(async (transaction) => {
      await this.goldenCalls.lockStarters(transaction);
      const adopted = await this.goldenCalls.listOfStarters(transaction);
      const calls: GoldenCall[] = [];
      for (const { key, ...draft } of drafts) {
        const existing = adopted.find(({ starterKey }) => starterKey === key);
        // inactive, because nobody has played it with this hotel's words yet
        const fields = { ...draft, isActive: false };
        const row =
          existing ??
          (await this.goldenCalls.create({ ...fields, createdBy: author, starterKey: key }, transaction));
        if (!existing) await this.audit.recordChange({ subject: subjectOf(row), after: fields }, transaction);
        calls.push(toGoldenCall(row));
      }
      return calls;
    });
  }

  /**
   * A golden call whose conversation changes counts as not played.
   * @throws Refusal 404; 409 `golden_call_changed` when `revision` is no longer the newest
   */
  update(id: number, { revision, ...fields }: Changes): Promise<GoldenCall> {
    return this.transactions.run(async (transaction) => {
      const row = await this.goldenCalls.findForUpdate(id, transaction);
      if (!row) throw notFound('The golden call');
      if (revision !== undefined && revision !== row.revision) throw changedMeanwhile;
      const changed = { ...row, ...fields, revision: row.revision + 1 };
      const isRewritten = !isDeepStrictEqual([row.turns, row.assistantType], [changed.turns, changed.assistantType]);
      const change = { subject: subjectOf(changed), before: { ...row }, after: { ...row, ...fields } };
      await this.audit.recordChange(change, transaction);
      const saved = isRewritten ? { ...changed, lastResult: null } : changed;
      return toGoldenCall(await this.goldenCalls.save(saved, transaction));
    });
  }

  /** @throws Refusal 404 */
  async delete(id: number): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const row = await this.goldenCalls.findForUpdate(id, transaction);
      if (!row) throw notFound('The golden call');
      await this.goldenCalls.delete(id, transaction);
      await this.audit.recordChange({ subject: subjectOf(row), before: { ...row } }, transaction);
    });
  }
}
