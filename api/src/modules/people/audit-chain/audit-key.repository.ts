import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { AuditKeyEntity } from './audit-key.entity.ts';

@Injectable()
export class AuditKeyRepository {
  constructor(private readonly database: DataSource) {}

  list(subjects: readonly string[], transaction?: Transaction): Promise<AuditKeyEntity[]> {
    const sql = 'SELECT subject, sealed FROM audit_key WHERE subject = ANY ($1)';
    return (transaction ?? this.database.manager).query(sql, [subjects]);
  }

  /** Leaves those as they are that are there already. */
  async insertMissing(keys: readonly AuditKeyEntity[], transaction?: Transaction): Promise<void> {
    await (transaction ?? this.database.manager).query(
      'INSERT INTO audit_key (subject, sealed) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
      [keys.map(({ subject }) => subject), keys.map(({ sealed }) => sealed)],
    );
  }

  async delete(subjects: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM audit_key WHERE subject = ANY ($1)', [subjects]);
  }
}
