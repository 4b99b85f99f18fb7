import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

type NewView = Omit<SavedViewEntity, 'id'>;

/** The table `saved_view`. */
@Injectable()
export class SavedViewsRepository {
  constructor(@InjectRepository(SavedViewEntity) private readonly views: Repository<SavedViewEntity>) {}

  /** By list and name. */
  list(accountId: string): Promise<SavedViewEntity[]> {
    return this.views.find({ where: { accountId }, order: { list: 'ASC', name: 'ASC' } });
  }

  /** One after the other for one account, until the transaction ends. */
  async lock(accountId: string, transaction: Transaction): Promise<void> {
    await advisoryLock(transaction, `saved views ${accountId}`);
  }

  count(accountId: string, transaction: Transaction): Promise<number> {
    return this.rows(transaction).countBy({ accountId });
  }

  findByName(
    { accountId, list, name }: Omit<NewView, 'search'>,
    transaction: Transaction,
  ): Promise<SavedViewEntity | null> {
    return this.rows(transaction).findOneBy({ accountId, list, name });
  }

  find(accountId: string, id: string, transaction: Transaction): Promise<SavedViewEntity | null> {
    return this.rows(transaction).findOneBy({ accountId, id });
  }

  save(view: NewView | SavedViewEntity, transaction: Transaction): Promise<SavedViewEntity> {
    const rows = this.rows(transaction);
    return rows.save(rows.create(view));
  }

  async delete(id: string, transaction: Transaction): Promise<void> {
    await this.rows(transaction).delete({ id });
  }

  private rows(transaction: Transaction): Repository<SavedViewEntity> {
    return transaction.getRepository(SavedViewEntity);
  }
}
