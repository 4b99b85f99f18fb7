import type { ChildProcess } from 'node:child_process';
import { addressOf, type AnswerOf, type CallOf, type Endpoint } from '@booking/contracts/endpoint';
import { fallbacksIn } from '@booking/contracts/fallbacks-in';
import pg from 'pg';
import { owner, spawnApi, webhookSecret } from './api-process.ts';
import { createDatabase } from './databases.ts';
import { leaseApi, releaseApi, startHostedApp, stopHosted } from './worker-apis.ts';

export { customerToolToken, doorSecrets, owner, staffToolToken, toolToken, webhookSecret } from './api-process.ts';

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
  stop: () => Promise<void>;
};

/** One in a process of its own. */
export type ApiInProcess = RunningApi & {
  /** Everything the process has written to its log. */
  log: () => string;
  process: ChildProcess;
  /** Ends the process as if the power had failed; `stop` is still to be called. */
  kill: () => Promise<void>;
};

const basic = `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`;

type Started = { url: string; databaseUrl: string; link?: string | null };

/** What a test does with an API that runs. @param end ends it, once its tables are looked at no more */
export function apiAt({ url, databaseUrl, link = null }: Started, end: () => Promise<void>): RunningApi {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const request: RunningApi['request'] = (path, { method = 'GET', headers = {}, body } = {}) => {
    const isText = typeof body === 'string';
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? undefined : isText ? body : JSON.stringify(body);
    return fetch(url + path, { method, headers: { ...type, ...headers }, body: sent, redirect: 'manual' });
  };
  return {
    url,
    databaseUrl,
    link,
    request,
    call: async (endpoint, input) => {
      const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: object };
      const path = addressOf(endpoint, params, query);
      const answer = await request(path, { method: endpoint.method, headers: { authorization: basic }, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
      const answered: unknown = JSON.parse(text);
      const read = endpoint.answer.parse(answered);
      const fallbacks = fallbacksIn(endpoint.answer, answered);
      if (fallbacks.length > 0) throw new Error(`${path} is read by fallbacks alone at ${fallbacks.join(', ')}.`);
      return read as AnswerOf<typeof endpoint>;
    },
    webhook: (message, secret = webhookSecret) =>
      request('/api/webhooks/vapi', { method: 'POST', headers: { 'x-vapi-secret': secret }, body: message }),
    sql: async (text, values) => (await pool.query<never>(text, values)).rows,
    stop: async () => {
      await pool.end();
      await end();
    },
  };
}

/** The API on default settings, with an empty database; the files of a Jest worker use it one after the other. */
export async function startApi(): Promise<RunningApi> {
  return apiAt(await leaseApi('alone'), () => releaseApi('alone'));
}

/** An API of its own for a test file, for settings or a database of its own; it runs in one process with others. */
export async function startOwnApi(env: Record<string, string> = {}, databaseUrl?: string): Promise<RunningApi> {
  const database = databaseUrl ?? (await createDatabase());
  const { id, url, link } = await startHostedApp(database, env);
  return apiAt({ url, databaseUrl: database, link }, () => stopHosted(id));
}

/** An API in a process of its own, as deployments start it, for tests that look at its log, its memory or its end. */
export async function startApiProcess(env: Record<string, string> = {}, databaseUrl?: string): Promise<ApiInProcess> {
  const database = databaseUrl ?? (await createDatabase());
  const { url, link, log, process, end } = await spawnApi(database, env);
  const api = apiAt({ url, databaseUrl: database, link }, () => end('SIGTERM'));
  return { ...api, log, process, kill: () => end('SIGKILL') };
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
