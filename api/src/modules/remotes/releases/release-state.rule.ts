import type { RemoteChange } from '@booking/contracts/remote-releases';

/** One thing that was done to a remote, as it is stored. */
export type ReleaseChange = Omit<RemoteChange, 'at'> & { at: Date };
/** Who did something, why and when. */
export type Provenance = Pick<ReleaseChange, 'by' | 'reason' | 'at'>;
type Placed = Provenance & { digest: string };

/** How a remote stands. */
export type ReleaseState = {
  live: Placed | null;
  /** Where a rollback leads. */
  before: string | null;
  canary: (Placed & { share: number }) | null;
  /** A canary that was ended, until the next build is shipped. */
  endedCanary: Placed | null;
  switchedOff: Provenance | null;
  /** Until a build is taken live again; with what was live last. */
  retired: (Provenance & { last: Placed }) | null;
  lastChange: number;
};

const provenanceOf = ({ by, reason, at }: ReleaseChange): Provenance => ({ by, reason, at });
const placedBy = (change: ReleaseChange): Placed => ({ ...provenanceOf(change), digest: change.digest! });
/** It switches a remote off or on, whichever build it is. */
export const isSwitchChange = ({ kind }: ReleaseChange): boolean => kind === 'switch-off' || kind === 'switch-on';

/** Builds that were live one after the other and were not gone back from; the last one is live. */
function liveInTurn(changes: readonly ReleaseChange[]): string[] {
  const turns: string[] = [];
  for (const { kind, digest } of changes) {
    if (kind === 'live' && turns.at(-1) !== digest) turns.push(digest!);
    if (kind === 'rollback' && turns.length > 1) turns.pop();
  }
  return turns;
}

function retiredBy(changes: readonly ReleaseChange[], retirement: number): ReleaseState['retired'] {
  const change = changes[retirement];
  const last = change && reduceReleaseState(changes.slice(0, retirement)).live;
  return last ? { ...provenanceOf(change), last } : null;
}

/**
 * How a remote stands after everything that was done to it, oldest first. Each rollback leads one build further back, never to the
 * one it left; whatever is taken live for all ends a canary; what is switched off stays so until it is switched on. Once a remote is
 * retired nothing of before counts any more: its routes may belong to others by then.
 */
export function reduceReleaseState(changes: readonly ReleaseChange[]): ReleaseState {
  const retirement = changes.findLastIndex(({ kind }) => kind === 'retire');
  const since = changes.slice(retirement + 1);
  const turns = liveInTurn(since);
  const digest = turns.at(-1);
  const placed = since.findLast(({ kind }) => kind === 'live' || kind === 'rollback');
  const shipped = since.findLast((change) => !isSwitchChange(change));
  const switched = since.findLast(isSwitchChange);
  return {
    live: placed && digest !== undefined ? { ...provenanceOf(placed), digest } : null,
    before: turns.at(-2) ?? null,
    canary: shipped?.kind === 'canary' ? { ...placedBy(shipped), share: shipped.share! } : null,
    endedCanary: shipped?.kind === 'end-canary' ? placedBy(shipped) : null,
    switchedOff: switched?.kind === 'switch-off' ? provenanceOf(switched) : null,
    retired: digest === undefined ? retiredBy(changes, retirement) : null,
    lastChange: changes.at(-1)?.id ?? 0,
  };
}
