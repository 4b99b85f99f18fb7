import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assistantEndpoints } from '@booking/contracts/assistants';
import pg from 'pg';
import { repositoryPath } from '../build/build.ts';
import { reserveFreePort, waitUntil } from '../machine/machine.ts';
import { startPostgres } from '../postgres/postgres.ts';

export type TestEnvironment = {
  url: string;
  controlUrl: string;
  databaseUrl: string;
  dataDir: string;
  stop: () => Promise<void>;
};

/** Where journeys find a product, in their environment. */
export const environmentVariables = ({
  url,
  controlUrl,
  databaseUrl,
  dataDir,
}: TestEnvironment): Record<string, string> => ({
  E2E_URL: url,
  E2E_CONTROL_URL: controlUrl,
  E2E_DATABASE_URL: databaseUrl,
  E2E_DATA_DIR: dataDir,
});

export const owner = { email: 'owner@hotel.example', password: 'a long enough password' };

/**
 * What the callers said is acknowledged at once and processed from a queue; this waits for the queue. A longer stay that was paid
 * may find no room of its type free for all its nights, as in life: journeys begin with nothing for the desk to see to, and the
 * match of the night, which finds more of it, does not come between them.
 */
async function untilProcessed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const isDone = async (): Promise<boolean> => {
    const { rowCount } = await client.query(
      `SELECT FROM inbound_event WHERE status = 'pending' UNION ALL SELECT FROM payment WHERE sync_status = 'pending'`,
    );
    return rowCount === 0;
  };
  const closed = `UPDATE payment SET sync_status = 'synced', closed_note = 'Left by the rehearsal' WHERE sync_status = 'failed'`;
  await waitUntil(isDone, 120, 'The rehearsed calls were not processed within two minutes.')
    .then(() => client.query(closed))
    .then(() => client.query(`DELETE FROM jobs.schedule WHERE name = 'match-nightly'`))
    .finally(() => client.end());
}

/** What the voice platform has is taken over when somebody first looks at a list that is empty: before a journey adds to it. */
async function lookAtAssistants(url: string): Promise<void> {
  const authorization = `Basic ${btoa(`${owner.email}:${owner.password}`)}`;
  const answer = await fetch(`${url}${assistantEndpoints.list.path}`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`The assistants were not taken over: ${answer.status}`);
}

/**
 * The whole product as `npm start` brings it up, with data of its own that goes when it stops; for browser tests and pictures.
 * Settles once the rehearsal is over. @throws Error with what the command wrote when it ends before
 */
export async function startTestEnvironment(env: NodeJS.ProcessEnv = {}): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-test-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const postgres = await startPostgres(folder, 'test-only', { fast: true });
  const [port, simulatorsPort] = [await reserveFreePort(), await reserveFreePort(5)];
  const child = spawn(process.execPath, [repositoryPath('tools/src/start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      SIMULATORS_PORT: String(simulatorsPort),
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      // what a journey made fail is asked again soon
      OUTBOUND_TIMEOUT_MS: '4000',
      BREAKER_PAUSE_MS: '500',
      CLOUDBEDS_PACE_MS: '400',
      JOBS_POLL_MS: '1000',
      SIMULATORS_PACE: '0.2',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((done, failed) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Rehearsal is over')) done();
      if (said.includes('The rehearsal stopped early')) failed(new Error(`The product was not filled:\n${said}`));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The product ended before it was ready:\n${said}`)));
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  await ready
    .then(() => untilProcessed(postgres.url))
    .then(() => lookAtAssistants(url))
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return {
    url,
    controlUrl: `http://127.0.0.1:${simulatorsPort}`,
    databaseUrl: postgres.url,
    dataDir,
    stop,
  };
}
