import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { BuildKey } from '../files/remote-files.port.ts';
import { reduceReleaseState, type ReleaseChange, type ReleaseState } from './release-state.rule.ts';

/** A remote of which something is live, and the builds that it may be shown in. */
export type LiveRemote = {
  id: string;
  state: ReleaseState;
  live: RemoteRelease;
  before: RemoteRelease | undefined;
  canary: RemoteRelease | undefined;
};

/** A remote of which nothing is live any more, and what was live of it last. */
export type RetiredRemote = Omit<LiveRemote, 'before' | 'canary'>;

export type ReleasedRemotes = { live: LiveRemote[]; retired: RetiredRemote[] };

type States = ReadonlyMap<string, ReleaseState>;

/** How each remote stands. @param changes of all remotes, oldest first */
export const releaseStates = (changes: readonly ReleaseChange[]): States =>
  new Map([...Map.groupBy(changes, ({ remote }) => remote)].map(([id, own]) => [id, reduceReleaseState(own)]));

const digestsOf = ({ live, before, canary, retired }: ReleaseState): string[] =>
  [live?.digest, before, canary?.digest, retired?.last.digest].filter((digest) => typeof digest === 'string');

/** The builds that these states name. */
export const buildsOf = (states: States): BuildKey[] =>
  [...states].flatMap(([remote, state]) => digestsOf(state).map((digest) => ({ remote, digest })));

const byId = <R extends { id: string }>(remotes: R[]): R[] =>
  remotes.toSorted((one, other) => one.id.localeCompare(other.id));

/** The remotes with their builds, in order of their ids. @param releases at least those of `buildsOf` */
export function releasedRemotes(states: States, releases: readonly RemoteRelease[]): ReleasedRemotes {
  const known = new Map(releases.map((release) => [`${release.id} ${release.digest}`, release]));
  const find = (id: string, digest: string | null | undefined): RemoteRelease | undefined =>
    digest ? known.get(`${id} ${digest}`) : undefined;
  const live = [...states].flatMap(([id, state]): LiveRemote[] => {
    const release = find(id, state.live?.digest);
    const [before, canary] = [find(id, state.before), find(id, state.canary?.digest)];
    return release ? [{ id, state, live: release, before, canary }] : [];
  });
  const retired = [...states].flatMap(([id, state]): RetiredRemote[] => {
    const last = find(id, state.retired?.last.digest);
    return last ? [{ id, state, live: last }] : [];
  });
  return { live: byId(live), retired: byId(retired) };
}
