import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux counts a process' time in hundredths of a second, on every machine. */
const tickMs = 10;

type Counted = { pid: number; parent: number; ms: number };

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // it ended meanwhile
    return '';
  }
};

/** What a process and the children it has outlived have used, as `/proc/<pid>/stat` has it; its name may hold anything. */
export function countedIn(stat: string): Counted | undefined {
  const end = stat.lastIndexOf(')');
  if (end < 0) return undefined;
  const fields = stat.slice(end + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ms: ticks * tickMs };
}

/** Processes that run, each with all that descend from them. */
function familyOf(pid: number): Counted[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => countedIn(read(`/proc/${name}/stat`)) ?? []);
  const family = all.filter((each) => each.pid === pid);
  // for grows while it is walked
  for (const { pid: parent } of family) family.push(...all.filter((each) => each.parent === parent));
  return family;
}

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU time of a process and of all it started, in milliseconds; of this one, who started everything, its own alone. */
export const cpuMsOf = (pid: number): number =>
  pid === process.pid ? ownMs() : familyOf(pid).reduce((sum, { ms }) => sum + ms, 0);

/** What all cores did, and what they might have done, in milliseconds. */
function machineMs(): { idle: number; all: number } {
  const times = cpus().map(({ times: each }) => each);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((each) => Object.values(each)).reduce((sum, ms) => sum + ms, 0),
  };
}

/** Memory of a process and of all it started, in MB; what they share is counted once. */
export function megabytesOf(pid: number): number {
  const kilobytes = familyOf(pid).map((each) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${each.pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** What each of these uses while something is done: shares of one core, from 0 to the number of cores; `idle` is of the machine. */
export async function sharesWhile<T>(
  pids: Record<string, readonly number[]>,
  work: () => Promise<T>,
): Promise<{ result: T; shares: Record<string, number>; idle: number }> {
  const used = (): Record<string, number> =>
    Object.fromEntries(
      Object.entries(pids).map(([name, all]) => [name, all.reduce((sum, pid) => sum + cpuMsOf(pid), 0)]),
    );
  const [before, machine, began] = [used(), machineMs(), performance.now()];
  const result = await work();
  const [after, now, ms] = [used(), machineMs(), performance.now() - began];
  return {
    result,
    shares: Object.fromEntries(Object.keys(pids).map((name) => [name, (after[name]! - before[name]!) / ms])),
    idle: (now.idle - machine.idle) / (now.all - machine.all),
  };
}

/** "API 97%, PostgreSQL 61%" of one core. */
export const inWords = (shares: Record<string, number>): string =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${Math.round(share * 100)}%`)
    .join(', ');

/** "API 97%, PostgreSQL 61% of a core, other programs 30%, of the machine 6% idle". */
export function machineInWords(shares: Record<string, number>, idle: number): string {
  const used = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const others = Math.max(0, cpus().length * (1 - idle) - used);
  return `${inWords(shares)} of a core, other programs ${Math.round(others * 100)}%, of the machine ${Math.round(idle * 100)}% idle`;
}
