import { median, type Line } from '../bench.ts';
import { progress } from '../../src/machine/terminal.ts';
import type { BenchProduct } from './bench-product.ts';
import { underLoadOf, type Loaded } from './under-load.ts';
import { startYardsticks } from './yardsticks.ts';

const rounds = 3;
const load = { connections: 8, warmUpSeconds: 1, seconds: 5 };

/** What is read most, by its path. */
export const pages = (product: BenchProduct) => [
  { what: 'a page of 100 calls', path: '/api/admin/call-logs' },
  { what: 'the figures of the dashboard', path: '/api/admin/dashboard/metrics/enhanced' },
  { what: 'the page of a guest who chooses a room', path: `/api/room-selection/${product.roomToken}` },
];

const names = ['ours', 'bare', 'tutorial'] as const;
type Used = Loaded & { used: string };
type Rounds = Record<(typeof names)[number], Used[]>;

/** Of the round in the middle. */
const usedIn = (rounds: readonly Used[]): string =>
  rounds.toSorted((one, other) => one.perSecond - other.perSecond)[rounds.length >> 1]!.used;

const linesOf = (what: string, of: Rounds): Line[] => {
  const middle = (name: keyof Rounds, value: 'perSecond' | 'p99'): number =>
    median(of[name].map((each) => each[value]));
  const perSecond = { what, value: middle('ours', 'perSecond'), unit: '1/s' } as const;
  const plain = (value: number) => ({ what: 'Fastify and pg alone', value });
  return [
    {
      ...perSecond,
      yardstick: plain(middle('bare', 'perSecond')),
      target: { kind: 'ratio', atLeast: 0.6 },
      note: `${usedIn(of.ours)}; Fastify and pg alone: ${usedIn(of.bare)}.`,
    },
    {
      ...perSecond,
      what: `${what}, against tutorials`,
      yardstick: { what: 'Nest, Express, TypeORM', value: middle('tutorial', 'perSecond') },
      target: { kind: 'ratio', atLeast: 3 },
    },
    {
      what: `${what}, 99 of 100 within`,
      value: middle('ours', 'p99'),
      unit: 'ms',
      yardstick: plain(middle('bare', 'p99')),
      target: { kind: 'ratio', atMost: 2 },
    },
  ];
};

/** These, beside two servers that answer the same; turn by turn, so that a slow moment meets all three. */
export async function measurePages(product: BenchProduct, signal: AbortSignal): Promise<Line[]> {
  const headers = { cookie: product.cookie };
  const [, , guest] = pages(product);
  const answer = await fetch(product.url + guest!.path);
  const yardsticks = await startYardsticks(product.databaseUrl, await answer.text());
  try {
    const { bare, tutorial } = yardsticks;
    const { API, PostgreSQL } = product.pids;
    const servers = {
      ours: { url: product.url, pids: { API, PostgreSQL } },
      bare: { url: bare.url, pids: { API: bare.pid, PostgreSQL } },
      tutorial: { url: tutorial.url, pids: { API: tutorial.pid, PostgreSQL } },
    };
    const lines: Line[] = [];
    for (const { what, path } of pages(product)) {
      const of: Rounds = { ours: [], bare: [], tutorial: [] };
      for (let round = 0; round < rounds; round += 1) {
        progress(`  ${what}`, round + 1, rounds);
        for (const name of names) {
          const { url, pids } = servers[name];
          of[name].push(await underLoadOf(pids, { ...load, url: url + path, headers }, signal));
        }
      }
      lines.push(...linesOf(what, of));
    }
    return lines;
  } finally {
    await yardsticks.stop();
  }
}
