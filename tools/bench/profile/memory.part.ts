import { readFileSync } from 'node:fs';
import type { BenchProduct } from '../api/bench-product.ts';
import { residentMb } from '../api/resident.ts';
import { underLoad } from '../api/under-load.ts';
import { webhooksOf } from '../api/webhooks.ts';
import { valueOf, type Inspector } from './inspector.ts';

/** What the API has in memory, in MB: in all, and the parts of it. */
export type Kept = Record<'all' | (typeof parts)[number], number>;

export const parts = [
  "Node's own program and libraries",
  'the heap, with room to breathe',
  'what glibc hands out',
  'the rest: buffers and texts outside of the heap, stacks, WebAssembly',
] as const;

const mega = 1024 ** 2;

/** Memory in use of what is mapped from files, and of what glibc grows, in MB, as `/proc/<pid>/smaps` tells. */
export function mappedIn(smaps: string): { files: number; glibc: number } {
  let [files, glibc, name] = [0, 0, ''];
  for (const line of smaps.split('\n')) {
    const [, path] = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \d+\b(.*)$/.exec(line) ?? [];
    if (path !== undefined) name = path.trim();
    const [, kilobytes] = /^Rss: +(\d+) kB/.exec(line) ?? [];
    if (kilobytes && name.startsWith('/')) files += Number(kilobytes) / 1024;
    if (kilobytes && name === '[heap]') glibc += Number(kilobytes) / 1024;
  }
  return { files, glibc };
}

async function keptNow(pid: number, inspector: Inspector): Promise<Kept> {
  const { heapTotal } = await valueOf<NodeJS.MemoryUsage>(inspector, 'process.memoryUsage()');
  const all = residentMb(pid);
  const { files, glibc } = mappedIn(readFileSync(`/proc/${pid}/smaps`, 'utf8'));
  const named = [files, heapTotal / mega, glibc];
  const rest = all - named.reduce((sum, each) => sum + each, 0);
  return {
    all,
    ...(Object.fromEntries(parts.map((part, index) => [part, [...named, rest][index]!])) as Omit<Kept, 'all'>),
  };
}

/** Before it was asked, after webhooks and then pages at a steady pace, and after as many as it could answer. */
export async function memoryAtLoads(
  product: BenchProduct,
  inspector: Inspector,
  signal: AbortSignal,
): Promise<Record<string, Kept>> {
  const { API } = product.pids;
  const pages = { url: `${product.url}/api/admin/call-logs`, headers: { cookie: product.cookie }, connections: 8 };
  const before = await keptNow(API, inspector);
  await underLoad({ ...webhooksOf(product), warmUpSeconds: 0, seconds: 20 }, signal);
  const webhooks = await keptNow(API, inspector);
  await underLoad({ ...pages, warmUpSeconds: 0, seconds: 20, perSecond: 200 }, signal);
  const steady = await keptNow(API, inspector);
  await underLoad({ ...pages, warmUpSeconds: 0, seconds: 20 }, signal);
  const hard = await keptNow(API, inspector);
  return {
    'before it is asked': before,
    'after 200 webhooks a second': webhooks,
    'then 200 pages of calls a second': steady,
    'then all it can answer': hard,
  };
}
