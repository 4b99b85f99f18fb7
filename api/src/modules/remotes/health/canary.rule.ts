import type { BuildHealth } from '@booking/contracts/remote-releases';

type Tally = Pick<BuildHealth, 'loads' | 'errors'>;

/** Fewer loads tell nothing yet. */
const enoughLoads = 20;

/**
 * Whether a canary fails so much more often than what is live that it has to be ended: in at least five more of a hundred loads. In
 * whole numbers, for shares of loads are not exact.
 * @param fewestErrors fewer errors prove nothing where reports need no sign-in
 */
export function isWorse(canary: Tally, live: Tally, fewestErrors: number): boolean {
  if (canary.loads < enoughLoads || canary.errors < fewestErrors) return false;
  const { loads, errors } = live.loads === 0 ? { loads: 1, errors: 0 } : live;
  const [ofCanary, ofLive] = [canary.errors * loads, errors * canary.loads];
  return 20 * (ofCanary - ofLive) >= canary.loads * loads;
}

/** Errors in use: a browser tells each kind of them once, so there is about one for each load at most. */
const inUse = ({ loads, byOutcome }: Pick<BuildHealth, 'loads' | 'byOutcome'>): Tally => ({
  loads,
  errors: Math.min(byOutcome['uncaught'] ?? 0, loads),
});

type Judged = BuildHealth & { version: string };

/** Why a canary has to be ended, in words with its numbers; nothing where it does well. @param fewestErrors as in `isWorse` */
export function reasonToEnd(canary: Judged, live: Judged, fewestErrors: number): string | undefined {
  const compared = (tally: (health: BuildHealth) => Tally, what: string): string | undefined => {
    const [tried, usual] = [tally(canary), tally(live)];
    if (!isWorse(tried, usual, fewestErrors)) return undefined;
    return `${tried.errors} of ${tried.loads} loads of ${canary.version} ${what}, and ${usual.errors} of ${usual.loads} of ${live.version}.`;
  };
  return compared((health) => health, 'failed') ?? compared(inUse, 'had errors in use');
}
