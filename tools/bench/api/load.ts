import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Connection } from './connection.ts';
import type { Load, Loaded } from './under-load.ts';

const load = JSON.parse(process.argv[2]!) as Load;

type Send = (number: number) => Promise<boolean>;

/** `{number}` in a body is told apart for each request; what is sent otherwise is written once. */
async function overHttp(): Promise<Send> {
  const { method = 'GET', headers = {}, bodies = [], url } = load;
  const { pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}`;
  const run = randomUUID();
  const request = (number: number): string => {
    if (bodies.length === 0) return `${head}\r\n\r\n`;
    const of = `${run}-${Math.floor(number / bodies.length)}`;
    const body = bodies[number % bodies.length]!.replaceAll('{number}', of);
    return `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const connection = await Connection.open(new URL(url));
  return async (number) => {
    const status = await connection.ask(request(number));
    return status >= 200 && status < 300;
  };
}

/** Rows of the bodies into a table that is `like` another. */
async function byInsert(): Promise<Send> {
  const client = new pg.Client({ connectionString: load.url });
  await client.connect();
  const run = randomUUID();
  return async (number) => {
    const body = load.bodies![number % load.bodies!.length]!.replaceAll('{number}', `${run}-${number}`);
    await client.query(
      `INSERT INTO bench_event (provider, event_key, kind, mode, payload) VALUES ('vapi', $1, 'status-update', 'test', $2)`,
      [`${run}-${number}`, body],
    );
    return true;
  };
}

const isHttp = load.url.startsWith('http');
const hands = await Promise.all(Array.from({ length: load.connections }, isHttp ? overHttp : byInsert));

let next = 0;
let failures = 0;
let times: number[] = [];

/** One request after the other, or each when its time has come; then it counts from that time on, also while nobody was free to send it. */
async function work(send: Send, first: number, since: number, until: number): Promise<void> {
  for (;;) {
    const number = next++;
    const due = load.perSecond ? since + ((number - first) * 1000) / load.perSecond : performance.now();
    if (due >= until || (load.requests && number - first >= load.requests)) return;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    const began = load.perSecond ? Math.max(due, since) : due;
    if (!(await send(number).catch(() => false))) failures += 1;
    times.push(performance.now() - began);
  }
}

async function period(seconds: number): Promise<number> {
  const since = performance.now();
  const first = next;
  [failures, times] = [0, []];
  await Promise.all(hands.map((send) => work(send, first, since, since + seconds * 1000)));
  return (performance.now() - since) / 1000;
}

await period(load.warmUpSeconds);
const seconds = await period(load.seconds);
const sorted = times.toSorted((one, other) => one - other);
const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
const loaded: Loaded = {
  perSecond: sorted.length / seconds,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  requests: sorted.length,
  failures,
};
process.stdout.write(JSON.stringify(loaded), () => process.exit(0));
