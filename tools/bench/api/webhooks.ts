import { median, type Line } from '../bench.ts';
import { waitUntil } from '../../src/machine/machine.ts';
import { progress } from '../../src/machine/terminal.ts';
import type { BenchProduct } from './bench-product.ts';
import { residentMb } from './resident.ts';
import { underLoad, underLoadOf, type Load, type Loaded } from './under-load.ts';
import { messagesOfCall } from './messages.ts';

const perSecond = 200;
const rounds = 3;
const load = { connections: 16, warmUpSeconds: 2, seconds: 10, perSecond };
const longSeconds = 60;
const path = '/api/webhooks/vapi';

const waiting = async (product: BenchProduct): Promise<number> => {
  const [row] = await product.sql<{ events: number }>(
    `SELECT count(*)::int AS events FROM inbound_event WHERE status = 'pending'`,
  );
  return row!.events;
};

/** Seconds until nothing that came is left to be worked on. @throws UserFacingError after a minute */
async function drained(product: BenchProduct): Promise<number> {
  const since = performance.now();
  await waitUntil(
    async () => (await waiting(product)) === 0,
    60,
    'The queue of webhooks did not drain within a minute.',
  );
  return (performance.now() - since) / 1000;
}

/** Of the middle of some rounds. */
const p95 = (of: Loaded[]): number => median(of.map((each) => each.p95));

/** Messages of calls as the voice platform sends them, at a steady pace. */
export const webhooksOf = (product: BenchProduct): Load => ({
  ...load,
  url: `${product.url}${path}`,
  method: 'POST',
  headers: { 'x-vapi-secret': product.webhookSecret },
  bodies: messagesOfCall(),
});

/** The same to a process that only answers, while the product's own works on what comes. */
async function answeredApart(product: BenchProduct, webhooks: Load, signal: AbortSignal): Promise<Line> {
  const { url, stop } = await product.startApart();
  const apart = { ...webhooks, url: `${url}${path}` };
  const [ours, inserts]: [Loaded[], Loaded[]] = [[], []];
  try {
    await underLoad(apart, signal);
    for (let round = 0; round < rounds; round += 1) {
      progress('  webhooks, the worker a process of its own', round + 1, rounds);
      inserts.push(await underLoad({ ...load, url: product.databaseUrl, bodies: webhooks.bodies }, signal));
      ours.push(await underLoad(apart, signal));
      await drained(product);
    }
  } finally {
    await stop();
  }
  return {
    what: 'a webhook acknowledged, 95 of 100 within, the worker a process of its own',
    value: p95(ours),
    unit: 'ms',
    yardstick: { what: 'one INSERT', value: p95(inserts) },
  };
}

/** Acknowledged once they are on the disk. */
export async function measureWebhooks(product: BenchProduct, signal: AbortSignal): Promise<Line[]> {
  const webhooks = webhooksOf(product);
  // the same columns and indexes as the table that webhooks are kept in
  await product.sql('CREATE TABLE bench_event (LIKE inbound_event INCLUDING ALL)');

  await underLoad(webhooks, signal);
  await drained(product);
  // as PostgreSQL does by itself within a minute or two
  await product.sql('ANALYZE');

  const [ours, inserts]: [Loaded[], Loaded[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    progress('  webhooks', round + 1, rounds);
    inserts.push(await underLoad({ ...load, url: product.databaseUrl, bodies: webhooks.bodies }, signal));
    ours.push(await underLoad(webhooks, signal));
    await drained(product);
  }
  const long = await underLoadOf(product.pids, { ...webhooks, seconds: longSeconds }, signal);
  const left = await waiting(product);
  const memory = residentMb(product.pids.API);
  const seconds = await drained(product);
  const apart = await answeredApart(product, webhooks, signal);
  return [
    {
      what: 'a webhook acknowledged, 95 of 100 within',
      value: p95(ours),
      unit: 'ms',
      yardstick: { what: 'one INSERT', value: p95(inserts) },
      target: { kind: 'value', atMost: 25 },
    },
    apart,
    {
      what: `webhooks in a second, over ${longSeconds} s`,
      value: long.perSecond,
      unit: '1/s',
      target: { kind: 'value', atLeast: perSecond * 0.98 },
      note: `${left} of ${long.requests} were still to be worked on when the last was acknowledged. ${long.used}.`,
    },
    {
      what: 'until the queue is empty after that',
      value: seconds,
      unit: 's',
      target: { kind: 'value', atMost: 10 },
    },
    {
      what: 'memory of the API at 200 webhooks a second',
      value: memory,
      unit: 'MB',
      target: { kind: 'value', atMost: 250 },
    },
  ];
}
