import { Injectable } from '@nestjs/common';
import type { Provider } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, LessThan, MoreThan, type Repository } from 'typeorm';
import { ProviderCheckEntity } from './provider-check.entity.ts';

/** The checks of one provider in half an hour; `medianMs` of those that succeeded. */
export type CheckSlot = { provider: Provider; from: Date; checks: number; failed: number; medianMs: number | null };

@Injectable()
export class ProviderChecksRepository {
  constructor(private readonly database: DataSource) {}

  findNewest(provider: Provider, mode: Mode): Promise<ProviderCheckEntity | null> {
    return this.rows.findOne({ where: { provider, mode }, order: { checkedAt: 'DESC' } });
  }

  /** The first of the failed checks since the last successful one. */
  async findFailingSince(provider: Provider, mode: Mode): Promise<Date | null> {
    const [row] = await this.database.query<{ since: Date | null }[]>(
      `SELECT min(checked_at) AS since FROM provider_check WHERE provider = $1 AND mode = $2 AND checked_at >
         coalesce((SELECT max(checked_at) FROM provider_check WHERE provider = $1 AND mode = $2 AND ok), '-infinity')`,
      [provider, mode],
    );
    return row!.since;
  }

  hasFailedSince(provider: Provider, mode: Mode, since: Date): Promise<boolean> {
    return this.rows.existsBy({ provider, mode, ok: false, checkedAt: MoreThan(since) });
  }

  /** The checks of the 24 hours before an instant, in slots that begin at full and half hours, oldest first. */
  listSlotsOfDayBefore(mode: Mode, now: Date): Promise<CheckSlot[]> {
    return this.database.query<CheckSlot[]>(
      `SELECT provider, date_bin('30 minutes', checked_at, 'epoch') AS "from", count(*)::int AS checks,
              (count(*) FILTER (WHERE NOT ok))::int AS failed,
              percentile_disc(0.5) WITHIN GROUP (ORDER BY response_ms) FILTER (WHERE ok) AS "medianMs"
       FROM provider_check WHERE mode = $1 AND checked_at > $2::timestamptz - interval '24 hours' AND checked_at <= $2
       GROUP BY 1, 2 ORDER BY 2`,
      [mode, now],
    );
  }

  async create(check: Omit<ProviderCheckEntity, 'id'>): Promise<void> {
    await this.rows.insert(check);
  }

  async deleteBefore(instant: Date): Promise<void> {
    await this.rows.delete({ checkedAt: LessThan(instant) });
  }

  private get rows(): Repository<ProviderCheckEntity> {
    return this.database.getRepository(ProviderCheckEntity);
  }
}
