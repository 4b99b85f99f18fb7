import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';

type NewRequest = Pick<PrivacyRequestEntity, 'kind' | 'personHash' | 'requestedAt' | 'requestedBy'> &
  Partial<Pick<PrivacyRequestEntity, 'person' | 'finishedAt'>>;

@Injectable()
export class PrivacyRequestRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<PrivacyRequestEntity | null> {
    return this.requests().findOneBy({ id });
  }

  findUnfinished(id: string): Promise<PrivacyRequestEntity | null> {
    return this.requests().findOneBy({ id, finishedAt: IsNull() });
  }

  listErasuresUnderWay(): Promise<PrivacyRequestEntity[]> {
    return this.requests().findBy({ kind: 'erasure', finishedAt: IsNull() });
  }

  /** The erasure of a person that is under way. @throws EntityNotFoundError */
  getErasureUnderWay(personHash: string, transaction: Transaction): Promise<PrivacyRequestEntity> {
    return this.requests(transaction).findOneByOrFail({ personHash, kind: 'erasure', finishedAt: IsNull() });
  }

  /** Newest first. */
  async page(limit: number, after?: Cursor): Promise<{ rows: PrivacyRequestEntity[]; next: Cursor | undefined }> {
    const query = this.requests()
      .createQueryBuilder('request')
      .orderBy('request.requestedAt', 'DESC')
      .addOrderBy('request.id', 'DESC')
      .limit(limit + 1);
    if (after) query.where('(request.requestedAt, request.id) < (:at, :id)', after);
    return pageOf(await query.getMany(), limit, ({ requestedAt: at, id }) => ({ at, id }));
  }

  insert(request: NewRequest, transaction: Transaction): Promise<PrivacyRequestEntity> {
    return this.requests(transaction).save(request as PrivacyRequestEntity);
  }

  /** @returns undefined when an erasure of this person is under way */
  async insertErasure(request: NewRequest, transaction: Transaction): Promise<PrivacyRequestEntity | undefined> {
    const inserted = await this.requests(transaction)
      .createQueryBuilder()
      .insert()
      .values(request)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: string }[];
    return row && this.requests(transaction).findOneByOrFail({ id: String(row.id) });
  }

  async update(
    id: string,
    fields: Partial<Pick<PrivacyRequestEntity, 'report' | 'person' | 'finishedAt'>>,
    transaction?: Transaction,
  ): Promise<void> {
    await this.requests(transaction).update({ id }, fields);
  }

  private requests(transaction?: Transaction): Repository<PrivacyRequestEntity> {
    return (transaction ?? this.database.manager).getRepository(PrivacyRequestEntity);
  }
}
