import { cpus } from 'node:os';
import { inWords as failures, isFine } from '../../prove/experiments/load.ts';
import { fail } from '../../src/machine/machine.ts';
import { progress } from '../../src/machine/terminal.ts';
import { median, type Line } from '../bench.ts';
import type { LoadBalancedReplicas } from './load-balanced-replicas.ts';
import { withCpuLimit } from './cpu-limit.ts';
import { closedLoop, hotMix } from './hot-mix.ts';
import { inWords, machineInWords, sharesWhile } from '../usage.ts';

const counts = [1, 2, 4];
const rounds = 3;
const [warmSeconds, seconds] = [1, 6];
/** Enough that no replica waits for somebody to ask. */
const askersPerReplica = 8;
/** Four of them together leave one core to all others. */
const heldShare = 0.25;

type Seen = { perSecond: number; shares: Record<string, number>; idle: number; cpuMsPerRequest: number };

async function once(product: LoadBalancedReplicas, count: number): Promise<Seen> {
  const mix = hotMix(product);
  try {
    await closedLoop(mix, askersPerReplica * count, warmSeconds);
    const { result, shares, idle } = await sharesWhile(product.pids, () =>
      closedLoop(mix, askersPerReplica * count, seconds),
    );
    const failed = result.all.filter((each) => !isFine(each));
    if (failed.length > 0) fail(`${failed.length} requests of the mix failed: ${failures(failed)}.`);
    const used = Object.values(shares).reduce((sum, share) => sum + share, 0);
    return { perSecond: result.perSecond, shares, idle, cpuMsPerRequest: (used * 1000) / result.perSecond };
  } finally {
    mix.close();
  }
}

/** Rounds take turns, so that what else the machine does meets all counts alike. */
async function ofEachCount(
  product: LoadBalancedReplicas,
  label: string,
  measure: typeof once,
): Promise<Map<number, Seen[]>> {
  const seen = new Map<number, Seen[]>(counts.map((count) => [count, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const count of counts) {
      await product.nginx.balance(product.replicas.slice(0, count).map(({ url }) => url));
      seen.get(count)!.push(await measure(product, count));
      progress(label, round * counts.length + counts.indexOf(count) + 1, rounds * counts.length);
    }
  }
  return seen;
}

const replicas = (count: number): string => (count === 1 ? 'one replica' : `${count} replicas`);
const middle = (all: readonly Seen[]): Seen =>
  all.toSorted((one, other) => one.perSecond - other.perSecond)[all.length >> 1]!;

function linesOf(what: string, seen: Map<number, Seen[]>, note: (seen: Seen, count: number) => string): Line[] {
  const throughput = (count: number): number => median(seen.get(count)!.map(({ perSecond }) => perSecond));
  return counts.map((count) => ({
    what: `${what}, ${replicas(count)}`,
    value: throughput(count),
    unit: '1/s',
    ...(count > 1 && { yardstick: { what: replicas(1), value: throughput(1) } }),
    note: note(middle(seen.get(count)!), count),
  }));
}

/** What one, two and four replicas answer in a second: with all of the machine, and held to a quarter of a core each. */
export async function throughputLines(product: LoadBalancedReplicas): Promise<Line[]> {
  const free = await ofEachCount(product, 'Measuring replicas,', once);
  const held = await ofEachCount(product, 'Measuring replicas held to a quarter of a core,', (_, count) =>
    withCpuLimit(
      heldShare,
      product.replicas.slice(0, count).map(({ process }) => process.pid!),
      () => once(product, count),
    ),
  );
  const cores = cpus().length;
  const freeLines = linesOf('Hot mix', free, ({ shares, idle }) => {
    const limit = idle < 0.1 ? 'all cores were taken, and another replica finds none' : 'there was room left';
    return `${machineInWords(shares, idle)}: ${limit}.`;
  });
  const heldLines = linesOf(
    'Hot mix, a quarter of a core for each',
    held,
    ({ shares }) => `${inWords(shares)} of a core. What limits is what the replicas are given.`,
  );
  heldLines[1]!.target = { kind: 'ratio', atLeast: 1.6 };
  // where the machine has a core for each replica, and one for all others
  if (cores >= 4) freeLines[1]!.target = { kind: 'ratio', atLeast: 1.6 };
  const cost = (count: number): number => median(free.get(count)!.map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  const costLine: Line = {
    what: 'CPU of all processes for a request of the mix, two replicas',
    value: cost(2),
    unit: 'ms',
    yardstick: { what: replicas(1), value: cost(1) },
    target: { kind: 'ratio', atMost: 1.25 },
    note: 'Where a request costs no more with two, cores are all that more replicas need.',
  };
  return [...freeLines, ...heldLines, costLine];
}
