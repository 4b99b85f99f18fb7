import { Injectable } from '@nestjs/common';
import type { DailyCalls } from '@booking/contracts/dashboard';
import type { Conversion } from '@booking/contracts/desk-overview';
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

  /** Of the calls that started in a period: how many led to a link or a payment, and how many were paid. */
  async countConversion(mode: Mode, { from, to }: Period): Promise<Pick<Conversion, 'links' | 'paid'>> {
    const [row] = await preparedQuery<Pick<Conversion, 'links' | 'paid'>>(
      this.database,
      // what came of a call was made after it began, so the indexes of both tables by time lead to all of it
      `SELECT count(*)::int AS links, count(*) FILTER (WHERE is_paid)::int AS paid FROM (
         SELECT call_id, bool_or(is_paid) AS is_paid FROM (
           SELECT call_id, false AS is_paid FROM guest_session WHERE mode = $1 AND created_at >= $2
           UNION ALL SELECT call_id, paid_at IS NOT NULL FROM payment WHERE mode = $1 AND created_at >= $2
         ) AS made WHERE call_id IS NOT NULL GROUP BY call_id
       ) AS led JOIN call ON call.id = led.call_id
       WHERE call.mode = $1 AND started_at >= $2 AND started_at < $3 AND ${isCallCondition}`,
      [mode, from, to],
    );
    return row!;
  }

  /** Calls of which nobody said yet how they ended. None goes on longer than a few hours. */
  async countInProgress(mode: Mode, since: Date): Promise<number> {
    const [row] = await preparedQuery<{ calls: number }>(
      this.database,
      `SELECT count(*)::int AS calls FROM call
       WHERE mode = $1 AND started_at >= $2 AND duration_ms IS NULL AND ended_reason IS NULL AND ${isCallCondition}`,
      [mode, since],
    );
    return row!.calls;
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
