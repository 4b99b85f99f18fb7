import type { Bench, Line } from '../bench.ts';
import { startBenchProduct } from '../api/bench-product.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { table } from '../report.ts';
import { openPlace } from '../web/place.ts';
import { profileLoads, type Busy } from './api.part.ts';
import { openInspector, type Inspector } from './inspector.ts';
import { memoryAtLoads, parts, type Kept } from './memory.part.ts';
import { traceVisits, type Visited } from './pages.part.ts';

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const sectionOfLoad = ([what, { shares, used, late }]: [string, Busy]): string => `## The API: ${what}

${used}. Of the turns of its loop, 95 of 100 were late by ${late.p95.toFixed(1)} ms at most, 99 by ${late.p99.toFixed(1)}.

${table(
  ['what its process does while it is busy', 'share'],
  shares.map(([kind, share]) => [kind, percent(share)]),
)}
`;

const sectionOfMemory = (kept: Record<string, Kept>): string => `## The API: what it has in memory

${table(
  ['part, in MB', ...Object.keys(kept)],
  [...parts, 'all' as const].map((part) => [part, ...Object.values(kept).map((at) => whole(at[part]))]),
)}
`;

const sectionOfVisit = ([name, { page, received, ready, work }]: [string, Visited]): string => {
  const busy = [...work.values()].reduce((sum, ms) => sum + ms, 0);
  const kinds = [...work].toSorted(([, one], [, other]) => other - one);
  return `## A page: ${name}

The page has come after ${whole(page)} ms, the last of its scripts after ${whole(received)} ms, and it is ready after ${whole(ready)} ms.

${table(
  ['what the thread of the page does until then', 'ms'],
  [['waiting', whole(ready - busy)], ...kinds.map(([kind, ms]) => [kind, whole(ms)])],
)}
`;
};

async function measureApi(signal: AbortSignal, add: (section: string) => void): Promise<Line[]> {
  const port = await reserveFreePort();
  const product = await startBenchProduct({ NODE_OPTIONS: `--inspect-port=${port}` });
  let inspector: Inspector | undefined;
  try {
    inspector = await openInspector(product.pids.API, port);
    const kept = await memoryAtLoads(product, inspector, signal);
    const loads = await profileLoads(product, inspector, signal);
    for (const each of Object.entries(loads)) add(sectionOfLoad(each));
    add(sectionOfMemory(kept));
    return Object.entries(loads).flatMap(([what, { shares }]) =>
      shares.map(([kind, share]): Line => ({ what: `${what}: ${kind}`, value: share * 100, unit: '%' })),
    );
  } finally {
    // who is looked into waits for whoever looks before it ends
    inspector?.close();
    await product.stop();
  }
}

async function measurePages(signal: AbortSignal, add: (section: string) => void): Promise<Line[]> {
  const place = await openPlace();
  try {
    const visits = Object.entries(await traceVisits(place, signal));
    for (const visit of visits) add(sectionOfVisit(visit));
    return visits.flatMap(([name, { work }]) =>
      [...work].map(([kind, value]): Line => ({ what: `${name}: ${kind}`, value, unit: 'ms' })),
    );
  } finally {
    await place.close();
  }
}

const measured = { api: measureApi, pages: measurePages };

export const profile: Bench = {
  title: 'Where the time goes, and the memory',
  how: `Not held against anything: it is what [misses.md](misses.md) explains from. The API is the product of \`npm run bench -- api\` with its
loads, ten seconds each after a warm-up, sampled by V8 every half millisecond; what Node or the machine does for somebody counts as theirs.
Its memory is read before, from \`/proc\` and from V8. The pages are those of \`npm run bench -- web\` on its terms, traced by Chromium three
times in a new browser each; each moment counts for the innermost event, medians. \`--only\` takes api, pages.`,
  run: async ({ only, signal, add }) => {
    const lines: Line[] = [];
    for (const [name, measure] of Object.entries(measured))
      if (name.includes(only)) lines.push(...(await measure(signal, add)));
    return lines;
  },
};
