import { isSwitch, type Change } from '../releases/release-state.rule.ts';

/** The name that the installation has in the lists of builds and changes. */
export const installer = 'installation';

/**
 * Whether an installation takes a build live that it brings: once, and only of a remote that nobody has shipped, tried or gone back from.
 * @param changes everything that was done to the remote
 */
export const installs = (changes: readonly Change[], digest: string): boolean =>
  changes.every((change) => change.by === installer || isSwitch(change)) &&
  !changes.some((change) => change.digest === digest);
