import { Injectable } from '@nestjs/common';
import { currentLane } from './lane.context.ts';
import { ProviderCacheRepository, type CachedAnswer } from './provider-cache.repository.ts';

export type { CachedAnswer } from './provider-cache.repository.ts';

/** A shared cache of provider answers that may be some minutes old; entries are deleted after a week. */
@Injectable()
export class ProviderCache {
  private readonly loading = new Map<string, Promise<CachedAnswer<unknown>>>();

  constructor(private readonly answers: ProviderCacheRepository) {}

  /** The answer kept under `key` when it is younger than `seconds`, else a new one; callers meanwhile wait for the same load. */
  async getOrLoad<T>(key: string, seconds: number, load: () => Promise<T>): Promise<CachedAnswer<T>> {
    const kept = await this.findLast<T>(key);
    if (kept && Date.now() - kept.at.getTime() < seconds * 1000) return kept;
    // a caller on the phone does not wait for a load of a page
    const asking = `${currentLane()} ${key}`;
    const running = this.loading.get(asking) ?? this.load(key, load).finally(() => this.loading.delete(asking));
    this.loading.set(asking, running);
    return running as Promise<CachedAnswer<T>>;
  }

  /** The newest answer, however old: better than nothing when the provider is away. */
  async findLast<T>(key: string): Promise<CachedAnswer<T> | undefined> {
    return this.answers.find<T>(key);
  }

  private async load<T>(key: string, load: () => Promise<T>): Promise<CachedAnswer<T>> {
    const at = new Date();
    const value = await load();
    await this.answers.save(key, { value, at });
    return { value, at };
  }
}
