import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transactions.service.ts';

/** Hashes of what was erased. */
@Injectable()
export class ErasedSubjectsRepository {
  constructor(private readonly database: DataSource) {}

  async add(hashes: readonly string[], transaction: Transaction): Promise<void> {
    await transaction.query('INSERT INTO erased_subject (hash) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
      hashes,
    ]);
  }

  async has(hash: string, transaction: Transaction = this.database.manager): Promise<boolean> {
    const found = await transaction.query<unknown[]>('SELECT FROM erased_subject WHERE hash = $1', [hash]);
    return found.length > 0;
  }
}
