import { startBrowser } from '../web/browser.ts';
import { load, newVisitor, type Load, type Visit } from '../web/cold-load.ts';
import { textedPath, type Place } from '../web/place.ts';
import { figuresOfConsole, rooms } from '../web/ready.mjs';
import { progress } from '../../src/machine/terminal.ts';
import { median } from '../bench.ts';
import { workIn, type TraceEvent } from './trace.ts';
import type { Browser, BrowserContext } from '@playwright/test';

/** What the processor did of a visit until it was ready, and what it waited for, in ms; medians. */
export type Visited = Pick<Load, 'page' | 'received' | 'ready'> & { work: Map<string, number> };

const rounds = 3;
const categories = ['devtools.timeline', 'v8', 'blink.user_timing', 'loading'];

async function traced(browser: Browser, visitor: BrowserContext, visit: Visit): Promise<Visited> {
  await browser.startTracing(undefined, { categories });
  const seen = await load(visitor, visit);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { ...seen, work: workIn(traceEvents, visit.address, seen.ready) };
}

const middle = (visits: readonly Visited[]): Visited => {
  const kinds = new Set(visits.flatMap(({ work }) => [...work.keys()]));
  const work = [...kinds].map((kind): [string, number] => [
    kind,
    median(visits.map((each) => each.work.get(kind) ?? 0)),
  ]);
  const of = (moment: 'page' | 'received' | 'ready'): number => median(visits.map((each) => each[moment]));
  return { page: of('page'), received: of('received'), ready: of('ready'), work: new Map(work) };
};

/** Traces the first visit of a console and of a guest's page, and the second, on the terms of the bench of pages. */
export async function traceVisits(place: Place, signal: AbortSignal): Promise<Record<string, Visited>> {
  const guests: Visit = { address: place.url + (await textedPath(place)), isReady: rooms, isPhone: true };
  const console: Visit = { address: `${place.url}/`, isReady: figuresOfConsole, cookies: place.cookies };
  const seen: Record<string, Visited[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    progress('  traces', round + 1, rounds);
    const browser = await startBrowser(place.certificate, signal);
    try {
      for (const [name, visit] of Object.entries({ "the console's": console, "a guest's": guests })) {
        const visitor = await newVisitor(browser, visit);
        for (const time of ['first', 'second'])
          (seen[`${name} ${time} visit`] ??= []).push(await traced(browser, visitor, visit));
        await visitor.close();
      }
    } finally {
      await browser.close();
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, visits]) => [name, middle(visits)]));
}
