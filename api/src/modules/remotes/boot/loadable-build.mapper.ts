import { containerName } from '@booking/admission/container-name';
import { largestBuild } from '@booking/admission/admission';
import { hostApiReasons, takesReasons } from '@booking/admission/admission-shells';
import type { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import type { BootRemote, LoadableBuild } from '@booking/contracts/remotes';
import { unansweredCall } from '../admission/running-api.rule.ts';

/** Releases stored before builds were linked by module federation 2 name no container. */
export type StoredRelease = Omit<RemoteRelease, 'container'> & Partial<Pick<RemoteRelease, 'container'>>;

export const toLoadableBuild = ({ id, version, digest, entry, container, assets }: StoredRelease): LoadableBuild => ({
  version,
  digest,
  entry,
  container: container ?? containerName(id, digest),
  assets,
});

const isLinked = (release: StoredRelease): release is RemoteRelease => release.container !== undefined;

/** Why a build cannot be shown: a shell or an API that came after it may lack what it was built for. */
export const misfitOf = (release: StoredRelease, shell: ShellOffer | undefined): string | undefined => {
  if (!isLinked(release)) return 'It was built for an earlier console. Its team has to ship it anew.';
  const surroundings = { shells: shell ? [shell] : [], others: [], largest: largestBuild };
  const ofShell = [...hostApiReasons(release, surroundings), ...takesReasons(release, surroundings)];
  return ofShell[0]?.problem ?? unansweredCall(release);
};

export const toBootRemote = (release: StoredRelease, shell: ShellOffer | undefined): BootRemote => {
  const { id, hostApi, routes, nav, slots } = release;
  const misfit = misfitOf(release, shell);
  return { id, hostApi, routes, nav, slots, ...toLoadableBuild(release), isCanary: false, ...(misfit && { misfit }) };
};
