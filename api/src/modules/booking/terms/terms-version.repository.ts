import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { TermsVersionEntity } from './terms-version.entity.ts';

/** The table `terms_version`: terms that payments were made under. */
@Injectable()
export class TermsVersionRepository {
  constructor(private readonly database: DataSource) {}

  async insertIfMissing(terms: TermsVersionEntity, transaction: Transaction): Promise<void> {
    await transaction.createQueryBuilder().insert().into(TermsVersionEntity).values(terms).orIgnore().execute();
  }

  find(version: string): Promise<TermsVersionEntity | null> {
    return this.database.manager.findOneBy(TermsVersionEntity, { version });
  }
}
