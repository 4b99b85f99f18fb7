import type { Line } from '../bench.ts';
import { progress } from '../../src/machine/terminal.ts';
import type { BenchProduct } from './bench-product.ts';
import { residentMb } from './resident.ts';
import { underLoad } from './under-load.ts';

const settled = 20_000;
const all = 100_000;
const portion = 5000;

/** A hundred thousand requests as fast as they are answered, then some at a steady pace. */
export async function measureMemory(product: BenchProduct, signal: AbortSignal): Promise<Line[]> {
  const load = {
    url: `${product.url}/api/admin/dashboard/metrics/enhanced`,
    headers: { cookie: product.cookie },
    connections: 8,
    warmUpSeconds: 0,
    seconds: 120,
  };
  let early = Infinity;
  let late = Infinity;
  for (let done = portion; done <= all; done += portion) {
    progress('  requests', done, all);
    await underLoad({ ...load, requests: portion }, signal);
    const now = residentMb(product.pids.API);
    // the heap breathes, so what counts is the least of some portions
    if (done > settled && done <= settled * 2) early = Math.min(early, now);
    if (done > all - settled) late = Math.min(late, now);
  }
  const steady = { ...load, url: `${product.url}/api/admin/call-logs`, seconds: 10, perSecond: 200 };
  await underLoad(steady, signal);
  return [
    {
      what: 'memory of the API after 100,000 requests',
      value: late,
      unit: 'MB',
      yardstick: { what: 'after 40,000', value: early },
      target: { kind: 'ratio', atMost: 1.1 },
    },
    {
      what: 'memory of the API at 200 pages of calls a second',
      value: residentMb(product.pids.API),
      unit: 'MB',
      target: { kind: 'value', atMost: 250 },
    },
  ];
}
