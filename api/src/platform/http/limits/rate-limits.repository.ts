import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

/** The counters of rate-limiter-flexible in PostgreSQL, which reads and writes their table itself. */
@Injectable()
export class RateLimitsRepository {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly database: DataSource) {}

  /** The counter of what is limited. */
  limiterOf(what: string, limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(what);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.database,
      storeType: 'typeorm',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: what,
      points: limit.points,
      duration: limit.seconds,
    });
    this.limiters.set(what, limiter);
    return limiter;
  }
}
