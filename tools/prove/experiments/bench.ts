import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, makeSchema } from '../../../api/test/start/databases.ts';
import { startApiProcess, type ApiInProcess } from '../../../api/test/start/running-api.ts';
import { startSimulators, type Simulators } from '../../../api/test/start/running-simulators.ts';
import { startPostgres, type RunningPostgres } from '../../src/postgres/postgres.ts';
import { printLine } from '../../src/machine/terminal.ts';

/** What an experiment has to work with; all of it ends with the experiment. */
export type Bench = {
  /** How long to go on, where that is to choose. */
  seconds: number;
  folder: string;
  postgres: RunningPostgres;
  newDatabase: () => Promise<string>;
  startApi: (env?: Record<string, string>, databaseUrl?: string) => Promise<ApiInProcess>;
  startSimulators: () => Promise<Simulators>;
  /** Something else that is to end. */
  after: (end: () => unknown) => void;
};

/** What no experiment takes, besides the time it was given. */
const longestMs = 300_000;

/** @throws Error with what should have been */
export function assertThat(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** @param ends grows by what is to be called when it is over, in reverse order */
async function lay(seconds: number, ends: (() => unknown)[]): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-experiment-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user, who has to get in
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, 'experiment-only', { fast: true });
  ends.push(() => postgres.stop());
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  process.env['TEST_DATA_DIR'] = join(folder, 'data');
  await makeSchema();
  const kept = async <T extends { stop: () => Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting;
    ends.push(() => started.stop());
    return started;
  };
  return {
    seconds,
    folder,
    postgres,
    newDatabase: createDatabase,
    startApi: (env, databaseUrl) => kept(startApiProcess(env, databaseUrl)),
    startSimulators: () => kept(startSimulators()),
    after: (end) => void ends.push(end),
  };
}

const endAll = async (ends: (() => unknown)[]): Promise<void> => {
  for (const end of ends.toReversed()) await Promise.resolve(end()).catch(() => undefined);
};

/** Does something on a bench that goes afterwards, also when `signal` says so. */
export async function withBench<T>(signal: AbortSignal, work: (bench: Bench) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = [];
  const stopped = new Promise<never>((_, stop) =>
    signal.addEventListener('abort', () => stop(new Error('Stopped.')), { once: true }),
  );
  try {
    return await Promise.race([lay(0, ends).then(work), stopped]);
  } finally {
    await endAll(ends);
  }
}

/**
 * Runs an experiment as a command, on real processes and loopback alone: one line says what came of it, the exit code whether the
 * promise was kept. `--seconds 20` says how long to go on.
 */
export async function experiment(run: (bench: Bench) => Promise<string>): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  const seconds = Number(values.seconds);
  const ends: (() => unknown)[] = [];
  let stop: (error: Error) => void = () => undefined;
  const stopped = new Promise<never>((_, failed) => (stop = failed));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(new Error('Stopped.')));
  const limit = setTimeout(() => stop(new Error('It did not end in time.')), seconds * 1000 + longestMs);
  try {
    printLine(await Promise.race([lay(seconds, ends).then(run), stopped]));
  } catch (error) {
    process.exitCode = 1;
    printLine(`NOT KEPT: ${(error as Error).message}`);
  } finally {
    clearTimeout(limit);
    await endAll(ends);
  }
  process.exit();
}
