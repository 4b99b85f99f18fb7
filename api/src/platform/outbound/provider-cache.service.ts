import { Injectable } from '@nestjs/common';
import { currentLane } from './lane.context.ts';
import { ProviderCacheRepository, type Remembered } from './provider-cache.repository.ts';

export type { Remembered } from './provider-cache.repository.ts';

/** Answers of providers that may be some minutes old, shared by everybody who asks; after a week they are forgotten. */
@Injectable()
export class ProviderCache {
  private readonly loading = new Map<string, Promise<Remembered<unknown>>>();

  constructor(private readonly answers: ProviderCacheRepository) {}

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
    return this.answers.find<T>(key);
  }

  private async load<T>(key: string, load: () => Promise<T>): Promise<Remembered<T>> {
    const at = new Date();
    const value = await load();
    await this.answers.save(key, { value, at });
    return { value, at };
  }
}
