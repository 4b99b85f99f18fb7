import { Injectable } from '@nestjs/common';
import type { DailyCalls } from '@booking/contracts/dashboard';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';

export type Total = { calls: number; costUsd: number };

/** Figures over calls; a call belongs to the day it started. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly database: DataSource) {}

  /** Calls that started from an instant up to, not including, another. */
  async total(mode: Mode, from: Date, to: Date): Promise<Total> {
    const [row] = await this.database.query<{ calls: number; cost: number }[]>(
      `SELECT count(*)::int AS calls, coalesce(sum(cost_usd), 0)::float8 AS cost
       FROM call WHERE mode = $1 AND started_at >= $2 AND started_at < $3`,
      [mode, from, to],
    );
    return { calls: row!.calls, costUsd: row!.cost };
  }

  /** Each hotel day from one date to another (YYYY-MM-DD, both included), days without a call too. */
  daily(mode: Mode, from: string, to: string, zone: string): Promise<DailyCalls> {
    return this.database.query<DailyCalls>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, count(call.id)::int AS calls, coalesce(sum(call.cost_usd), 0)::float8 AS cost
       FROM generate_series($2::date, $3::date, interval '1 day') AS day
       LEFT JOIN call ON call.mode = $1
         AND call.started_at >= day::timestamp AT TIME ZONE $4
         AND call.started_at < (day + interval '1 day')::timestamp AT TIME ZONE $4
       GROUP BY day ORDER BY day`,
      [mode, from, to, zone],
    );
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
