import { Injectable } from '@nestjs/common';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { BuildHealth, RemoteBuild, RemoteChange, RemoteState } from '@booking/contracts/remote-releases';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { BuildHealthService } from '../health/build-health.service.ts';
import type { BuildKey } from '../files/remote-files.port.ts';
import { RemotesService, type Build, type LiveRemote } from '../releases/remotes.service.ts';
import type { Provenance } from '../releases/release-state.rule.ts';

const dayMs = 24 * 3_600_000;

const told = ({ by, reason, at }: Provenance) => ({ by, reason, at: at.toISOString() });
const waiting = ({ release: { digest, version }, ...byWhom }: Build) => ({ digest, version, ...told(byWhom) });
const named = ({ id, digest }: RemoteRelease): BuildKey => ({ remote: id, digest });

/** A build as the console tells of it. */
export const toRemoteBuild = ({
  release: { id, digest, version, bytes },
  signature,
  ...byWhom
}: Build): RemoteBuild => ({
  remote: id,
  digest,
  version,
  bytes,
  ...told(byWhom),
  isSigned: signature !== null,
});

/** What the console shows of remotes. */
@Injectable()
export class RemoteStatesService {
  constructor(
    private readonly remotes: RemotesService,
    private readonly health: BuildHealthService,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<RemoteState[]> {
    const [live, retired, brought] = await Promise.all([
      this.remotes.live(),
      this.remotes.retired(),
      this.remotes.offered(),
    ]);
    const remotes: LiveRemote[] = [
      ...live,
      ...retired.map((remote) => ({ ...remote, before: undefined, canary: undefined })),
    ];
    const shown = remotes.flatMap(({ live, canary }) => (canary ? [live, canary] : [live]));
    const since = new Date(this.clock.now().getTime() - dayMs);
    const healthOf = await this.health.of(shown.map(named), since);
    return remotes.map((remote) => {
      const offered = brought.find(({ release }) => release.id === remote.id);
      return { ...stateOf(remote, healthOf), offered: offered ? waiting(offered) : null };
    });
  }

  /** @throws Refusal 404 */
  async one(id: string): Promise<RemoteState> {
    const state = (await this.all()).find((remote) => remote.id === id);
    if (!state) throw notFound(`A remote ${id}`);
    return state;
  }

  async builds(remote: string): Promise<RemoteBuild[]> {
    return (await this.remotes.builds(remote, 50)).map(toRemoteBuild);
  }

  async changes(remote: string): Promise<RemoteChange[]> {
    const changes = await this.remotes.changes(remote, 100);
    return changes.map((change) => ({ ...change, at: change.at.toISOString() }));
  }
}

function stateOf(remote: LiveRemote, healthOf: (build: BuildKey) => BuildHealth): Omit<RemoteState, 'offered'> {
  const { id, live, canary, before, standing } = remote;
  const served = (release: RemoteRelease, byWhom: Provenance) => ({
    ...{ digest: release.digest, version: release.version, bytes: release.bytes },
    ...told(byWhom),
    health: healthOf(named(release)),
  });
  return {
    id,
    team: live.team ?? null,
    screens: live.routes.map(({ path, title }) => ({ path, title })),
    live: served(live, standing.live ?? standing.retired!.last),
    canary: canary ? { ...served(canary, standing.canary!), share: standing.canary!.share } : null,
    before: before ? { digest: before.digest, version: before.version } : null,
    switchedOff: standing.switchedOff && told(standing.switchedOff),
    retired: standing.retired && told(standing.retired),
    hasSite: live.site !== undefined,
    lastChange: standing.lastChange,
  };
}
