import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { coalescedQuery } from '../database/prepared.query.ts';

/** What a provider said, and when. */
export type CachedAnswer<T> = { value: T; at: Date };

@Injectable()
export class ProviderCacheRepository {
  constructor(private readonly database: DataSource) {}

  async find<T>(key: string): Promise<CachedAnswer<T> | undefined> {
    const sql = 'SELECT value, at FROM provider_cache WHERE key = $1';
    return (await coalescedQuery<CachedAnswer<T>>(this.database, sql, [key]))[0];
  }

  /** Keeps an answer unless a newer one is there, and forgets some that are a week old. */
  async save(key: string, { value, at }: CachedAnswer<unknown>): Promise<void> {
    await this.database.query(
      `WITH forgotten AS (
         DELETE FROM provider_cache WHERE key IN (
           SELECT key FROM provider_cache WHERE at < $3::timestamptz - interval '7 days' AND key <> $1
           LIMIT 20 FOR UPDATE SKIP LOCKED
         )
       )
       INSERT INTO provider_cache (key, value, at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, at = excluded.at WHERE provider_cache.at < excluded.at`,
      [key, JSON.stringify(value), at],
    );
  }
}
