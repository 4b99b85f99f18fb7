import { Injectable } from '@nestjs/common';
import type { RemoteReport } from '@booking/contracts/remote-reports';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { wasGiven } from '../boot/build-choice.rule.ts';
import { withoutPersonalData } from './error-message.rule.ts';
import { CanaryWatch } from './canary-watch.job.ts';
import { RemotesService } from '../releases/remotes.service.ts';

/** How loading went and which errors came in use, as browsers tell it. */
@Injectable()
export class RemoteReportsService {
  constructor(
    private readonly database: DataSource,
    private readonly remotes: RemotesService,
    private readonly canaries: CanaryWatch,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps what a session tells of builds that it was given. A preview is left out, and so is a tab that still shows what was live
   * before: they say nothing of how a canary does beside what is live. @returns how many were kept
   */
  async take(reports: readonly RemoteReport[], session: string | undefined): Promise<number> {
    const live = await this.remotes.live();
    const given = reports.filter((report) => wasGiven(live, session, report));
    if (given.length === 0) return 0;
    await this.database.query(
      `INSERT INTO remote_report (remote, digest, outcome, is_fallback, ms, message, frames, at)
       SELECT remote, digest, outcome, "isFallback", ms, message, frames, $2 FROM jsonb_to_recordset($1) AS
         told (remote text, digest text, outcome text, "isFallback" boolean, ms int, message text, frames jsonb)`,
      [JSON.stringify(toStorable(given.map(withoutPersonalData))), this.clock.now()],
    );
    const remotes = new Set(given.map(({ remote }) => remote));
    await this.canaries.watch((id) => remotes.has(id));
    return given.length;
  }
}
