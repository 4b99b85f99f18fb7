import type { BuildHealth } from '@booking/contracts/remote-releases';

type Tally = Pick<BuildHealth, 'loads' | 'errors'>;

/** Fewer loads tell nothing yet. */
const enoughLoads = 20;

/**
 * Whether a canary fails so much more often than what is live that it has to be ended: in at least five more of a hundred loads. In
 * whole numbers, for shares of loads are not exact.
 */
export function isWorse(canary: Tally, live: Tally): boolean {
  if (canary.loads < enoughLoads) return false;
  const { loads, errors } = live.loads === 0 ? { loads: 1, errors: 0 } : live;
  const [ofCanary, ofLive] = [canary.errors * loads, errors * canary.loads];
  return 20 * (ofCanary - ofLive) >= canary.loads * loads;
}
