import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeSchema } from '../../../api/test/start/databases.ts';
import { startApiProcess, type ApiInProcess } from '../../../api/test/start/running-api.ts';
import { startSimulators, type Simulators } from '../../../api/test/start/running-simulators.ts';
import { fill } from '../../measure/fill.ts';
import { repositoryPath } from '../../src/build/build.ts';
import { startPostgres } from '../../src/postgres/postgres.ts';
import { printLine } from '../../src/machine/terminal.ts';
import { growTo } from './fill-over-http.ts';

const folder = repositoryPath('node_modules/.cache/bench/growth');
const schema = 'booking_schema';
const growing = 'growing';

/** An API of its own on one of the databases, and what it meets. */
export type FilledProduct = { api: ApiInProcess; simulators: Simulators; stop: () => Promise<void> };

export type Databases = {
  /** Makes those of these sizes that are not there yet: by the doors as far as these reach, larger ones filled by SQL. */
  make: (sizes: readonly number[], byTheDoors: number, signal: AbortSignal) => Promise<void>;
  open: (size: number) => Promise<FilledProduct>;
  stop: () => Promise<void>;
  /** Ends and removes all; until then what was made is there for the next run. */
  remove: () => Promise<void>;
};

const nameOf = (size: number): string => `calls_${size}`;

async function openProduct(databaseUrl: string): Promise<FilledProduct> {
  const simulators = await startSimulators();
  const api = await startApiProcess(simulators.env, databaseUrl).catch(async (error: unknown) => {
    await simulators.stop();
    throw error;
  });
  return { api, simulators, stop: async () => void (await Promise.all([api.stop(), simulators.stop()])) };
}

/** A PostgreSQL that keeps what is in it from one run to the next, so that a growth which was broken off goes on. @throws UserFacingError */
export async function openDatabases(): Promise<Databases> {
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres(folder, 'scratch', { fast: true });
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  process.env['TEST_DATA_DIR'] = join(folder, 'data');
  const admin = new pg.Client({ connectionString: postgres.url });
  admin.on('error', () => undefined);
  await admin.connect();
  const urlOf = (name: string): string => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const isThere = async (name: string): Promise<boolean> =>
    (await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount === 1;
  const copy = (name: string, of: string) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${of}`);

  const grow = async (size: number, signal: AbortSignal): Promise<void> => {
    if (!(await isThere(growing))) await copy(growing, schema);
    const product = await openProduct(urlOf(growing));
    await growTo(product, size, signal).finally(() => product.stop());
    signal.throwIfAborted();
    await copy(nameOf(size), growing);
  };
  const fillAnew = async (size: number): Promise<void> => {
    await admin.query('DROP DATABASE IF EXISTS filling');
    await copy('filling', schema);
    await fill(urlOf('filling'), { calls: size, payments: size / 5 });
    await admin.query(`ALTER DATABASE filling RENAME TO ${nameOf(size)}`);
  };
  const stop = async (): Promise<void> => {
    await admin.end().catch(() => undefined);
    await postgres.stop();
  };
  return {
    make: async (sizes, byTheDoors, signal) => {
      // many small checkpoints are not what is measured
      for (const setting of [`max_wal_size = '4GB'`, `checkpoint_timeout = '1h'`])
        await admin.query(`ALTER SYSTEM SET ${setting}`);
      await admin.query('SELECT pg_reload_conf()');
      if (!(await isThere(schema))) await makeSchema();
      for (const size of sizes) {
        signal.throwIfAborted();
        if (await isThere(nameOf(size))) continue;
        const isByTheDoors = size <= byTheDoors;
        printLine(`${size.toLocaleString('en-US')} calls, ${isByTheDoors ? 'by the doors' : 'filled by SQL'} …`);
        await (isByTheDoors ? grow(size, signal) : fillAnew(size));
      }
    },
    open: async (size) => {
      const product = await openProduct(urlOf(nameOf(size)));
      await product.api.sql('VACUUM ANALYZE');
      return product;
    },
    stop,
    remove: async () => {
      await stop();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
