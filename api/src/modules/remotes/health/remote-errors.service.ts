import { Injectable } from '@nestjs/common';
import type { RemoteError } from '@booking/contracts/remote-releases';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { SourceMaps } from '../files/source-maps.service.ts';

type Row = Omit<RemoteError, 'frames' | 'lastAt'> & { frames: string[] | null; lastAt: Date };

const dayMs = 24 * 3_600_000;

/** What went wrong with builds of a remote, for its team to find the place. */
@Injectable()
export class RemoteErrors {
  constructor(
    private readonly database: DataSource,
    private readonly sourceMaps: SourceMaps,
    private readonly clock: Clock,
  ) {}

  /** The newest kinds of errors of the last 24 hours. */
  async list(remote: string): Promise<RemoteError[]> {
    const errors = await this.database.query<Row[]>(
      `SELECT digest, release->>'version' AS version, outcome, message, frames, count(*)::int AS times,
         max(remote_report.at) AS "lastAt"
       FROM remote_report JOIN remote_build USING (remote, digest)
       WHERE remote = $1 AND remote_report.at >= $2 AND outcome <> 'ready'
       GROUP BY digest, version, outcome, message, frames ORDER BY "lastAt" DESC LIMIT 50`,
      [remote, new Date(this.clock.now().getTime() - dayMs)],
    );
    const told: RemoteError[] = [];
    // one map after the other: each takes some megabytes while it is read
    for (const { frames, lastAt, ...error } of errors) {
      const sources = await this.sourceMaps.sourcesOf({ remote, digest: error.digest }, frames ?? []);
      told.push({ ...error, frames: sources, lastAt: lastAt.toISOString() });
    }
    return told;
  }
}
