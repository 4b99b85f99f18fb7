import { isSwitchChange, type ReleaseChange } from '../releases/release-state.rule.ts';

/** The name that the installation has in the lists of builds and changes. */
export const installer = 'installation';

/**
 * Whether an installation takes a build live that it brings: once, and only of a remote that was never shipped, tried or rolled back.
 * @param changes everything that was done to the remote
 */
export const goesLiveOnInstall = (changes: readonly ReleaseChange[], digest: string): boolean =>
  changes.every((change) => change.by === installer || isSwitchChange(change)) &&
  !changes.some((change) => change.digest === digest);
