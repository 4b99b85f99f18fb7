import { Injectable } from '@nestjs/common';
import type { DailyCalls } from '@booking/contracts/dashboard';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { isCallCondition } from '../../calls/log/call-filter.repository.ts';
import type { Period } from './dashboard-periods.rule.ts';

export type CallTotal = { calls: number; costUsd: number };

const quarterMs = 15 * 60_000;

/** Figures over calls. A call belongs to the period in which it started; of a chat on the website only its cost counts. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Adds up whole quarters of an hour, which triggers count, and subtracts the calls of the first and the last quarter that are
   * outside of the period. For a day that is still going on, there are none.
   */
  async sumCalls(mode: Mode, { from, to }: Period): Promise<CallTotal> {
    if (to <= from) return { calls: 0, costUsd: 0 };
    const firstQuarter = new Date(Math.floor(from.getTime() / quarterMs) * quarterMs);
    const endOfLastQuarter = new Date(Math.ceil(to.getTime() / quarterMs) * quarterMs);
    const [row] = await preparedQuery<{ calls: number; cost: number }>(
      this.database,
      `SELECT coalesce(sum(calls), 0)::int AS calls, coalesce(sum(cost_usd), 0)::float8 AS cost FROM (
         SELECT calls, cost_usd FROM call_quarter WHERE mode = $1 AND began >= $3 AND began < $4
         UNION ALL SELECT -(${isCallCondition})::int, -cost_usd FROM call WHERE mode = $1 AND started_at >= $3 AND started_at < $2
         UNION ALL SELECT -(${isCallCondition})::int, -cost_usd FROM call WHERE mode = $1 AND started_at >= $5 AND started_at < $4
       ) AS counted`,
      [mode, from, firstQuarter, endOfLastQuarter, to],
    );
    return { calls: row!.calls, costUsd: row!.cost };
  }

  /** Counts the calls of a period one by one, and stops at `most`. */
  async countCalls(mode: Mode, { from, to }: Period, most: number): Promise<number> {
    const [row] = await this.database.query<{ calls: number }[]>(
      `SELECT count(*)::int AS calls FROM (
         SELECT FROM call WHERE mode = $1 AND started_at >= $2 AND started_at < $3 AND ${isCallCondition} LIMIT $4
       ) AS counted`,
      [mode, from, to, most],
    );
    return row!.calls;
  }

  /** Each hotel day from one date to another (YYYY-MM-DD, both included), also days without a call. */
  listDays(mode: Mode, from: string, to: string, zone: string): Promise<DailyCalls> {
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

  /** When an assistant that answers guests was last published. */
  async findLastPublishedAt(mode: Mode): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }[]>(
      `SELECT max(last_published_at) AS at FROM assistant
       WHERE mode = $1 AND assistant_type = 'guest' AND archived_at IS NULL`,
      [mode],
    );
    return row!.at;
  }

  /** How long callers waited for an answer on average, over the newest 50 calls that measured it. */
  async averageRecentLatencyMs(mode: Mode): Promise<number | null> {
    const [row] = await this.database.query<{ latency: number | null }[]>(
      `SELECT avg(latency_ms)::float8 AS latency FROM (
         SELECT latency_ms FROM call WHERE mode = $1 AND latency_ms IS NOT NULL ORDER BY started_at DESC LIMIT 50
       ) AS recent`,
      [mode],
    );
    return row!.latency;
  }
}
