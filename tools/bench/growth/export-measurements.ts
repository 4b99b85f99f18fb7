import type { Endpoint } from '@booking/contracts/endpoint';
import { owner } from '../../../api/test/start/running-api.ts';
import { signIn } from '../../../api/test/people/staff.ts';
import { percentile } from '../../measure/verdict.ts';
import { residentMb } from '../api/resident.ts';
import type { FilledProduct } from './databases.ts';
import { isLevel } from './lines.ts';

/** How an export went: until its first byte (p95), a whole one, and the most memory its process held by a tenth of it and in all. */
export type ExportMeasurement = {
  firstByteMs: number;
  seconds: number;
  megabytes: number;
  atTenthMb: number;
  memoryMb: number;
};

/** Where, as whom, and the process that answers. */
type Asked = { url: string; headers: Record<string, string>; pid: number };

const asked = 20;
/** Another program may be at work while one of them is asked. */
const rounds = 5;

/** What a browser says; a compressor that waits for more would keep the beginning back. */
const compressed = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** The page that was being read when one was broken off is out of the way by then. */
const restMs = 100;

async function firstByte(url: string, headers: Record<string, string>): Promise<number> {
  await new Promise((rested) => setTimeout(rested, restMs));
  const since = performance.now();
  const answer = await fetch(url, { headers: { ...headers, ...compressed } });
  const reader = answer.body!.getReader();
  await reader.read();
  const ms = performance.now() - since;
  await reader.cancel();
  return ms;
}

/** Until the first byte, p95, in milliseconds. */
async function beginning({ url, headers }: Asked, signal: AbortSignal): Promise<number> {
  const firsts: number[] = [];
  for (let n = 0; n < asked && !signal.aborted; n += 1) firsts.push(await firstByte(url, headers));
  return percentile(firsts, 95);
}

/** One from its first byte to its last, and what memory its process held meanwhile. */
async function whole(
  { url, headers, pid }: Asked,
  signal: AbortSignal,
): Promise<Omit<ExportMeasurement, 'firstByteMs'>> {
  let bytes = 0;
  const samples = [{ bytes, memoryMb: residentMb(pid) }];
  const watch = setInterval(() => samples.push({ bytes, memoryMb: residentMb(pid) }), 250);
  const since = performance.now();
  try {
    const answer = await fetch(url, { headers, signal });
    for await (const chunk of answer.body!) bytes += (chunk as Uint8Array).length;
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - since) / 1000;
  const most = (upTo: number): number =>
    Math.max(...samples.filter((sample) => sample.bytes <= upTo).map(({ memoryMb }) => memoryMb));
  return { seconds, megabytes: bytes / 1024 ** 2, atTenthMb: most(bytes / 10), memoryMb: most(bytes) };
}

/**
 * Asks for an export in both products as their owner: only to its first byte, again while the larger seems slower, of which the fastest
 * round of each counts; and once whole.
 */
export async function measureExport(
  [small, large]: readonly [FilledProduct, FilledProduct],
  { path }: Endpoint,
  signal: AbortSignal,
): Promise<[small: ExportMeasurement, large: ExportMeasurement]> {
  const askedOf = async ({ api }: FilledProduct): Promise<Asked> => ({
    url: `${api.url}${path}`,
    headers: await signIn(api, owner.email, owner.password),
    pid: api.process.pid!,
  });
  const both = [await askedOf(small), await askedOf(large)] as const;
  const fastest: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds && !isLevel(...fastest); round += 1)
    for (const [index, one] of both.entries()) fastest[index] = Math.min(fastest[index]!, await beginning(one, signal));
  return [
    { firstByteMs: fastest[0], ...(await whole(both[0], signal)) },
    { firstByteMs: fastest[1], ...(await whole(both[1], signal)) },
  ];
}
