import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { paymentEndpoints } from '@booking/contracts/payments';
import { startOwnConnectedApi, type ConnectedApi } from '../../api/test/start/connected-api.ts';
import { createDatabase } from '../../api/test/start/databases.ts';
import { aboutToPay, isSynced, paymentOf } from '../../api/test/people/guest-trip.ts';
import { payCheckout } from '../../api/test/people/payment-page.ts';
import { eventually, startOwnApi, type RunningApi } from '../../api/test/start/running-api.ts';
import { begin, report } from '../../api/test/providers/server-messages.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { schemaOf } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'booking-backup-test-'));
const file = join(folder, 'booking.tar');
const [dataDir, otherDir] = [join(folder, 'data'), join(folder, 'other')];
const quiet = (): void => undefined;
const never = new AbortController().signal;

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startOwnConnectedApi(() => ({ DATA_DIR: dataDir }));
  const { caller, address } = await aboutToPay(hotel);
  await payCheckout(address);
  await paymentOf(hotel, caller, isSynced);
  for (let count = 0; count < 20; count++)
    await hotel.api.webhook(
      report({ id: `call-${count}`, at: begin + count }, { summary: 'Says "ü",\n\\N and \u0001' }),
    );
  await eventually(
    async () => (await hotel.api.sql(`SELECT 1 FROM inbound_event WHERE status <> 'done'`)).length === 0,
  );
  mkdirSync(join(dataDir, 'objects', 'guest'), { recursive: true });
  writeFileSync(join(dataDir, 'objects', 'guest', 'one'), 'sealed');
});
afterAll(async () => {
  await hotel.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** But for those that go on with the clock. */
const steady = (metrics: object) =>
  Object.fromEntries(Object.entries(metrics).filter(([name]) => !/Today|Change|revenue/.test(name)));
const figuresOf = async (api: RunningApi) => ({
  dashboard: steady(await api.call(dashboardEndpoints.metrics)),
  calls: await api.call(callEndpoints.list, { query: { limit: 500 } }),
  payments: await api.call(paymentEndpoints.list),
  sum: await api.sql(`SELECT sum(amount_cents)::int AS cents, count(*)::int AS payments FROM payment`),
  waiting: await api.sql(
    `SELECT name, data FROM jobs.job WHERE state < 'active' AND name NOT LIKE '\\_\\_%' ORDER BY id`,
  ),
});
const back = (databaseUrl: string, more: object = {}, signal = never) =>
  restore({ file, databaseUrl, dataDir: otherDir, isOver: false, ...more }, quiet, signal);

const emptyAgain = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  expect(await schemaOf(client).finally(() => client.end())).toEqual([]);
  expect(existsSync(otherDir) ? readdirSync(otherDir) : []).toEqual([]);
};

test('what is backed up while the product runs is all there once it was restored, figures and images alike', async () => {
  const before = await figuresOf(hotel.api);
  const stopped = AbortSignal.abort();
  await expect(backUp({ databaseUrl: hotel.api.databaseUrl, dataDir, file }, quiet, stopped)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['data']);

  await backUp({ databaseUrl: hotel.api.databaseUrl, dataDir, file }, quiet, never);
  expect(readdirSync(folder).toSorted()).toEqual(['booking.tar', 'data']);
  expect(statSync(file).mode & 0o077).toBe(0);

  const emptied = await createDatabase('nothing');
  await back(emptied);
  expect(readFileSync(join(otherDir, 'objects', 'guest', 'one'), 'utf8')).toBe('sealed');
  const again = await startOwnApi({ ...hotel.simulators.env, PORT: '0', DATA_DIR: otherDir }, emptied);
  try {
    expect(await figuresOf(again)).toEqual(before);
    const events = (): Promise<object[]> =>
      again.sql(`SELECT id FROM inbound_event WHERE payload::text LIKE '%"after"%'`);
    expect(await events()).toEqual([]);
    expect((await again.webhook(report({ id: 'after', at: begin + 100 }))).status).toBe(200);
    expect(await events()).toHaveLength(1);
    await expect(back(emptied)).rejects.toThrow('Stop it first');
  } finally {
    await again.stop();
  }
  await expect(back(emptied)).rejects.toThrow('To lose it, say --over');
  await back(emptied, { isOver: true });
  rmSync(otherDir, { recursive: true });
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  [
    'a bit of it was changed',
    (bytes) => bytes.fill(bytes[bytes.length >> 1]! ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
  ],
  ['its end is missing', (bytes) => bytes.subarray(0, bytes.length >> 1)],
  ['it is none', () => Buffer.from('a letter')],
])('a backup is refused and nothing changed when %s', async (_, damage) => {
  const emptied = await createDatabase('nothing');
  const damaged = join(folder, 'damaged.tar');
  writeFileSync(damaged, damage(readFileSync(file)));
  await expect(back(emptied, { file: damaged })).rejects.toThrow('The backup is damaged');
  await emptyAgain(emptied);
});

test('a restore that is stopped half way leaves everything as it was', async () => {
  const emptied = await createDatabase('nothing');
  const stopping = new AbortController();
  const halfWay = (): void => stopping.abort();
  const into = { file, databaseUrl: emptied, dataDir: otherDir, isOver: false };
  await expect(restore(into, halfWay, stopping.signal)).rejects.toThrow();
  await emptyAgain(emptied);
});
