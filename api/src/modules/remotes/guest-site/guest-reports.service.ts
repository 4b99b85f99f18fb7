import { Injectable, Logger } from '@nestjs/common';
import { guestRemote } from '@booking/contracts/guest-site';
import type { GuestPageReport } from '@booking/contracts/guest-site-reports';
import type { LoadOutcome } from '@booking/contracts/remote-reports';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CanaryWatch } from '../health/canary-watch.job.ts';
import { RemoteReportsRepository } from '../health/remote-reports.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import type { RenderFailure } from '../guest-site-rendering/render-failure.adapter.ts';
import { ReporterLimits } from './reporter-limits.service.ts';

type Report = { digest: string; outcome: LoadOutcome; ms: number; message?: string };

/** How guests' pages did, per build, beside what the console tells of it. Nothing is kept of whose page it was. */
@Injectable()
export class GuestReports {
  private readonly logger = new Logger('GuestReports');

  constructor(
    private readonly reports: RemoteReportsRepository,
    private readonly remotes: RemotesService,
    private readonly canaries: CanaryWatch,
    private readonly reporters: ReporterLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps what a browser tells of a build that is live or tried. One that was live before is left out: it says nothing of how a canary
   * does beside what is live. So is what a stranger tells who was not given that build, and what one address tells over and over.
   * @param given the build that this browser was given here  @returns how many were kept
   */
  async add({ digest, outcome, ms }: GuestPageReport, given: string | undefined, address: string): Promise<number> {
    if (given !== digest) return 0;
    return this.addIfCounted({ digest, outcome, ms }, () => this.reporters.mayReport(digest, address));
  }

  /** Of a page that this server could not render. Its guest waits for nothing here. */
  addRenderFailure(digest: string, { outcome, message }: RenderFailure, ms: number): void {
    this.addIfCounted({ digest, outcome, ms, message }, () => Promise.resolve(true)).catch((error: Error) => {
      this.logger.error({ msg: 'A page that could not be rendered was not counted', digest, err: error });
    });
  }

  private async addIfCounted(reported: Report, mayCount: () => Promise<boolean>): Promise<number> {
    const { digest, outcome, ms, message } = reported;
    const remote = (await this.remotes.listLive()).find(({ id }) => id === guestRemote);
    if (!remote || ![remote.live, remote.canary].some((release) => release?.digest === digest)) return 0;
    if (!(await mayCount())) return 0;
    const report = { remote: guestRemote, digest, outcome, isFallback: false, ms, message };
    await this.reports.add([report], this.clock.now());
    if (remote.canary && outcome !== 'ready') await this.canaries.watch((id) => id === guestRemote);
    return 1;
  }
}
