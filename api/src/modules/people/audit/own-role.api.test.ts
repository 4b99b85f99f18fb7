import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { settingEndpoints } from '@booking/contracts/settings';
import pg from 'pg';
import { startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { derivedLogin } from '../../../platform/database/runtime-role.repository.ts';

let api: RunningApi;
let product: pg.Client;
let role: string;
beforeAll(async () => {
  api = await startOwnApi();
  const login = derivedLogin(api.databaseUrl, 'not used where the owner has a password');
  role = login.role;
  product = new pg.Client({ connectionString: login.url });
  await product.connect();
  await api.call(settingEndpoints.save, { body: { key: 'idImageRetentionDays', value: 40 } });
});
afterAll(async () => {
  await product.end();
  await api.stop();
});

const denied = /permission denied|must be owner|only roles with|permission to/;

describe("the product's database role", () => {
  test('does not own the schema', async () => {
    const used = await api.sql<{ name: string }>(
      `SELECT DISTINCT usename AS name FROM pg_stat_activity WHERE datname = current_database() AND query NOT LIKE '%usename%'
         AND application_name <> '' OR usename = $1`,
      [role],
    );
    expect(used.map(({ name }) => name)).toContain(role);
    const [rights] = await api.sql(
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication FROM pg_roles WHERE rolname = $1',
      [role],
    );
    expect(Object.values(rights!)).toEqual([false, false, false, false, false]);
  });

  test.each([
    `UPDATE audit_event SET action = 'x'`,
    'DELETE FROM audit_event',
    'TRUNCATE audit_event',
    `UPDATE audit_link SET hash = ''`,
    'DELETE FROM audit_link',
    `INSERT INTO audit_link (place, event_id, hash) VALUES (999, 999, '')`,
    `INSERT INTO audit_checkpoint (place, hash, at) VALUES (999, '', now())`,
    'DELETE FROM audit_checkpoint',
    'ALTER TABLE audit_event DISABLE TRIGGER ALL',
    'DROP TABLE audit_event CASCADE',
    'SET session_replication_role = replica',
    `CREATE FUNCTION public.forget_audit_before(text) RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    `CREATE OR REPLACE FUNCTION audit_kept_days() RETURNS integer LANGUAGE sql AS 'SELECT 0'`,
    'SET ROLE booking',
    `DELETE FROM migrations`,
    `ALTER ROLE CURRENT_USER SUPERUSER`,
  ])('may not: %s', async (sql) => {
    await expect(product.query(sql)).rejects.toThrow(denied);
  });

  test('deletes no event within the retention period, whatever its session or Settings say', async () => {
    await product.query(`SELECT set_config('audit.forgetting', 'yes', false)`);
    await expect(product.query('DELETE FROM audit_event')).rejects.toThrow(denied);
    await expect(product.query('SELECT forget_audit_before(now())')).rejects.toThrow('younger than 730 days');
    await product.query(
      `INSERT INTO setting (key, value) VALUES ('auditRetentionDays', '1') ON CONFLICT (key) DO UPDATE SET value = '1'`,
    );
    const early = `SELECT forget_audit_before(now() - interval '700 days')`;
    await expect(product.query(early)).rejects.toThrow('younger than 730 days');
    // a table of that name of its own session does not mislead the function
    await product.query(`CREATE TEMP TABLE setting AS SELECT 'auditRetentionDays' AS key, '0'::jsonb AS value`);
    await expect(product.query(early)).rejects.toThrow('younger than 730 days');
    await product.query('DROP TABLE pg_temp.setting');
    expect((await product.query('SELECT FROM audit_event')).rowCount).toBeGreaterThan(0);
  });

  test('shortens the retention only with an event in the log, and never below 90 days', async () => {
    await product.query(
      `INSERT INTO audit_event (at, actor_kind, action, subject_type, subject_id, detail, after)
       VALUES (now(), 'product', 'settings.change', 'setting', 'auditRetentionDays', '{}', '{"auditRetentionDays": 1}')`,
    );
    await expect(product.query(`SELECT forget_audit_before(now() - interval '80 days')`)).rejects.toThrow('90 days');
    await product.query(`SELECT forget_audit_before(now() - interval '95 days')`);
    const { rowCount } = await product.query(`SELECT FROM audit_event WHERE subject_id = 'auditRetentionDays'`);
    expect(rowCount).toBe(1);
  });

  test('may add to the log and read it', async () => {
    await product.query(
      `INSERT INTO audit_event (at, actor_kind, action, detail) VALUES (now(), 'product', 'added.by_role', '{}')`,
    );
    const { rows } = await product.query(
      `SELECT FROM audit_link JOIN audit_event ON id = event_id WHERE action = 'added.by_role'`,
    );
    expect(rows).toHaveLength(1);
  });
});
