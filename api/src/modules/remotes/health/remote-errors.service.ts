import { Injectable } from '@nestjs/common';
import type { RemoteError } from '@booking/contracts/remote-releases';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { SourceMaps } from '../files/source-maps.service.ts';
import { RemoteReportsRepository } from './remote-reports.repository.ts';

const dayMs = 24 * 3_600_000;

/** What went wrong with builds of a remote, for its team to find the place. */
@Injectable()
export class RemoteErrors {
  constructor(
    private readonly reports: RemoteReportsRepository,
    private readonly sourceMaps: SourceMaps,
    private readonly clock: Clock,
  ) {}

  /** The newest kinds of errors of the last 24 hours. */
  async list(remote: string): Promise<RemoteError[]> {
    const reported = await this.reports.listErrors(remote, new Date(this.clock.now().getTime() - dayMs));
    const errors: RemoteError[] = [];
    // one map after the other: each takes some megabytes while it is read
    for (const { frames, lastAt, ...error } of reported) {
      const sources = await this.sourceMaps.sourcesOf({ remote, digest: error.digest }, frames ?? []);
      errors.push({ ...error, frames: sources, lastAt: lastAt.toISOString() });
    }
    return errors;
  }
}
