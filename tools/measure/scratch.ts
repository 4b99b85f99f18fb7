import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { owner } from '../src/testing/test-environment.ts';
import { fail } from '../src/machine/machine.ts';
import { startPostgres } from '../src/postgres/postgres.ts';
import { startBuiltApi, waitUntilReady } from '../src/product/processes.ts';

/** Where nobody listens: no outside service is asked. */
const nowhere = 'http://127.0.0.1:9';

/** A PostgreSQL of its own under the system's temporary folder, and APIs on it. */
export type ScratchDatabases = {
  /** The process of PostgreSQL. */
  postgresPid: number;
  createDatabase: (name: string) => Promise<string>;
  /** Starts the built API, which migrates its database. @param more what is different in its environment @throws UserFacingError when it does not start */
  startApi: (
    databaseUrl: string,
    more?: NodeJS.ProcessEnv,
  ) => Promise<{ url: string; pid: number; stop: () => Promise<void> }>;
  /** Ends what runs and removes every file. */
  stop: () => Promise<void>;
};

/** Filling is not what is measured. */
async function setUp(admin: pg.Client): Promise<void> {
  await admin.connect();
  for (const setting of [`max_wal_size = '4GB'`, `checkpoint_timeout = '1h'`, 'autovacuum = off'])
    await admin.query(`ALTER SYSTEM SET ${setting}`);
  await admin.query('SELECT pg_reload_conf()');
}

/** @param options.fast gives up safety on power loss @throws UserFacingError when PostgreSQL does not come up */
export async function startScratchDatabases(options = { fast: true }): Promise<ScratchDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-measure-'));
  // PostgreSQL may run as another user, who has to get in
  chmodSync(folder, 0o755);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres(folder, 'scratch', options).catch((error: unknown) => {
    remove();
    throw error;
  });
  const admin = new pg.Client({ connectionString: postgres.url });
  admin.on('error', () => undefined);
  await (options.fast ? setUp(admin) : admin.connect()).catch(async (error: unknown) => {
    await postgres.stop();
    remove();
    throw error;
  });

  const parts: { stop: () => Promise<void> }[] = [];
  let stopped: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await Promise.all(parts.map(({ stop }) => stop()));
    await admin.end().catch(() => undefined);
    await postgres.stop();
    remove();
  };
  return {
    postgresPid: postgres.process.pid!,
    createDatabase: async (name) => {
      await admin.query(`CREATE DATABASE ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    startApi: async (databaseUrl, more = {}) => {
      if (stopped) fail('The measurement was broken off.');
      const env = {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        PORT: '0',
        DATA_DIR: folder,
        VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-measurement',
        VAPI_TOOL_TOKEN: 'tool-token-of-a-measurement',
        VAPI_STAFF_TOOL_TOKEN: 'staff-tool-token-of-a-measurement',
        VAPI_CUSTOMER_TOOL_TOKEN: 'customer-tool-token-of-a-measurement',
        SECRET_KEY: 'a-key-that-is-only-for-measuring',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        VAPI_BASE_URL: nowhere,
        CLOUDBEDS_BASE_URL: nowhere,
        STRIPE_BASE_URL: nowhere,
        TWILIO_BASE_URL: nowhere,
        ...more,
      };
      const api = startBuiltApi<{ address: string }>(env, join(folder, 'logs', 'api.log'));
      parts.push(api);
      const { address } = await waitUntilReady(api);
      return { url: address, pid: api.process.pid!, stop: api.stop };
    },
    stop: () => (stopped ??= end()),
  };
}
