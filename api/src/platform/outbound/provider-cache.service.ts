import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentLane } from './lane.context.ts';
import { coalescedQuery } from '../database/prepared.query.ts';

/** What a provider said, and when. */
export type Remembered<T> = { value: T; at: Date };

/** Answers of providers that may be some minutes old, shared by everybody who asks; after a week they are forgotten. */
@Injectable()
export class ProviderCache {
  private readonly loading = new Map<string, Promise<Remembered<unknown>>>();

  constructor(private readonly database: DataSource) {}

  /** The answer kept under `key` when it is younger than `seconds`, else a new one; whoever asks meanwhile waits for the same. */
  async remember<T>(key: string, seconds: number, load: () => Promise<T>): Promise<Remembered<T>> {
    const kept = await this.last<T>(key);
    if (kept && Date.now() - kept.at.getTime() < seconds * 1000) return kept;
    // whoever waits on the phone does not wait for what a page asked
    const asking = `${currentLane()} ${key}`;
    const running = this.loading.get(asking) ?? this.load(key, load).finally(() => this.loading.delete(asking));
    this.loading.set(asking, running);
    return running as Promise<Remembered<T>>;
  }

  /** The newest answer, however old: better than nothing when the provider is away. */
  async last<T>(key: string): Promise<Remembered<T> | undefined> {
    const kept = 'SELECT value, at FROM provider_cache WHERE key = $1';
    const [row] = await coalescedQuery<Remembered<T>>(this.database, kept, [key]);
    return row;
  }

  private async load<T>(key: string, load: () => Promise<T>): Promise<Remembered<T>> {
    const at = new Date();
    const value = await load();
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
    return { value, at };
  }
}
