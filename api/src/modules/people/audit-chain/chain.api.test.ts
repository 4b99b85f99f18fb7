import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { settingEndpoints } from '@booking/contracts/settings';
import pg from 'pg';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { openDatabase } from '../../../../test/start/open-database.ts';
import { startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { clockVariables } from '../../../../../tools/src/testing/fake-date.ts';
import { AuditEventEntity } from '../audit/audit-event.entity.ts';
import type { AuditKeys } from './audit-keys.service.ts';
import { AuditEventRepository } from '../audit/audit-event.repository.ts';
import { AuditLog } from '../audit/audit-log.service.ts';

const day = 24 * 3_600_000;
const refused = 'What the audit log holds is not changed.';

const command = fileURLToPath(new URL('../../../../../tools/src/audit.ts', import.meta.url));

let api: RunningApi;
let dataDir: string;
let db: pg.Client;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'booking-audit-'));
  api = await startOwnApi({ DATA_DIR: dataDir });
  // the first events are of long ago
  await api.sql(
    `BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM audit_event; DELETE FROM audit_link; COMMIT`,
  );
  for (const days of [900, 850, 800])
    await api.sql(
      `INSERT INTO audit_event (at, actor_kind, action, detail) VALUES (now() - $1 * interval '1 day', 'product', 'long.ago', '{}')`,
      [days],
    );
  for (const days of [10, 20, 30, 40, 50])
    await api.call(settingEndpoints.save, { body: { key: 'idImageRetentionDays', value: days } });
  // notes on its way out how far the log has come
  await api.stop();
  db = new pg.Client({ connectionString: api.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const places = async (): Promise<{ id: string; place: number }[]> =>
  (await db.query<{ id: string; place: number }>('SELECT event_id AS id, place::int FROM audit_link ORDER BY place'))
    .rows;

const verify = (...given: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) =>
    execFile(
      process.execPath,
      [command, 'verify', ...given],
      {
        env: {
          ...{ PATH: process.env['PATH'], ALREADY_BUILT: 'yes', ...clockVariables() },
          ...{ DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir },
        },
      },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    ),
  );

/** Does as somebody who owns the whole database; all of it is taken back at the end of the test. */
async function tampered(sql: string): Promise<{ code: number; said: string }> {
  await db.query(`SET session_replication_role = replica; CREATE TABLE kept_event AS SELECT * FROM audit_event;
    CREATE TABLE kept_link AS SELECT * FROM audit_link`);
  try {
    await db.query(sql);
    return await verify();
  } finally {
    await db.query(`DELETE FROM audit_event; DELETE FROM audit_link; INSERT INTO audit_link SELECT * FROM kept_link`);
    const { rows } = await db.query<{ names: string }>(
      `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
       WHERE attrelid = 'audit_event'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    );
    const names = rows[0]!.names;
    await db.query(`INSERT INTO audit_event (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM kept_event;
      DROP TABLE kept_event, kept_link; SET session_replication_role = DEFAULT`);
  }
}

let events: { id: string; place: number }[];
beforeEach(async () => {
  events = await places();
});

test('an untouched log verifies', async () => {
  expect(events.length).toBeGreaterThanOrEqual(5);
  expect(events.map(({ place }) => place)).toEqual(events.map((_, index) => index + 1));
  expect(await verify()).toEqual({
    code: 0,
    said: `${events.length} events of the audit log are as they were written, noted up to place ${events.length}.\n`,
  });
});

test.each<[what: string, sql: string, said: string]>([
  [
    'changed',
    `UPDATE audit_event SET after = '{"value":1}' WHERE id = $3`,
    'Event $3 (place 3) is not what was written.',
  ],
  [
    'given to another person',
    `UPDATE audit_event SET actor_email = 'x@y.example' WHERE id = $3`,
    'Event $3 (place 3) is not',
  ],
  ['dated back', `UPDATE audit_event SET at = at - interval '1 ms' WHERE id = $3`, 'Event $3 (place 3) is not what'],
  ['taken out', `DELETE FROM audit_event WHERE id = $3`, 'Event $3 (place 3) is missing.'],
  [
    'taken out with its link',
    `DELETE FROM audit_event WHERE id = $3; DELETE FROM audit_link WHERE event_id = $3`,
    'What stood at place 3 is missing, before event $4.',
  ],
  [
    'put in',
    `INSERT INTO audit_event (at, actor_kind, action, detail) VALUES (now(), 'product', 'made.up', '{}')`,
    'was put in beside the log.',
  ],
  [
    'cut off at the end',
    `DELETE FROM audit_event WHERE id >= $4; DELETE FROM audit_link WHERE event_id >= $4`,
    'The end is missing: $all events were there, the last is now 3.',
  ],
  [
    'written anew from a row on',
    `UPDATE audit_event SET actor_email = 'x@y.example' WHERE id = $3;
     DO $do$ DECLARE previous bytea; one record; BEGIN
       SELECT hash INTO previous FROM audit_link WHERE place = 2;
       FOR one IN SELECT place FROM audit_link WHERE place > 2 ORDER BY place LOOP
         UPDATE audit_link SET hash = audit_hash(previous, audit_event) FROM audit_event
           WHERE place = one.place AND id = event_id RETURNING hash INTO previous;
       END LOOP; END $do$`,
    'or one before it, was written anew.',
  ],
  [
    'begun later, without a word of it',
    `INSERT INTO audit_checkpoint SELECT place, hash, now() FROM audit_link WHERE place = 3;
     DELETE FROM audit_event WHERE id <= $3; DELETE FROM audit_link WHERE event_id <= $3`,
    'No event tells that everything up to place 3 was forgotten.',
  ],
])('a log with an event that is %s fails verification', async (_, sql, said) => {
  const filled = (text: string): string =>
    text
      .replaceAll('$all', String(events.length))
      .replaceAll(/\$(\d)/g, (__, place: string) => events[Number(place) - 1]!.id);
  const found = await tampered(filled(sql));
  await db.query('SET session_replication_role = replica; DELETE FROM audit_checkpoint');
  await db.query('SET session_replication_role = DEFAULT');
  expect(found).toMatchObject({ code: 1, said: expect.stringContaining(filled(said)) });
});

describe('a log after retention', () => {
  const lastUpto = async (): Promise<unknown> =>
    (await db.query(`SELECT detail FROM audit_event WHERE action = 'audit.forget'`)).rows;

  test('deletes older events, records that, and the rest verifies', async () => {
    const source = await openDatabase(api.databaseUrl, AuditEventEntity);
    const at = new Date(Date.now() - 730 * day);
    const audit = new AuditLog(
      new Transactions(source),
      new AuditEventRepository(source),
      {} as AuditKeys,
      new Clock(),
    );
    await expect(audit.forgetBefore(new Date(Date.now() - 89 * day))).rejects.toThrow('younger than 730 days');
    expect(await audit.forgetBefore(at)).toBe(3);
    expect(await audit.forgetBefore(at)).toBe(0);
    await source.destroy();
    expect((await places()).map(({ place }) => place)).toEqual(
      Array.from({ length: events.length - 2 }, (_, n) => n + 4),
    );
    const uptoHash = expect.stringMatching(/^[0-9a-f]{64}$/);
    const detail = { before: at.toISOString(), removed: 3, upto: 3, uptoHash, keptDays: 730 };
    expect(await lastUpto()).toEqual([{ detail }]);
    expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining(`${events.length - 2} events`) });
  });

  test('cannot be deleted in any other way', async () => {
    await db.query(`SELECT set_config('audit.forgetting', 'yes', false)`);
    await expect(db.query('DELETE FROM audit_event')).rejects.toThrow(refused);
    await expect(db.query('TRUNCATE audit_link')).rejects.toThrow(refused);
    await expect(db.query('UPDATE audit_checkpoint SET place = 9')).rejects.toThrow(refused);
  });

  test('fails verification without the event of the deletion', async () => {
    const { said } = await tampered(`DELETE FROM audit_event WHERE action = 'audit.forget'`);
    expect(said).toContain('No event tells that everything up to place 3 was forgotten.');
  });

  test('fails verification when it deleted events within the retention period', async () => {
    const events3 = events[events.length - 1]!;
    // as somebody who owns the database, writing what the product would have written
    const { said, code } = await tampered(
      `DELETE FROM audit_event WHERE id < ${events3.id}; DELETE FROM audit_link WHERE event_id < ${events3.id};
       WITH gone AS (
         INSERT INTO audit_checkpoint (place, hash, at, youngest, kept_days)
           SELECT place, hash, now(), now() - interval '800 days', 730 FROM kept_link WHERE place = ${events3.place - 1}
           RETURNING place, hash
       ) INSERT INTO audit_event (at, actor_kind, action, detail)
         SELECT now(), 'product', 'audit.forget', jsonb_build_object('before', now() - interval '730 days',
           'removed', 1, 'upto', place, 'uptoHash', encode(hash, 'hex')) FROM gone`,
    );
    await db.query('SET session_replication_role = replica');
    await db.query('DELETE FROM audit_checkpoint WHERE place > 3');
    await db.query('SET session_replication_role = DEFAULT');
    expect(said).toContain('was younger than the 730 days that are kept');
    expect(code).toBe(1);
  });

  test('is compared with an external copy of its head', async () => {
    const [link] = (
      await db.query<{ hash: string }>(`SELECT encode(hash, 'hex') AS hash FROM audit_link WHERE place = 5`)
    ).rows;
    expect(await verify('--head', `5:${link!.hash}`)).toMatchObject({ code: 0 });
    const other = await verify('--head', `5:${'0'.repeat(64)}`);
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('was written anew') });
    const further = await verify('--head', `9999:${'0'.repeat(64)}`);
    expect(further.said).toContain('The end is missing: 9999 events were there');
  });
});
