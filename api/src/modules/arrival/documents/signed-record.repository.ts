import { Injectable } from '@nestjs/common';
import type { SignedKind } from '@booking/contracts/precheckins';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { SignedRecordEntity } from './signed-record.entity.ts';

type RecordKey = Pick<SignedRecordEntity, 'precheckinId' | 'kind'>;

/** The table `signed_record`. */
@Injectable()
export class SignedRecordRepository {
  constructor(@InjectRepository(SignedRecordEntity) private readonly records: Repository<SignedRecordEntity>) {}

  /** In the order in which they were given. */
  list(precheckinId: string, transaction?: Transaction): Promise<SignedRecordEntity[]> {
    return this.in(transaction).find({ where: { precheckinId }, order: { at: 'ASC' } });
  }

  async listKinds(precheckinId: string, transaction?: Transaction): Promise<SignedKind[]> {
    return (await this.list(precheckinId, transaction)).map(({ kind }) => kind);
  }

  /** Those whose images are not deleted. */
  listWithImages(precheckinId: string): Promise<SignedRecordEntity[]> {
    return this.records.findBy({ precheckinId, deletedAt: IsNull() });
  }

  find(key: RecordKey): Promise<SignedRecordEntity | null> {
    const { precheckinId, kind } = key;
    return this.records.findOneBy({ precheckinId, kind });
  }

  exists(precheckinId: string, transaction: Transaction): Promise<boolean> {
    return this.in(transaction).existsBy({ precheckinId });
  }

  async save(record: SignedRecordEntity, transaction: Transaction): Promise<void> {
    await this.in(transaction).save(record);
  }

  /** Locks a record until the transaction ends; null where its image is deleted. */
  lockWithImage(key: RecordKey, transaction: Transaction): Promise<SignedRecordEntity | null> {
    const where = { ...key, deletedAt: IsNull() };
    return this.in(transaction).findOne({ where, lock: { mode: 'pessimistic_write' } });
  }

  async markImageDeleted(key: RecordKey, deletedAt: Date, transaction: Transaction): Promise<void> {
    await this.in(transaction).update(key, { deletedAt });
  }

  /** Which of these images no record names. */
  async listOrphanedKeys(imageKeys: readonly string[]): Promise<string[]> {
    const rows = await this.records.query<{ key: string }[]>(
      `SELECT key FROM unnest($1::text[]) AS key
       WHERE NOT EXISTS (SELECT FROM signed_record WHERE image_key = key AND deleted_at IS NULL)`,
      [imageKeys],
    );
    return rows.map(({ key }) => key);
  }

  private in(transaction?: Transaction): Repository<SignedRecordEntity> {
    return transaction?.getRepository(SignedRecordEntity) ?? this.records;
  }
}
