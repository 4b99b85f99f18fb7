import { Injectable } from '@nestjs/common';
import type { DailyCalls } from '@booking/contracts/dashboard';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { isCallCondition } from '../../calls/log/call-filter.repository.ts';

export type Total = { calls: number; costUsd: number };

const quarter = 15 * 60_000;

/** Figures over calls; a call belongs to the day it started. Of a chat on the website only the cost counts, where it is known. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Calls that started from an instant up to, not including, another. Quarters of an hour are counted already, and what is in the first and
   * the last one but not asked for is taken off: of a day that goes on, that is nothing.
   */
  async total(mode: Mode, from: Date, to: Date): Promise<Total> {
    if (to <= from) return { calls: 0, costUsd: 0 };
    const first = new Date(Math.floor(from.getTime() / quarter) * quarter);
    const last = new Date(Math.ceil(to.getTime() / quarter) * quarter);
    const [row] = await preparedQuery<{ calls: number; cost: number }>(
      this.database,
      `SELECT coalesce(sum(calls), 0)::int AS calls, coalesce(sum(cost_usd), 0)::float8 AS cost FROM (
         SELECT calls, cost_usd FROM call_quarter WHERE mode = $1 AND began >= $3 AND began < $4
         UNION ALL SELECT -(${isCallCondition})::int, -cost_usd FROM call WHERE mode = $1 AND started_at >= $3 AND started_at < $2
         UNION ALL SELECT -(${isCallCondition})::int, -cost_usd FROM call WHERE mode = $1 AND started_at >= $5 AND started_at < $4
       ) AS counted`,
      [mode, from, first, last, to],
    );
    return { calls: row!.calls, costUsd: row!.cost };
  }

  /** How many calls started from an instant up to, not including, another; counting stops at `most`. */
  async callsFrom(mode: Mode, from: Date, to: Date, most: number): Promise<number> {
    const [row] = await this.database.query<{ calls: number }[]>(
      `SELECT count(*)::int AS calls FROM (
         SELECT FROM call WHERE mode = $1 AND started_at >= $2 AND started_at < $3 AND ${isCallCondition} LIMIT $4
       ) AS counted`,
      [mode, from, to, most],
    );
    return row!.calls;
  }

  /** Each hotel day from one date to another (YYYY-MM-DD, both included), days without a call too. */
  daily(mode: Mode, from: string, to: string, zone: string): Promise<DailyCalls> {
    return this.database.query<DailyCalls>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(sum(calls), 0)::int AS calls,
              coalesce(sum(cost_usd), 0)::float8 AS cost
       FROM generate_series($2::timestamp, $3::timestamp, interval '1 day') AS day
       LEFT JOIN call_quarter ON mode = $1
         AND began >= day AT TIME ZONE $4
         AND began < (day + interval '1 day') AT TIME ZONE $4
       GROUP BY day ORDER BY day`,
      [mode, from, to, zone],
    );
  }

  /** When an assistant that answers guests was last published; null before the first time. */
  async lastPublishedAt(mode: Mode): Promise<string | null> {
    const [row] = await this.database.query<{ at: Date | null }[]>(
      `SELECT max(last_published_at) AS at FROM assistant
       WHERE mode = $1 AND assistant_type = 'guest' AND archived_at IS NULL`,
      [mode],
    );
    return row!.at?.toISOString() ?? null;
  }

  /** How long callers waited for an answer on average, in ms, over the newest calls that tell. */
  async recentLatencyMs(mode: Mode): Promise<number | null> {
    const [row] = await this.database.query<{ latency: number | null }[]>(
      `SELECT avg(latency_ms)::float8 AS latency FROM (
         SELECT latency_ms FROM call WHERE mode = $1 AND latency_ms IS NOT NULL ORDER BY started_at DESC LIMIT 50
       ) AS recent`,
      [mode],
    );
    return row!.latency;
  }
}
