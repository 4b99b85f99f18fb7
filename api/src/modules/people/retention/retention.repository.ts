import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';

/** What was kept for long enough. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: DataSource) {}

  /** Runs a statement of `retainedRows`. @returns how many rows it found */
  async deleteSome(statement: string, before: Date, transaction: Transaction): Promise<number> {
    const [, count] = await transaction.query<[unknown, number]>(statement, [before]);
    return count;
  }

  /** Calls whose recordings are older, the oldest first: as many as can be erased in one go. */
  async listRecordings(before: Date, modes: readonly Mode[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      'SELECT id FROM call WHERE recording IS NOT NULL AND started_at < $1 AND mode = ANY($2) ORDER BY started_at LIMIT 5000',
      [before, modes],
    );
    return rows.map(({ id }) => id);
  }
}
