import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { SignedRecordEntity } from '../../arrival/documents/signed-record.entity.ts';
import { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';

/** Pre-check-ins with the records of their signatures and photos. */
@Injectable()
export class PersonalImageRepository {
  constructor(private readonly database: DataSource) {}

  list(precheckinIds: readonly string[]): Promise<SignedRecordEntity[]> {
    return this.database.getRepository(SignedRecordEntity).findBy({ precheckinId: In(precheckinIds) });
  }

  async deletePrecheckins(precheckinIds: readonly string[]): Promise<void> {
    await this.database.getRepository(PrecheckinEntity).delete({ id: In(precheckinIds) });
  }
}
