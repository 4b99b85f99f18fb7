import type { RemoteChange } from '@booking/contracts/remote-releases';

/** One thing that was done to a remote, as it is kept. */
export type Change = Omit<RemoteChange, 'at'> & { at: Date };
export type ByWhom = Pick<Change, 'by' | 'reason' | 'at'>;
type Placed = ByWhom & { digest: string };

/** How a remote stands. */
export type Standing = {
  live: Placed | null;
  /** Where a rollback leads. */
  before: string | null;
  canary: (Placed & { share: number }) | null;
  /** A canary that was ended, until the next build is shipped. */
  endedCanary: Placed | null;
  switchedOff: ByWhom | null;
  /** Until a build is taken live again; with what was live last. */
  retired: (ByWhom & { last: Placed }) | null;
  lastChange: number;
};

const byWhom = ({ by, reason, at }: Change): ByWhom => ({ by, reason, at });
const placedBy = (change: Change): Placed => ({ ...byWhom(change), digest: change.digest! });
/** It switches a remote off or on, whichever build it is. */
export const isSwitch = ({ kind }: Change): boolean => kind === 'switch-off' || kind === 'switch-on';

/** Builds that were live one after the other and were not gone back from; the last one is live. */
function liveInTurn(changes: readonly Change[]): string[] {
  const turns: string[] = [];
  for (const { kind, digest } of changes) {
    if (kind === 'live' && turns.at(-1) !== digest) turns.push(digest!);
    if (kind === 'rollback' && turns.length > 1) turns.pop();
  }
  return turns;
}

function retiredBy(changes: readonly Change[], retirement: number): Standing['retired'] {
  const change = changes[retirement];
  const last = change && standingAfter(changes.slice(0, retirement)).live;
  return last ? { ...byWhom(change), last } : null;
}

/**
 * How a remote stands after everything that was done to it, oldest first. Each rollback leads one build further back, never to the
 * one it left; whatever is taken live for all ends a canary; what is switched off stays so until it is switched on. Once a remote is
 * retired nothing of before counts any more: its routes may belong to others by then.
 */
export function standingAfter(changes: readonly Change[]): Standing {
  const retirement = changes.findLastIndex(({ kind }) => kind === 'retire');
  const since = changes.slice(retirement + 1);
  const turns = liveInTurn(since);
  const digest = turns.at(-1);
  const placed = since.findLast(({ kind }) => kind === 'live' || kind === 'rollback');
  const shipped = since.findLast((change) => !isSwitch(change));
  const switched = since.findLast(isSwitch);
  return {
    live: placed && digest !== undefined ? { ...byWhom(placed), digest } : null,
    before: turns.at(-2) ?? null,
    canary: shipped?.kind === 'canary' ? { ...placedBy(shipped), share: shipped.share! } : null,
    endedCanary: shipped?.kind === 'end-canary' ? placedBy(shipped) : null,
    switchedOff: switched?.kind === 'switch-off' ? byWhom(switched) : null,
    retired: digest === undefined ? retiredBy(changes, retirement) : null,
    lastChange: changes.at(-1)?.id ?? 0,
  };
}
