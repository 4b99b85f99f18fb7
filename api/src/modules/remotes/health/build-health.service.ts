import { Injectable } from '@nestjs/common';
import type { BuildHealth } from '@booking/contracts/remote-releases';
import type { LoadOutcome } from '@booking/contracts/remote-reports';
import { DataSource } from 'typeorm';
import type { BuildKey } from '../files/remote-files.port.ts';

type Row = BuildKey & { outcome: LoadOutcome; loads: number; p75Ms: number };

const healthOf = (rows: readonly Row[]): BuildHealth => {
  // an error in use is no load
  const loads = rows.reduce((sum, row) => sum + (row.outcome === 'uncaught' ? 0 : row.loads), 0);
  const byOutcome = Object.fromEntries(rows.map((row) => [row.outcome, row.loads])) as BuildHealth['byOutcome'];
  return {
    loads,
    errors: loads - (byOutcome.ready ?? 0),
    p75Ms: rows.find(({ outcome }) => outcome === 'ready')?.p75Ms ?? null,
    integrityFailures: byOutcome.integrity ?? 0,
    byOutcome,
  };
};

/** How builds did in browsers. */
@Injectable()
export class BuildHealthService {
  constructor(private readonly database: DataSource) {}

  /** Of all these builds at once. @returns what tells how one of them did since then */
  async of(builds: readonly BuildKey[], since: Date): Promise<(build: BuildKey) => BuildHealth> {
    const rows = await this.database.query<Row[]>(
      `SELECT remote, digest, outcome, count(*)::int AS loads,
         percentile_disc(0.75) WITHIN GROUP (ORDER BY ms) AS "p75Ms"
       FROM remote_report JOIN unnest($1::text[], $2::text[]) AS wanted (remote, digest) USING (remote, digest)
       WHERE at >= $3 GROUP BY remote, digest, outcome`,
      [builds.map(({ remote }) => remote), builds.map(({ digest }) => digest), since],
    );
    return ({ remote, digest }) => healthOf(rows.filter((row) => row.remote === remote && row.digest === digest));
  }
}
