import { Injectable } from '@nestjs/common';
import type { BuildHealth } from '@booking/contracts/remote-releases';
import type { BuildKey } from '../files/remote-files.port.ts';
import { buildHealth } from './build-health.rule.ts';
import { RemoteReportsRepository } from './remote-reports.repository.ts';

/** How builds did in browsers. */
@Injectable()
export class BuildHealthService {
  constructor(private readonly reports: RemoteReportsRepository) {}

  /** Reads all these builds at once. @returns what tells how one of them did since then */
  async readHealth(builds: readonly BuildKey[], since: Date): Promise<(build: BuildKey) => BuildHealth> {
    const tallies = await this.reports.countByOutcome(builds, since);
    return ({ remote, digest }) =>
      buildHealth(tallies.filter((tally) => tally.remote === remote && tally.digest === digest));
  }
}
