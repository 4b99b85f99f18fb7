import type { BuildHealth } from '@booking/contracts/remote-releases';
import type { LoadOutcome } from '@booking/contracts/remote-reports';
import type { BuildKey } from '../files/remote-files.port.ts';

/** How many reports of a build had one outcome, and how long three of four of these loads took at most. */
export type ReportTally = BuildKey & { outcome: LoadOutcome; loads: number; p75Ms: number };

/** How one build did. @param tallies of that build alone */
export function buildHealth(tallies: readonly ReportTally[]): BuildHealth {
  // an error in use is no load
  const loads = tallies.reduce((sum, tally) => sum + (tally.outcome === 'uncaught' ? 0 : tally.loads), 0);
  const byOutcome = Object.fromEntries(
    tallies.map((tally) => [tally.outcome, tally.loads]),
  ) as BuildHealth['byOutcome'];
  return {
    loads,
    errors: loads - (byOutcome.ready ?? 0),
    p75Ms: tallies.find(({ outcome }) => outcome === 'ready')?.p75Ms ?? null,
    integrityFailures: byOutcome.integrity ?? 0,
    byOutcome,
  };
}
