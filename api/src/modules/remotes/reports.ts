import { Injectable } from '@nestjs/common';
import type { RemoteReport } from '@booking/contracts/remotes';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { storable } from '../../platform/database/storable.ts';
import { Canaries } from './canaries.ts';

/** How loading went, as browsers tell it. */
@Injectable()
export class Reports {
  constructor(
    private readonly database: DataSource,
    private readonly canaries: Canaries,
    private readonly clock: Clock,
  ) {}

  /** Those about builds that were never admitted are left out. @returns how many were kept */
  async take(reports: readonly RemoteReport[]): Promise<number> {
    const kept = await this.database.query<{ remote: string }[]>(
      `INSERT INTO remote_report (remote, digest, outcome, is_fallback, ms, message, at)
       SELECT remote, digest, told.outcome, told."isFallback", told.ms, told.message, $2
       FROM ROWS FROM (jsonb_to_recordset($1) AS
         (remote text, digest text, outcome text, "isFallback" boolean, ms int, message text)) WITH ORDINALITY AS told
         (remote, digest, outcome, "isFallback", ms, message, place)
       JOIN remote_build USING (remote, digest) ORDER BY place RETURNING remote`,
      [JSON.stringify(storable(reports)), this.clock.now()],
    );
    const remotes = new Set(kept.map(({ remote }) => remote));
    if (remotes.size > 0) await this.canaries.watch((id) => remotes.has(id));
    return kept.length;
  }
}
