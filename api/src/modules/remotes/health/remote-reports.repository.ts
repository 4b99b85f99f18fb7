import { Injectable } from '@nestjs/common';
import type { RemoteError } from '@booking/contracts/remote-releases';
import { DataSource } from 'typeorm';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import type { BuildKey } from '../files/remote-files.port.ts';
import type { ReportTally } from './build-health.rule.ts';
import type { RemoteReportEntity } from './remote-report.entity.ts';

/** A report as it is added; what it leaves out is null. */
export type NewReport = Pick<RemoteReportEntity, 'remote' | 'digest' | 'outcome' | 'isFallback' | 'ms'> & {
  message?: string | undefined;
  frames?: string[] | undefined;
};

/** Errors of one kind; frames are places in the files of the build. */
export type ReportedError = Omit<RemoteError, 'frames' | 'lastAt'> & { frames: string[] | null; lastAt: Date };

/** How builds did in browsers, a row for each load and each error in use. */
@Injectable()
export class RemoteReportsRepository {
  constructor(private readonly database: DataSource) {}

  async add(reports: readonly NewReport[], at: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO remote_report (remote, digest, outcome, is_fallback, ms, message, frames, at)
       SELECT remote, digest, outcome, "isFallback", ms, message, frames, $2 FROM jsonb_to_recordset($1) AS
         report (remote text, digest text, outcome text, "isFallback" boolean, ms int, message text, frames jsonb)`,
      [JSON.stringify(toStorable(reports)), at],
    );
  }

  /** Counts what was reported of each of these builds, by outcome. */
  countByOutcome(builds: readonly BuildKey[], since: Date): Promise<ReportTally[]> {
    return this.database.query<ReportTally[]>(
      `SELECT remote, digest, outcome, count(*)::int AS loads,
         percentile_disc(0.75) WITHIN GROUP (ORDER BY ms) AS "p75Ms"
       FROM remote_report JOIN unnest($1::text[], $2::text[]) AS wanted (remote, digest) USING (remote, digest)
       WHERE at >= $3 GROUP BY remote, digest, outcome`,
      [builds.map(({ remote }) => remote), builds.map(({ digest }) => digest), since],
    );
  }

  /** The newest kinds of errors of a remote. */
  listErrors(remote: string, since: Date): Promise<ReportedError[]> {
    return this.database.query<ReportedError[]>(
      `SELECT digest, release->>'version' AS version, outcome, message, frames, count(*)::int AS times,
         max(remote_report.at) AS "lastAt"
       FROM remote_report JOIN remote_build USING (remote, digest)
       WHERE remote = $1 AND remote_report.at >= $2 AND outcome <> 'ready'
       GROUP BY digest, version, outcome, message, frames ORDER BY "lastAt" DESC LIMIT 50`,
      [remote, since],
    );
  }

  async deleteBefore(instant: Date): Promise<void> {
    await this.database.query('DELETE FROM remote_report WHERE at < $1', [instant]);
  }
}
