import { execFileSync } from 'node:child_process';
import type { Endpoint } from '@booking/contracts/endpoint';
import { owner } from '../../../api/test/running-api.ts';
import { signIn } from '../../../api/test/staff.ts';
import { percentile } from '../../measure/verdict.ts';
import type { House } from './databases.ts';

/** How an export went: until its first byte (p95), a whole one, and the most memory its process held by a tenth of it and in all. */
export type Exported = { firstByteMs: number; seconds: number; megabytes: number; atTenthMb: number; memoryMb: number };

const asked = 20;

/** Resident memory of a process in MB. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function firstByte(url: string, headers: Record<string, string>): Promise<number> {
  const since = performance.now();
  const answer = await fetch(url, { headers });
  const reader = answer.body!.getReader();
  await reader.read();
  const ms = performance.now() - since;
  await reader.cancel();
  return ms;
}

/** Asks for an export as its owner: some only to their first byte, and one whole. */
export async function exported({ api }: House, { path }: Endpoint, signal: AbortSignal): Promise<Exported> {
  const headers = await signIn(api, owner.email, owner.password);
  const url = `${api.url}${path}`;
  const firsts: number[] = [];
  for (let n = 0; n < asked && !signal.aborted; n += 1) firsts.push(await firstByte(url, headers));
  const pid = api.process.pid!;
  let bytes = 0;
  const samples = [{ bytes, memoryMb: memoryOf(pid) }];
  const watch = setInterval(() => samples.push({ bytes, memoryMb: memoryOf(pid) }), 250);
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
  return {
    firstByteMs: percentile(firsts, 95),
    seconds,
    megabytes: bytes / 1024 ** 2,
    atTenthMb: most(bytes / 10),
    memoryMb: most(bytes),
  };
}
