import type { BenchProduct } from '../api/bench-product.ts';
import { pages } from '../api/pages.ts';
import { underLoad, underLoadOf, type Load } from '../api/under-load.ts';
import { webhooksOf } from '../api/webhooks.ts';
import { progress } from '../../src/machine/terminal.ts';
import { valueOf, type Inspector } from './inspector.ts';
import { kindOfFrame } from './kinds.ts';
import { sharesOf, type Profile, type Shares } from './shares.ts';

const often = { connections: 8, warmUpSeconds: 3, seconds: 10 };
const everyMicroseconds = 500;
const watchLoop = `globalThis.loop = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 }), loop.enable()`;
// a turn that is on time takes the millisecond that it is watched by
const lateTurns = `loop.disable(), { p95: loop.percentile(95) / 1e6 - 1, p99: loop.percentile(99) / 1e6 - 1 }`;

/** The loads of the bench of the API whose lines are missed, as it puts them. */
const loadsOf = (product: BenchProduct): Record<string, Load> => {
  const [, ...missed] = pages(product);
  const headers = { cookie: product.cookie };
  return {
    ...Object.fromEntries(missed.map(({ what, path }) => [what, { ...often, url: product.url + path, headers }])),
    '200 webhooks a second': webhooksOf(product),
  };
};

/** What the API does while it is busy with a load, how late turns of its loop are, in ms, and what all used of the machine meanwhile, in words. */
export type Busy = { shares: Shares; late: { p95: number; p99: number }; used: string };

/** Has the API profiled while it answers, its warm-up aside. */
export async function profileLoads(
  product: BenchProduct,
  inspector: Inspector,
  signal: AbortSignal,
): Promise<Record<string, Busy>> {
  await inspector.send('Profiler.enable');
  await inspector.send('Profiler.setSamplingInterval', { interval: everyMicroseconds });
  const seen: Record<string, Busy> = {};
  const loads = loadsOf(product);
  for (const [index, [what, load]] of Object.entries(loads).entries()) {
    progress('  profiles', index + 1, Object.keys(loads).length);
    await underLoad({ ...load, warmUpSeconds: 0, seconds: load.warmUpSeconds }, signal);
    await valueOf(inspector, watchLoop);
    await inspector.send('Profiler.start');
    const { used } = await underLoadOf(product.pids, { ...load, warmUpSeconds: 0 }, signal);
    const { profile } = await inspector.send<{ profile: Profile }>('Profiler.stop');
    const late = await valueOf<Busy['late']>(inspector, lateTurns);
    seen[what] = { shares: sharesOf(profile, kindOfFrame, 'Node: HTTP, sockets, promises'), late, used };
  }
  return seen;
}
