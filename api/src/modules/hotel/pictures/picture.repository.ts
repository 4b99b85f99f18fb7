import { Injectable } from '@nestjs/common';
import type { PictureFile } from '@booking/contracts/picture-sizes';
import { DataSource } from 'typeorm';
import { coalescedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { PictureEntity } from './picture.entity.ts';

/** The tables `picture` and `picture_file`. */
@Injectable()
export class PictureRepository {
  constructor(private readonly database: DataSource) {}

  list(addresses: readonly string[]): Promise<readonly Readonly<PictureEntity>[]> {
    return coalescedQuery<PictureEntity>(
      this.database,
      'SELECT address, hash, asked_at AS "askedAt" FROM picture WHERE address = ANY($1)',
      [addresses],
    );
  }

  async findFile(hash: string, file: PictureFile): Promise<Buffer | undefined> {
    const sql = 'SELECT bytes FROM picture_file WHERE hash = $1 AND file = $2';
    const [found] = await this.database.query<{ bytes: Buffer }[]>(sql, [hash, file]);
    return found?.bytes;
  }

  /**
   * Notes that pictures are fetched, unless that was noted since `dueBefore`. New ones are left out beyond `most`.
   * @returns the addresses that the caller has to fetch
   */
  async claim(
    addresses: readonly string[],
    { now, dueBefore, most }: { now: Date; dueBefore: Date; most: number },
    transaction: Transaction,
  ): Promise<string[]> {
    const claimed = await transaction.query<{ address: string }[]>(
      `INSERT INTO picture AS known (address, asked_at)
       SELECT address, $2::timestamptz FROM unnest($1::text[]) AS given (address)
       WHERE EXISTS (SELECT FROM picture WHERE picture.address = given.address)
          OR (SELECT count(*) FROM picture) < $4::int
       ORDER BY address
       ON CONFLICT (address) DO UPDATE SET asked_at = excluded.asked_at WHERE known.asked_at < $3
       RETURNING address`,
      [addresses, now, dueBefore, most],
    );
    return claimed.map(({ address }) => address);
  }

  async saveFiles(
    hash: string,
    files: ReadonlyMap<PictureFile, Buffer>,
    madeAt: Date,
    transaction: Transaction,
  ): Promise<void> {
    for (const [file, bytes] of files)
      await transaction.query(
        'INSERT INTO picture_file (hash, file, bytes, made_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [hash, file, bytes, madeAt],
      );
  }

  async setHash(address: string, hash: string, transaction: Transaction): Promise<void> {
    await transaction.query('UPDATE picture SET hash = $2 WHERE address = $1', [address, hash]);
  }

  /** A picture that staff uploaded is due for no fetch, and never too old. */
  async saveUploaded(address: string, hash: string, transaction: Transaction): Promise<void> {
    await transaction.query(
      `INSERT INTO picture (address, hash, asked_at) VALUES ($1, $2, '9999-01-01')
       ON CONFLICT (address) DO UPDATE SET hash = excluded.hash`,
      [address, hash],
    );
  }

  async delete(address: string, transaction: Transaction): Promise<void> {
    await transaction.query('DELETE FROM picture WHERE address = $1', [address]);
  }

  async deleteAskedBefore(instant: Date, transaction: Transaction): Promise<void> {
    await transaction.query('DELETE FROM picture WHERE asked_at < $1', [instant]);
  }

  /** Deletes files that no picture has any more. */
  async deleteUnusedFiles(madeBefore: Date, transaction: Transaction): Promise<void> {
    await transaction.query(
      `DELETE FROM picture_file AS old WHERE made_at < $1 AND NOT EXISTS (SELECT FROM picture WHERE hash = old.hash)`,
      [madeBefore],
    );
  }
}
