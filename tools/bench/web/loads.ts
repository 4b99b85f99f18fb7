import type { Place } from './place.ts';
import { startBrowser } from './browser.ts';
import { coldAndWarmLoad, medianOf, type Load, type Visit } from './cold-load.ts';
import { progress } from '../../src/machine/terminal.ts';

/** What was measured of a visit, cold and at the second time. */
export type Loads = { cold: Load; warm: Load };

/** Every other round begins with another of them, so that what the machine does besides meets all alike. */
const turned = <T>(all: readonly T[], by: number): T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

/** Visits all in turn, `rounds` times, each round in a new browser. @returns medians by the visits' names */
export async function measureLoads<Name extends string>(
  { certificate }: Place,
  visits: Record<Name, Visit>,
  rounds: number,
  signal: AbortSignal,
): Promise<Record<Name, Loads>> {
  const names = Object.keys(visits) as Name[];
  const seen = names.map((name) => ({ name, cold: [] as Load[], warm: [] as Load[] }));
  for (let round = 0; round < rounds; round += 1) {
    const browser = await startBrowser(certificate, signal);
    try {
      for (const { name, cold, warm } of turned(seen, round)) {
        signal.throwIfAborted();
        const [first, second] = await coldAndWarmLoad(browser, visits[name]);
        cold.push(first);
        warm.push(second);
      }
    } finally {
      await browser.close();
    }
    progress('Loading pages, round', round + 1, rounds);
  }
  const medians = seen.map(({ name, cold, warm }) => [name, { cold: medianOf(cold), warm: medianOf(warm) }]);
  return Object.fromEntries(medians) as Record<Name, Loads>;
}
