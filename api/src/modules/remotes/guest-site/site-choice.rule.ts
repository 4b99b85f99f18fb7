import { siteApiVersion } from '@booking/contracts/guest-site';
import type { RemoteRelease, SiteScripts } from '@booking/contracts/remote-build';
import { satisfies } from 'semver';
import { chooseBuild } from '../boot/build-choice.rule.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';

/** A build with pages for guests that this API can serve. */
export type SiteRelease = RemoteRelease & { site: SiteScripts };

/** A guest by what is known when a page is asked for: the token of the link, and the build that an earlier page of the trip was of. */
export type Trip = { link: string | undefined; began: string | undefined };

const isServed = (release: RemoteRelease | undefined): release is SiteRelease =>
  release?.site !== undefined && release.siteApi !== undefined && satisfies(siteApiVersion, release.siteApi);

/**
 * The builds that a guest's page may be of, the best first. A trip goes on with the build that it began with, unless that was gone
 * back from; else its link decides whether it is the canary. What comes after it takes its place where it cannot be rendered.
 * @param installed what came with the API, for when nothing else has pages for guests
 */
export function siteBuildsFor(
  remote: LiveRemote | undefined,
  installed: RemoteRelease | undefined,
  { link, began }: Trip,
): SiteRelease[] {
  const choice = remote && chooseBuild(remote, link);
  const begun = [remote?.live, remote?.canary, remote?.before].find((release) => release?.digest === began);
  const inTurn = [begun, choice?.release, choice?.fallback, remote?.before, installed];
  const byDigest = new Map(inTurn.filter(isServed).map((release) => [release.digest, release]));
  return [...byDigest.values()];
}
