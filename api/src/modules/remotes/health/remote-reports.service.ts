import { Injectable } from '@nestjs/common';
import type { RemoteReport } from '@booking/contracts/remote-reports';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { wasGiven } from '../boot/build-choice.rule.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { CanaryWatch } from './canary-watch.job.ts';
import { withoutPersonalData } from './error-message.rule.ts';
import { RemoteReportsRepository } from './remote-reports.repository.ts';

/** How loading went and which errors came in use, as browsers tell it. */
@Injectable()
export class RemoteReportsService {
  constructor(
    private readonly reports: RemoteReportsRepository,
    private readonly remotes: RemotesService,
    private readonly canaries: CanaryWatch,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps what a session tells of builds that it was given. A preview is left out, and so is a tab that still shows what was live
   * before: they say nothing of how a canary does beside what is live. @returns how many were kept
   */
  async add(reports: readonly RemoteReport[], session: string | undefined): Promise<number> {
    const live = await this.remotes.listLive();
    const given = reports.filter((report) => wasGiven(live, session, report));
    if (given.length === 0) return 0;
    await this.reports.add(given.map(withoutPersonalData), this.clock.now());
    const remotes = new Set(given.map(({ remote }) => remote));
    await this.canaries.watch((id) => remotes.has(id));
    return given.length;
  }
}
