import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { BuildHealth, RemoteBuild, RemoteState } from '@booking/contracts/remote-releases';
import type { BuildKey } from '../files/remote-files.port.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';
import type { Provenance } from '../releases/release-state.rule.ts';
import type { RemoteBuildEntity } from '../releases/remote-build.entity.ts';

const toProvenance = ({ by, reason, at }: Provenance) => ({ by, reason, at: at.toISOString() });

/** A build as the console tells of it. */
export const toRemoteBuild = (build: RemoteBuildEntity): RemoteBuild => ({
  remote: build.remote,
  digest: build.digest,
  version: build.release.version,
  bytes: build.release.bytes,
  ...toProvenance(build),
  isSigned: build.signature !== null,
});

/** A build that came with the installation and waits to be taken live. */
const toOffered = (build: RemoteBuildEntity): NonNullable<RemoteState['offered']> => ({
  digest: build.digest,
  version: build.release.version,
  ...toProvenance(build),
});

/** A remote as it stands. @param healthOf how a build did lately */
export function toRemoteState(
  { id, live, canary, before, state }: LiveRemote,
  healthOf: (build: BuildKey) => BuildHealth,
  offered: RemoteBuildEntity | undefined,
): RemoteState {
  const served = ({ digest, version, bytes }: RemoteRelease, provenance: Provenance) => ({
    ...{ digest, version, bytes },
    ...toProvenance(provenance),
    health: healthOf({ remote: id, digest }),
  });
  return {
    id,
    team: live.team ?? null,
    screens: live.routes.map(({ path, title }) => ({ path, title })),
    live: served(live, state.live ?? state.retired!.last),
    canary: canary ? { ...served(canary, state.canary!), share: state.canary!.share } : null,
    before: before ? { digest: before.digest, version: before.version } : null,
    switchedOff: state.switchedOff && toProvenance(state.switchedOff),
    retired: state.retired && toProvenance(state.retired),
    hasSite: live.site !== undefined,
    lastChange: state.lastChange,
    offered: offered ? toOffered(offered) : null,
  };
}
