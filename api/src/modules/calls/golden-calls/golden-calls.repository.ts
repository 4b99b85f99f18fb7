import { Injectable } from '@nestjs/common';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { GoldenCallEntity } from './golden-call.entity.ts';

export type NewGoldenCall = Pick<GoldenCallEntity, 'name' | 'assistantType' | 'turns' | 'isActive' | 'createdBy'> &
  Partial<Pick<GoldenCallEntity, 'fromCallId' | 'starterKey'>>;

@Injectable()
export class GoldenCallsRepository {
  constructor(private readonly database: DataSource) {}

  list(assistantType?: GoldenCall['assistantType']): Promise<GoldenCallEntity[]> {
    return this.rows().find({ where: assistantType ? { assistantType } : {}, order: { id: 'ASC' } });
  }

  find(id: number): Promise<GoldenCallEntity | null> {
    return this.rows().findOneBy({ id });
  }

  /** The row stays locked until the transaction ends. */
  findForUpdate(id: number, transaction: Transaction): Promise<GoldenCallEntity | null> {
    return this.rows(transaction).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The golden call that was made of a call of the log. */
  findFromCall(fromCallId: string, transaction?: Transaction): Promise<GoldenCallEntity | null> {
    return this.rows(transaction).findOneBy({ fromCallId });
  }

  /** Those that were made of drafts of the starter content. */
  listOfStarters(transaction?: Transaction): Promise<GoldenCallEntity[]> {
    return this.rows(transaction).find({ where: { starterKey: Not(IsNull()) }, order: { id: 'ASC' } });
  }

  /** Locks the adopting of starter content until the transaction ends. */
  async lockStarters(transaction: Transaction): Promise<void> {
    await advisoryLock(transaction, 'starter golden calls');
  }

  /** Locks the making of a golden call from this call until the transaction ends. */
  async lockFromCall(fromCallId: string, transaction: Transaction): Promise<void> {
    await advisoryLock(transaction, `golden call of ${fromCallId}`);
  }

  create(fields: NewGoldenCall, transaction?: Transaction): Promise<GoldenCallEntity> {
    const rows = this.rows(transaction);
    return rows.save(rows.create(fields));
  }

  save(row: GoldenCallEntity, transaction?: Transaction): Promise<GoldenCallEntity> {
    return this.rows(transaction).save(row);
  }

  async delete(id: number, transaction?: Transaction): Promise<void> {
    await this.rows(transaction).delete({ id });
  }

  /** Stores how a golden call went, unless its conversation was edited since it was played. */
  async saveResult(
    { id, turns, assistantType }: Pick<GoldenCall, 'id' | 'turns' | 'assistantType'>,
    lastResult: GoldenCall['lastResult'],
  ): Promise<void> {
    await this.rows()
      .createQueryBuilder()
      .update()
      .set({ lastResult })
      .where('id = :id AND turns = :turns', { id, turns: JSON.stringify(turns) })
      .andWhere('assistant_type = :assistantType', { assistantType })
      .execute();
  }

  private rows(transaction?: Transaction): Repository<GoldenCallEntity> {
    return (transaction ?? this.database.manager).getRepository(GoldenCallEntity);
  }
}
