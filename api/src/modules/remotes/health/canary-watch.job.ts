import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { guestRemote } from '@booking/contracts/guest-site';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { failuresOfSeveral } from '../guest-site/reporter-limit.rule.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';
import { RemoteChangesRepository } from '../releases/remote-changes.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { BuildHealthService } from './build-health.service.ts';
import { reasonToEnd } from './canary.rule.ts';

const watchCanaries: JobKind<Record<string, never>> = {
  name: 'watch-canaries',
  data: z.object({}),
  retries: 0,
  seconds: 50,
};

/** Who ends a canary that fails. */
const theConsole = 'the console';

/** Ends a canary that fails more often than what is live, before more people meet it. */
@Injectable()
export class CanaryWatch implements OnApplicationBootstrap {
  constructor(
    private readonly remotes: RemotesService,
    private readonly changes: RemoteChangesRepository,
    private readonly health: BuildHealthService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(watchCanaries, () => this.watch());
    await this.jobs.schedule('* * * * *', watchCanaries);
  }

  /** Looks at every canary, or at those of some remotes. */
  async watch(isAsked: (id: string) => boolean = () => true): Promise<void> {
    const tried = (await this.remotes.listLive()).filter(({ id, canary }) => canary && isAsked(id));
    for (const remote of tried) await this.endIfWorse(remote);
  }

  /** Canaries that were ended here, and by which remote nothing was shipped since. */
  async listEnded(): Promise<{ remote: string; reason: string; at: Date }[]> {
    return (await this.remotes.listLive()).flatMap(({ id, state: { endedCanary } }) =>
      endedCanary?.by === theConsole ? [{ remote: id, reason: endedCanary.reason, at: endedCanary.at }] : [],
    );
  }

  private async endIfWorse({ id: remote, live, canary, state }: LiveRemote): Promise<void> {
    const [tried, usual] = [
      { remote, digest: canary!.digest },
      { remote, digest: live.digest },
    ];
    const healthOf = await this.health.readHealth([tried, usual], state.canary!.at);
    const [judged, beside] = [
      { ...healthOf(tried), version: canary!.version },
      { ...healthOf(usual), version: live.version },
    ];
    // staff are signed in; a report of a guest's page needs no sign-in
    const reason = reasonToEnd(judged, beside, remote === guestRemote ? failuresOfSeveral : 1);
    if (!reason) return;
    await this.remotes.changeInTurn(async (transaction) => {
      const now = await this.remotes.stateOf(remote, transaction);
      if (now.canary?.at.getTime() !== state.canary!.at.getTime()) return;
      const end = { remote, kind: 'end-canary', digest: canary!.digest, share: null, shipTokenId: null } as const;
      await this.changes.add({ ...end, by: theConsole, reason, at: this.clock.now() }, transaction);
    });
  }
}
