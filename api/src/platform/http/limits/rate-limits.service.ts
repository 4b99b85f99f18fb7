import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.error.ts';
import { RateLimitsRepository } from './rate-limits.repository.ts';

/** Counters of all replicas together, in PostgreSQL. */
@Injectable()
export class RateLimits {
  constructor(private readonly counters: RateLimitsRepository) {}

  /** Counts one more. @returns how many that makes @throws Refusal 429 that says how long to wait */
  async count(what: string, who: string, limit: RateLimit): Promise<number> {
    const counted = await this.counters
      .limiterOf(what, limit)
      .consume(who)
      .catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? tooMany(refused) : refused;
      });
    return counted.consumedPoints;
  }

  /** Takes back one that was counted before it was known to be harmless. */
  async uncount(what: string, who: string, limit: RateLimit): Promise<void> {
    await this.counters.limiterOf(what, limit).reward(who);
  }

  /**
   * Counts first what may turn out wrong, and takes it back when it does not, so that many at once are no more than one by one.
   * @returns what `work` found; undefined is a miss
   * @throws Refusal 429 without doing the work
   */
  async attempt<T>(
    what: string,
    who: string,
    limit: RateLimit,
    work: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    await this.count(what, who, limit);
    let isMiss = false;
    try {
      const found = await work();
      isMiss = found === undefined;
      return found;
    } finally {
      if (!isMiss) await this.uncount(what, who, limit);
    }
  }

  /** Refuses everything for so long, whatever is left. */
  async block(what: string, who: string, limit: RateLimit, seconds: number): Promise<void> {
    await this.counters.limiterOf(what, limit).block(who, seconds);
  }

  /** Begins anew. */
  async clear(what: string, who: string, limit: RateLimit): Promise<void> {
    await this.counters.limiterOf(what, limit).delete(who);
  }

  /** @throws Refusal 429 when the limit is used up; counts nothing */
  async check(what: string, who: string, limit: RateLimit): Promise<void> {
    const used = await this.counters.limiterOf(what, limit).get(who);
    if (used && used.consumedPoints >= limit.points) throw tooMany(used);
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): Refusal => {
  const minutes = Math.ceil(msBeforeNext / 60_000);
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes > 1 ? `${minutes} minutes` : 'a minute';
  const refusal = new Refusal(429, 'too_many_requests', `Too many attempts. Wait ${wait} and try again.`);
  refusal.retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return refusal;
};
