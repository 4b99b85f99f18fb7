import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { RemoteReport } from '@booking/contracts/remote-reports';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';

/** What one session gets of a remote, and what it falls back to. */
export type BuildChoice = { release: RemoteRelease; isCanary: boolean; fallback: RemoteRelease | undefined };

/** Which hundredth of all sessions this one belongs to, of 0 to 99; another one for each remote. */
export const sessionBucket = (session: string, remote: string): number =>
  createHash('sha256').update(`${session} ${remote}`).digest().readUInt32BE() % 100;

/** A share of sessions gets the canary and keeps it; who has no session gets what is live. */
export function chooseBuild({ id, live, before, canary, state }: LiveRemote, session: string | undefined): BuildChoice {
  const share = state.canary?.share ?? 0;
  const isCanary = canary !== undefined && session !== undefined && sessionBucket(session, id) < share;
  return isCanary
    ? { release: canary, isCanary, fallback: live }
    : { release: live, isCanary: false, fallback: before };
}

/** Whether a session can have loaded what it tells of: what it is given of that remote, or what it falls back to. */
export function wasGiven(
  remotes: readonly LiveRemote[],
  session: string | undefined,
  { remote: wanted, digest, isFallback }: RemoteReport,
): boolean {
  const remote = remotes.find(({ id }) => id === wanted);
  const choice = remote && chooseBuild(remote, session);
  return (isFallback ? choice?.fallback : choice?.release)?.digest === digest;
}
