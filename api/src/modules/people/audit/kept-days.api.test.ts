import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { openDatabase } from '../../../../test/start/open-database.ts';
import { startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import type { AuditKeys } from '../audit-chain/audit-keys.service.ts';
import { AuditEventRepository } from './audit-event.repository.ts';
import { AuditLog } from './audit-log.service.ts';
import { verifyChain } from '../audit-chain/verify-chain.service.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);

let api: RunningApi;
let db: pg.Client;
let source: DataSource;
let audit: AuditLog;
beforeAll(async () => {
  api = await startOwnApi();
  db = new pg.Client({ connectionString: api.databaseUrl });
  await db.connect();
  source = await openDatabase(api.databaseUrl, AuditEventEntity);
  audit = new AuditLog(new Transactions(source), new AuditEventRepository(source), {} as AuditKeys, new Clock());
});
afterAll(async () => {
  await source.destroy();
  await db.end();
  await api.stop();
});
beforeEach(async () => {
  // the log of a hotel that stands since long ago
  await db.query(`SET session_replication_role = replica; DELETE FROM audit_event; DELETE FROM audit_link;
    DELETE FROM audit_checkpoint; DELETE FROM setting; SET session_replication_role = DEFAULT`);
});

const write = (days: number): Promise<unknown> =>
  db.query(`INSERT INTO audit_event (at, actor_kind, action, detail) VALUES ($1, 'product', 'long.ago', '{}')`, [
    daysAgo(days),
  ]);

/** As the log has it when somebody saves it in Settings. */
const writeChange = (days: number, before: number, after: number): Promise<unknown> =>
  db.query(
    `INSERT INTO audit_event (at, actor_kind, action, subject_type, subject_id, detail, before, after)
     VALUES ($1, 'person', 'settings.change', 'setting', 'auditRetentionDays', '{}',
       jsonb_build_object('auditRetentionDays', $2::int), jsonb_build_object('auditRetentionDays', $3::int))`,
    [daysAgo(days), before, after],
  );

/** As the database role of the product may, without a word in the log. */
const setBySql = (days: number): Promise<unknown> =>
  db.query(
    `INSERT INTO setting (key, value) VALUES ('auditRetentionDays', to_jsonb($1::int))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [days],
  );

const verdict = async (): Promise<string | null> => (await verifyChain(db, [])).broken;

/** What the log holds, and how long it is kept as the log tells, each with how old it is. */
const hotels: [string, number, () => Promise<unknown>][] = [
  ['nobody ever saved it in Settings', 730, () => write(200)],
  [
    'another was saved in Settings',
    300,
    async () => {
      await write(200);
      await writeChange(150, 730, 300);
    },
  ],
  ['what was saved goes with it', 300, () => writeChange(200, 730, 300)],
];

test.each(hotels)('a retention set by SQL deletes nothing earlier where %s', async (_, days, fill) => {
  await fill();
  await setBySql(90);
  await expect(audit.forgetBefore(daysAgo(160))).rejects.toThrow(`younger than ${days} days`);
  expect(await verdict()).toBeNull();
});

describe("with a deletion function that the database's owner changed", () => {
  let ours: string;
  beforeAll(async () => {
    const { rows } = await db.query<{ sql: string }>(`SELECT pg_get_functiondef('audit_kept_days'::regproc) AS sql`);
    ours = rows[0]!.sql;
    await db.query(`CREATE OR REPLACE FUNCTION audit_kept_days() RETURNS integer LANGUAGE sql STABLE AS 'SELECT 90'`);
  });
  afterAll(() => db.query(ours));

  test.each(hotels)('a deletion that came too early fails verification where %s', async (_, days, fill) => {
    await fill();
    expect(await audit.forgetBefore(daysAgo(160))).toBe(1);
    expect(await verdict()).toContain(`was younger than the ${days} days that are kept`);
  });
});

test('saving the same retention twice keeps it in effect', async () => {
  await writeChange(200, 730, 300);
  await db.query(
    `INSERT INTO audit_event (at, actor_kind, action, subject_type, subject_id, detail, before, after)
     VALUES ($1, 'person', 'settings.change', 'setting', 'auditRetentionDays', '{}', '{}', '{}')`,
    [daysAgo(100)],
  );
  await write(50);
  await expect(audit.forgetBefore(daysAgo(160))).rejects.toThrow('younger than 300 days');
  expect(await audit.forgetBefore(daysAgo(310))).toBe(0);
});

test('a shorter saved retention takes effect, and deletion continues', async () => {
  await writeChange(600, 730, 300);
  await setBySql(300);
  await write(320);
  await write(305);
  expect(await audit.forgetBefore(daysAgo(310))).toBe(2);
  expect(await verdict()).toBeNull();
  expect(await audit.forgetBefore(daysAgo(300))).toBe(1);
  expect(await verdict()).toBeNull();
});
