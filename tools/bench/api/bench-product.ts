import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fill } from '../../measure/fill.ts';
import { startScratchDatabases } from '../../measure/scratch.ts';
import { simulatedAccounts } from '../../src/environment/simulated-accounts.ts';
import { repositoryPath } from '../../src/build/build.ts';
import { owner } from '../../src/testing/test-environment.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { startProcess, waitUntilReady } from '../../src/product/processes.ts';
import { printLine } from '../../src/machine/terminal.ts';

const size = { calls: 10_000, payments: 2_000 };

/** The built product as it runs in production, on a filled database of its own, with simulated providers. */
export type BenchProduct = {
  url: string;
  /** Processes, by what they are called. */
  pids: { API: number; PostgreSQL: number };
  databaseUrl: string;
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Of the owner, who is signed in. */
  cookie: string;
  /** Opens the page on which a guest chooses a room. */
  roomToken: string;
  toolToken: string;
  webhookSecret: string;
  cloudbeds: { url: string; key: string; property: string };
  /** Starts another process of it that takes no jobs. */
  startApart: () => Promise<{ url: string; stop: () => Promise<void> }>;
  stop: () => Promise<void>;
};

const secrets = {
  VAPI_WEBHOOK_SECRET: 'webhook-secret-of-a-bench',
  VAPI_TOOL_TOKEN: 'tool-token-of-a-bench-run',
  VAPI_STAFF_TOOL_TOKEN: 'staff-tool-token-of-a-bench-run',
  VAPI_CUSTOMER_TOOL_TOKEN: 'customer-tool-token-of-a-bench-run',
};

export const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body: JSON.stringify(owner) });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0]!)
    .join('; ');
}

/** @param more what is different in the API's environment @throws UserFacingError when a part of it does not start */
export async function startBenchProduct(more: NodeJS.ProcessEnv = {}): Promise<BenchProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-bench-'));
  const parts: { stop: () => Promise<void> }[] = [{ stop: async () => rmSync(folder, { recursive: true }) }];
  const stop = async (): Promise<void> => {
    for (const part of parts.toReversed()) await part.stop();
  };
  try {
    // what is acknowledged is on the disk, as in production
    const scratch = await startScratchDatabases({ fast: false });
    parts.push(scratch);
    const databaseUrl = await scratch.createDatabase('bench');
    await (await scratch.startApi(databaseUrl)).stop();
    printLine(`Filling ${size.calls} calls and ${size.payments} payments …`);
    await fill(databaseUrl, size);

    const port = String(await reserveFreePort());
    const accounts = simulatedAccounts(folder, {});
    const place = { SIMULATORS_PORT: '0', PRODUCT_URL: `http://127.0.0.1:${port}`, OTHER_GUESTS: 'stay_away' };
    const env = { PATH: process.env['PATH'], ...accounts, ...secrets, ...place, HOTEL_TIME_ZONE: 'America/Chicago' };
    const logs = join(folder, 'logs');
    const simulators = startProcess<Record<'vapi' | 'cloudbeds' | 'stripe' | 'twilio', string>>(
      repositoryPath('libs/simulators/src/main.ts'),
      env,
      join(logs, 'simulators.log'),
    );
    parts.push(simulators);
    const services = await waitUntilReady(simulators);
    const addresses = Object.entries(services).map(([name, address]) => [`${name.toUpperCase()}_BASE_URL`, address]);
    const settings: NodeJS.ProcessEnv = {
      ...{ ...accounts, ...secrets, NODE_ENV: 'production', PORT: port },
      ...(Object.fromEntries(addresses) as Record<string, string>),
      ...more,
    };
    const api = await scratch.startApi(databaseUrl, settings);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    pool.on('error', () => undefined);
    parts.push({ stop: () => pool.end() });

    const roomToken = randomBytes(32).toString('base64url');
    await pool.query(
      `INSERT INTO guest_session (purpose, token_hash, mode, start_date, end_date, adults, children, guest_phone, expires_at)
       VALUES ('room_selection', $1, 'test', $2, $3, 2, 0, '+15125550142', now() + interval '1 day')`,
      [createHash('sha256').update(roomToken).digest(), dayAfter(20), dayAfter(23)],
    );
    return {
      ...{ url: api.url, databaseUrl, roomToken },
      pids: { API: api.pid, PostgreSQL: scratch.postgresPid },
      sql: async (text, values) => (await pool.query<never>(text, values)).rows,
      cookie: await signIn(api.url),
      toolToken: secrets.VAPI_TOOL_TOKEN,
      webhookSecret: secrets.VAPI_WEBHOOK_SECRET,
      cloudbeds: {
        url: services.cloudbeds,
        key: accounts['CLOUDBEDS_TEST_API_KEY']!,
        property: accounts['CLOUDBEDS_TEST_PROPERTY_ID']!,
      },
      startApart: () => scratch.startApi(databaseUrl, { ...settings, PROCESS: 'api', PORT: '0' }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
