import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A column of sealed texts, the one that tells its rows apart, and what a row's text was sealed for. */
export type SealedColumn = { table: string; id: string; column: string; purpose: (id: string) => string };

type SealedText = { id: string; text: string };

/** Sealed texts of whatever table. Names of tables and columns are written in code, never given. */
@Injectable()
export class SealedColumnsRepository {
  constructor(private readonly database: DataSource) {}

  list({ table, id, column }: SealedColumn): Promise<SealedText[]> {
    return this.database.query<SealedText[]>(
      `SELECT ${id} AS id, ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`,
    );
  }

  /** Replaces a text unless another one was written meanwhile, which is sealed by SECRET_KEY already. */
  async replace({ table, id, column }: SealedColumn, { id: row, text }: SealedText, anew: string): Promise<void> {
    await this.database.query(`UPDATE ${table} SET ${column} = $1 WHERE ${id} = $2 AND ${column} = $3`, [
      anew,
      row,
      text,
    ]);
  }
}
