import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../api/test/start/running-api.ts';
import type { Bench } from '../../prove/experiments/bench.ts';
import type { Line } from '../bench.ts';
import { readResourceUsage, isDrained, pidsOf, watchConnections, type ResourceUsage } from './resource-usage.ts';
import { growthOf, type Growth, type Kept } from './disk.ts';
import { startRehearsedProduct } from './rehearsed-product.ts';
import { inWords, megabytesOf, sharesWhile } from '../usage.ts';

const megabyte = 1024 ** 2;
/** A core that is busier than this keeps who asks waiting. */
const busy = 0.7;
const idleSeconds = 15;

const inMegabytes = (bytes: number): string => (bytes / megabyte).toFixed(2);

function diskLines(growth: Growth[], calls: number): Line[] {
  const per = (bytes: number): number => (bytes / calls) * 1000;
  const sum = (some: Growth[]): number => some.reduce((total, { bytes }) => total + bytes, 0);
  const tables = growth.filter(({ bytes }) => per(bytes) > 0.01 * megabyte);
  const named = tables.map(
    ({ name, table, indexes }) => `${name} ${inMegabytes(per(table))} + ${inMegabytes(per(indexes))}`,
  );
  const kept = (time: Kept): Line => ({
    what: `Database for 1,000 calls, kept ${time}`,
    value: per(sum(growth.filter((each) => each.kept === time))) / megabyte,
    unit: 'MB',
  });
  const whole: Line = {
    what: 'Database for 1,000 calls',
    value: per(sum(growth)) / megabyte,
    unit: 'MB',
    note: `MB of table + indexes: ${named.join(', ')}.`,
  };
  return [whole, kept('for good'), kept('90 days'), kept('30 days'), kept('a day')];
}

function workLines(before: ResourceUsage, after: ResourceUsage): Line[] {
  const calls = after.calls - before.calls;
  const cpu = (name: string): number => (after.cpuMs[name]! - before.cpuMs[name]!) / calls;
  const anHour = (name: string): number => Math.round((3_600_000 * busy) / cpu(name));
  const hours = ['API', 'worker', 'PostgreSQL'].map((name) => `${name} ${anHour(name).toLocaleString('en')}`);
  return [
    ...['API', 'worker', 'PostgreSQL'].map((name): Line => ({
      what: `CPU of ${name} for 1,000 calls`,
      value: cpu(name),
      unit: 's',
    })),
    { what: 'Requests for a call', value: (after.requests - before.requests) / calls, unit: 'requests' },
    ...[...after.toProviders].map(([provider, times]): Line => ({
      what: `Requests to ${provider} for a call`,
      value: (times - (before.toProviders.get(provider) ?? 0)) / calls,
      unit: 'requests',
    })),
    { what: 'Jobs for a call', value: (after.jobs - before.jobs) / calls, unit: 'times' },
    {
      what: 'Write-ahead log for 1,000 calls',
      value: ((after.wal - before.wal) / calls / megabyte) * 1000,
      unit: 'MB',
    },
    {
      what: 'Calls an hour by one core of API',
      value: anHour('API'),
      unit: 'times',
      note: `At ${busy * 100}% of the core. What one core each takes: ${hours.join(', ')}.`,
    },
  ];
}

/** What calls cost a product, between a fifth of a rehearsal and its end. */
export async function sizingLines(bench: Bench): Promise<Line[]> {
  const product = await startRehearsedProduct(bench);
  const pids = Object.entries(pidsOf(product, bench));
  const connections = watchConnections(product);
  bench.after(connections.end);
  let before: ResourceUsage | undefined;
  await product.rehearse(async () => {
    before = await readResourceUsage(product, bench);
  });
  await eventually(() => isDrained(product), 500, 120_000);
  const after = await readResourceUsage(product, bench);
  connections.end();
  const memory = pids.map(([name, pid]): Line => ({
    what: `Memory of ${name} under these calls`,
    value: megabytesOf(pid),
    unit: 'MB',
  }));
  const open = [...connections.most].map(([name, most]): Line => ({
    what: `Connections of ${name === 'api' ? 'API' : name} at once`,
    value: most,
    unit: 'times',
  }));
  await pause(5000);
  const { shares } = await sharesWhile(Object.fromEntries(pids.map(([name, pid]) => [name, [pid]])), () =>
    pause(idleSeconds * 1000),
  );
  const idle: Line = {
    what: 'CPU of one core when nobody calls',
    value: Object.values(shares).reduce((sum, share) => sum + share * 100, 0),
    unit: '%',
    note: `${inWords(shares)}.`,
  };
  const growth = growthOf(before!.disk, after.disk);
  return [...diskLines(growth, after.calls - before!.calls), ...workLines(before!, after), ...memory, ...open, idle];
}
