import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import pg from 'pg';
import { apiFlags, apiMemory } from '../../tools/src/processes.ts';
import { createDatabase } from './databases.ts';

const inModules = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const bundled = fileURLToPath(new URL('../dist/bundle/main.mjs', import.meta.url));

export const owner = { email: 'owner@hotel.example', password: 'a long enough password' };
export const webhookSecret = 'webhook-secret-of-a-test';
export const toolToken = 'tool-token-of-a-test-run';

type Ready = { address: string; link: string | null };
type Options = { method?: string; headers?: Record<string, string>; body?: string | object };

/** A running API with a database of its own. */
export type RunningApi = {
  url: string;
  databaseUrl: string;
  /** The one-time sign-in link, when the environment names no owner. */
  link: string | null;
  /** Any request, with nothing added. */
  request: (path: string, options?: Options) => Promise<Response>;
  /** A call of the contract as the owner; the answer must be of the contract's shape. */
  call: <E extends Endpoint>(endpoint: E, input?: CallOf<E>) => Promise<AnswerOf<E>>;
  /** A server message as the voice platform sends it. */
  webhook: (message: object, secret?: string) => Promise<Response>;
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Everything the process has written to its log. */
  log: () => string;
  process: ChildProcess;
  /** Ends the process as if the power had failed; `stop` is still to be called. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const basic = `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`;

/** Starts the built API as deployments do and waits until it is ready. @throws Error with what it wrote when it ends instead */
export async function startApi(env: Record<string, string> = {}, databaseUrl?: string): Promise<RunningApi> {
  const database = databaseUrl ?? (await createDatabase());
  const settings = {
    PATH: process.env['PATH'],
    ...apiMemory,
    NODE_COMPILE_CACHE: process.env['TEST_COMPILE_CACHE'],
    DATABASE_URL: database,
    DATA_DIR: process.env['TEST_DATA_DIR'],
    PORT: '0',
    VAPI_WEBHOOK_SECRET: webhookSecret,
    VAPI_TOOL_TOKEN: toolToken,
    SECRET_KEY: 'a-key-that-is-only-for-tests',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    VAPI_BASE_URL: 'http://127.0.0.1:9',
    ...env,
  };
  // what is loaded before it meets its parts only where they are files
  const program = env['NODE_OPTIONS'] ? inModules : bundled;
  const child = spawn(process.execPath, [...apiFlags, program], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const { address: url, link } = await new Promise<Ready>((ready, failed) => {
    child.once('message', (message: Ready) => ready(message));
    child.once('exit', (code) => failed(new Error(`The API ended with ${code}: ${written}`)));
  });

  const pool = new pg.Pool({ connectionString: database, max: 2 });
  pool.on('error', () => undefined);
  const request: RunningApi['request'] = (path, { method = 'GET', headers = {}, body } = {}) => {
    const isText = typeof body === 'string';
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? undefined : isText ? body : JSON.stringify(body);
    return fetch(url + path, { method, headers: { ...type, ...headers }, body: sent, redirect: 'manual' });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
  };
  return {
    url,
    databaseUrl: database,
    link,
    request,
    call: async (endpoint, input) => {
      const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: object };
      const path = addressOf(endpoint, params, query);
      const answer = await request(path, { method: endpoint.method, headers: { authorization: basic }, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
      return endpoint.answer.parse(JSON.parse(text)) as AnswerOf<typeof endpoint>;
    },
    webhook: (message, secret = webhookSecret) =>
      request('/api/webhooks/vapi', { method: 'POST', headers: { 'x-vapi-secret': secret }, body: message }),
    sql: async (text, values) => (await pool.query<never>(text, values)).rows,
    log: () => written,
    process: child,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await pool.end();
      await end('SIGTERM');
    },
  };
}

/** Waits until `check` gives something. @throws Error after `forMs` */
export async function eventually<T>(
  check: () => Promise<T | undefined | null | false>,
  everyMs = 50,
  forMs = 20_000,
): Promise<T> {
  for (const until = performance.now() + forMs; performance.now() < until;) {
    const found = await check();
    if (found) return found;
    await new Promise((go) => setTimeout(go, everyMs));
  }
  throw new Error(`It did not happen within ${forMs / 1000} s.`);
}
