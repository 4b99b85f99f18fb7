import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { GoldenCall, goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { GoldenCallEntity, toGoldenCall } from './golden-call.entity.ts';

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

/** The conversations an assistant must get right. */
@Injectable()
export class GoldenCallsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(GoldenCallEntity) private readonly goldenCalls: Repository<GoldenCallEntity>,
    private readonly audit: AuditLog,
  ) {}

  async list(assistantType?: GoldenCall['assistantType']): Promise<GoldenCall[]> {
    const where = assistantType ? { assistantType } : {};
    return (await this.goldenCalls.find({ where, order: { id: 'ASC' } })).map(toGoldenCall);
  }

  /** @throws Refusal 404 */
  async read(id: number): Promise<GoldenCall> {
    const row = await this.goldenCalls.findOneBy({ id });
    if (!row) throw notFound('The golden call');
    return toGoldenCall(row);
  }

  async create(fields: Fields, author: string): Promise<GoldenCall> {
    return this.database.transaction(async (em) => {
      const made = toGoldenCall(await em.save(em.create(GoldenCallEntity, { ...fields, createdBy: author })));
      await this.audit.change({ subject: subjectOf(made), after: fields }, em);
      return made;
    });
  }

  /**
   * One that says something else than before counts as not played.
   * @throws Refusal 404; 409 `golden_call_changed` when `revision` is no longer the newest
   */
  change(id: number, { revision, ...fields }: Changes): Promise<GoldenCall> {
    return this.database.transaction(async (em) => {
      const rows = em.getRepository(GoldenCallEntity);
      const row = await rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw notFound('The golden call');
      if (revision !== undefined && revision !== row.revision) throw changedMeanwhile;
      const changed = rows.create({ ...row, ...fields, revision: row.revision + 1 });
      const isRewritten = !isDeepStrictEqual([row.turns, row.assistantType], [changed.turns, changed.assistantType]);
      await this.audit.change({ subject: subjectOf(changed), before: { ...row }, after: { ...row, ...fields } }, em);
      return toGoldenCall(await rows.save(isRewritten ? { ...changed, lastResult: null } : changed));
    });
  }

  /** @throws Refusal 404 */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async (em) => {
      const row = await em.findOne(GoldenCallEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw notFound('The golden call');
      await em.delete(GoldenCallEntity, { id });
      await this.audit.change({ subject: subjectOf(row), before: { ...row } }, em);
    });
  }

  /** Keeps how a call went, unless it was rewritten meanwhile. */
  async played({ id, turns, assistantType }: GoldenCall, lastResult: GoldenCall['lastResult']): Promise<void> {
    await this.goldenCalls
      .createQueryBuilder()
      .update()
      .set({ lastResult })
      .where('id = :id AND turns = :turns', { id, turns: JSON.stringify(turns) })
      .andWhere('assistant_type = :assistantType', { assistantType })
      .execute();
  }
}
