import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../../test/open-database.ts';
import { startOwnApi, type RunningApi } from '../../../test/running-api.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import type { AuditKeys } from './audit-keys.repository.ts';
import { AuditLog } from './audit-log.ts';
import { verifyChain } from './chain.repository.ts';

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
  audit = new AuditLog(source, source.getRepository(AuditEventEntity), {} as AuditKeys, new Clock());
});
afterAll(async () => {
  await source.destroy();
  await db.end();
  await api.stop();
});
beforeEach(async () => {
  // the log of a house that stands since long ago
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

describe('what was forgotten after the retention was set by SQL', () => {
  test('is found out where nobody ever saved it in Settings', async () => {
    await write(100);
    await setBySql(90);
    expect(await audit.forgetBefore(daysAgo(95))).toBe(1);
    expect(await verdict()).toContain('was younger than the 730 days that are kept');
  });

  test('is found out where another was saved in Settings', async () => {
    await write(200);
    await writeChange(150, 730, 300);
    await setBySql(90);
    expect(await audit.forgetBefore(daysAgo(160))).toBe(1);
    expect(await verdict()).toContain('was younger than the 300 days that are kept');
  });

  test('is found out where what was saved is forgotten with it', async () => {
    await writeChange(200, 730, 300);
    await setBySql(90);
    expect(await audit.forgetBefore(daysAgo(160))).toBe(1);
    expect(await verdict()).toContain('was younger than the 300 days that are kept');
  });
});

test('a house that saved a shorter retention may forget that too, and goes on forgetting', async () => {
  await writeChange(600, 730, 300);
  await setBySql(300);
  await write(320);
  await write(305);
  expect(await audit.forgetBefore(daysAgo(310))).toBe(2);
  expect(await verdict()).toBeNull();
  expect(await audit.forgetBefore(daysAgo(300))).toBe(1);
  expect(await verdict()).toBeNull();
});
