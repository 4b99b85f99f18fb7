import { Injectable } from '@nestjs/common';
import { providers, type Provider, type UptimeSlot } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';

type Row = { provider: Provider; from: Date; checks: number; failed: number; ms: number | null };

/** The checks of the last 24 hours, in half hours from full to half. */
@Injectable()
export class Uptime {
  constructor(private readonly database: DataSource) {}

  async ofLastDay(mode: Mode, now: Date): Promise<Record<Provider, UptimeSlot[]>> {
    const rows = await this.database.query<Row[]>(
      `SELECT provider, date_bin('30 minutes', checked_at, 'epoch') AS "from", count(*)::int AS checks,
              (count(*) FILTER (WHERE NOT ok))::int AS failed,
              percentile_disc(0.5) WITHIN GROUP (ORDER BY response_ms) FILTER (WHERE ok) AS ms
       FROM provider_check WHERE mode = $1 AND checked_at > $2::timestamptz - interval '24 hours' AND checked_at <= $2
       GROUP BY 1, 2 ORDER BY 2`,
      [mode, now],
    );
    const slotsOf = (provider: Provider): UptimeSlot[] =>
      rows
        .filter((row) => row.provider === provider)
        .map(({ from, checks, failed, ms }) => ({ from: from.toISOString(), checks, failed, responseTime: ms }));
    return Object.fromEntries(providers.map((each) => [each, slotsOf(each)])) as Record<Provider, UptimeSlot[]>;
  }
}
