import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail } from '../../src/machine/machine.ts';
import { machineInWords, sharesWhile } from '../usage.ts';

export type Load = {
  /** Over HTTP, or rows into the table `bench_event` of a database. */
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Sent in turn; `{number}` is another for each round of them. */
  bodies?: string[];
  connections: number;
  warmUpSeconds: number;
  seconds: number;
  /** As many as can be answered unless said. */
  perSecond?: number;
  /** No more than these. */
  requests?: number;
};

/** Milliseconds; of a load of so many per second from when each was due. */
export type Loaded = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  requests: number;
  failures: number;
};

const script = fileURLToPath(new URL('load.ts', import.meta.url));

/** Puts a load on something from a process of its own. @throws UserFacingError when that fails, or an answer was no good one */
export async function underLoad(load: Load, signal: AbortSignal): Promise<Loaded> {
  const loaded = await new Promise<Loaded>((done, failed) => {
    const flags = ['--disable-warning=ExperimentalWarning', script, JSON.stringify(load)];
    execFile(process.execPath, flags, { signal }, (error, said) =>
      error ? failed(new Error(error.message)) : done(JSON.parse(said) as Loaded),
    );
  });
  if (loaded.failures > 0) fail(`${loaded.failures} of ${loaded.requests} requests to ${load.url} failed.`);
  return loaded;
}

/** The same, and what the processes of a product used of the machine meanwhile, in words. */
export async function underLoadOf(
  pids: Record<string, number>,
  load: Load,
  signal: AbortSignal,
): Promise<Loaded & { used: string }> {
  const each = Object.entries(pids).map(([name, pid]) => [name, [pid]] as const);
  const { result, shares, idle } = await sharesWhile(Object.fromEntries(each), () => underLoad(load, signal));
  return { ...result, used: machineInWords(shares, idle) };
}
