import { describe, expect, test } from '@jest/globals';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { settingEndpoints, type SettingKey } from '@booking/contracts/settings';
import { deliver, insertCalls } from '../../../../test/requests/call-rows.ts';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { begin, conversation, report } from '../../../../test/providers/server-messages.ts';

const hotel = useConnectedProcess();
const minute = 60_000;
const day = 24 * 60 * minute;

const insert =
  (table: string, columns: string, values: string) =>
  (id: string, at: Date): Promise<unknown> =>
    hotel.api.sql(`INSERT INTO ${table} (${columns}) VALUES (${values})`, [id, at]);
const idsOf = (sql: string) => async (): Promise<string[]> =>
  (await hotel.api.sql<{ id: string }>(`${sql} ORDER BY id`)).map(({ id }) => id);

const recorded = async (id: string, at: Date): Promise<void> => {
  await insertCalls(hotel.api, [{ id, started_at: at, transcript: `User: it is ${id}\n` }]);
  await hotel.api.sql(
    `UPDATE call SET recording = '{"recordingUrl":"https://x.example/a"}', summary = 'Asked.' WHERE id = $1`,
    [id],
  );
  await hotel.api.sql(`INSERT INTO call_turn (call_id, position, speaker, text) VALUES ($1, 0, 'guest', 'Hello')`, [
    id,
  ]);
  await hotel.api.sql(
    `INSERT INTO tool_call (call_id, id, name, arguments, result) VALUES ($1, 't', 'send_sms', '{"phone":"1"}', 'Sent.')`,
    [id],
  );
};
const session = insert(
  'guest_session',
  'token_hash, purpose, mode, start_date, end_date, adults, children, call_id, guest_phone, guest, created_at, expires_at',
  `sha256($1::text::bytea), 'room_selection', 'test', '2026-01-01', '2026-01-02', 2, 0, $1, '+15125550101', '{"firstName":"Rosa"}', $2, $2`,
);

type Class = {
  job: string;
  setting: SettingKey;
  days: number;
  put: (id: string, at: Date) => Promise<unknown>;
  kept: () => Promise<string[]>;
};

/** What is kept, for how long, and what of it is still there. */
const classes: [string, Class][] = [
  [
    'transcripts',
    {
      job: 'transcripts',
      setting: 'transcriptRetentionDays',
      days: 90,
      put: recorded,
      kept: idsOf(`SELECT id FROM call WHERE transcript <> '' OR summary IS NOT NULL OR EXISTS (SELECT FROM call_turn WHERE call_id = call.id)
      OR EXISTS (SELECT FROM tool_call WHERE call_id = call.id AND (arguments <> '{}' OR result IS NOT NULL))`),
    },
  ],
  [
    'recordings',
    {
      job: 'recordings',
      setting: 'recordingRetentionDays',
      days: 30,
      put: recorded,
      kept: idsOf('SELECT id FROM call WHERE recording IS NOT NULL'),
    },
  ],
  [
    'verification logs',
    {
      job: 'verification-logs',
      setting: 'verificationLogRetentionDays',
      days: 365,
      put: insert(
        'verification_log',
        'employee_name, mode, phone_number, success, created_at',
        `$1, 'test', '+15125550101', true, $2`,
      ),
      kept: idsOf('SELECT employee_name AS id FROM verification_log'),
    },
  ],
  [
    'messages of outside services',
    {
      job: 'intake',
      setting: 'intakeRetentionDays',
      days: 30,
      put: insert(
        'inbound_event',
        'event_key, provider, kind, mode, payload, status, received_at',
        `$1, 'vapi', 'x', 'test', '{}', 'done', $2`,
      ),
      kept: idsOf(`SELECT event_key AS id FROM inbound_event WHERE kind = 'x'`),
    },
  ],
  [
    'what guests write down before they phone',
    {
      job: 'intake',
      setting: 'intakeRetentionDays',
      days: 30,
      put: insert(
        'guest_intake',
        'email, phone, check_in_date, check_out_date, created_at',
        `$1, '+15125550101', '2026-01-01', '2026-01-02', $2`,
      ),
      kept: idsOf('SELECT email AS id FROM guest_intake'),
    },
  ],
  [
    'contacts of guests who never paid',
    {
      job: 'intake',
      setting: 'intakeRetentionDays',
      days: 30,
      put: session,
      kept: idsOf(`SELECT call_id AS id FROM guest_session WHERE guest_phone <> '' OR guest IS NOT NULL`),
    },
  ],
];

describe.each(classes)('%s', (name, { job, setting, days, put, kept }) => {
  const change = (value: number) => hotel.api.call(settingEndpoints.save, { body: { key: setting, value } });
  const run = () => runJob(hotel.api, `delete-old-${job}`);
  const at = (daysAgo: number, early = 0): Date => new Date(Date.now() - daysAgo * day + early);

  test(`are deleted after ${days} days to the minute, or the setting's period, and each deletion is audited`, async () => {
    await put(`${name} young`, at(days, minute));
    await put(`${name} old`, at(days, -minute));
    await run();
    expect(await kept()).toEqual([`${name} young`]);
    await change(days + 40);
    await put(`${name} older`, at(days + 40, minute));
    await run();
    expect(await kept()).toEqual([`${name} older`, `${name} young`]);
    await change(days);
    await run();
    expect(await kept()).toEqual([`${name} young`]);
    const written = await hotel.api.sql<{ count: number }>(
      `SELECT sum((detail ->> 'count')::int)::int AS count FROM audit_event
       WHERE action = 'retention.delete' AND detail ->> 'what' = $1 GROUP BY detail ->> 'what'`,
      [job],
    );
    expect(written[0]!.count).toBeGreaterThanOrEqual(2);
  });
});

test('a call whose transcript was deleted stays, with the date', async () => {
  const page = await hotel.api.call(callDetailEndpoints.page, { params: { id: 'transcripts old' } });
  expect(page).toMatchObject({ transcript: '', turns: [], transcriptDeletedAt: expect.any(String) });
});

test('paying guests and unprocessed events stay', async () => {
  await session('paid', new Date(Date.now() - 40 * day));
  await hotel.api.sql(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, session_id)
     SELECT 'test', 100, 'completed', now(), id FROM guest_session WHERE call_id = 'paid'`,
  );
  await hotel.api.sql(
    `INSERT INTO inbound_event (event_key, provider, kind, mode, payload, attempts, received_at)
     VALUES ('waiting', 'nobody', 'y', 'test', '{}', 1, now() - interval '40 days')`,
  );
  await runJob(hotel.api, 'delete-old-intake');
  expect(await hotel.api.sql(`SELECT FROM guest_session WHERE call_id = 'paid' AND guest IS NOT NULL`)).toHaveLength(1);
  expect(await hotel.api.sql(`SELECT FROM inbound_event WHERE event_key = 'waiting'`)).toHaveLength(1);
});

test('the recording of a caller who objected is never offered, and erased at once', async () => {
  const [first, , , ...rest] = conversation(begin);
  const wish = { role: 'user', message: 'Please do not record me.', time: begin + 4_000, secondsFromStart: 4 };
  await deliver(hotel.api, [
    report(
      { id: 'unwanted', at: begin },
      { artifact: { messages: [first, wish, ...rest], recordingUrl: 'https://x.example/a' } },
    ),
  ]);
  const page = () => hotel.api.call(callDetailEndpoints.page, { params: { id: 'unwanted' } });
  expect((await page()).hasRecording).toBe(false);
  await eventually(async () => (await page()).recordingDeletedAt);
});

test('a recording that is named only in artifact.recording is erased after its period, too', async () => {
  const at = Date.now() - 31 * day;
  const recording = {
    stereoUrl: 'https://storage.vapi.ai/s.wav',
    mono: { combinedUrl: 'https://storage.vapi.ai/m.wav' },
  };
  await deliver(hotel.api, [report({ id: 'nested', at }, { artifact: { messages: conversation(at), recording } })]);
  const page = () => hotel.api.call(callDetailEndpoints.page, { params: { id: 'nested' } });
  expect((await page()).hasRecording).toBe(true);
  await runJob(hotel.api, 'delete-old-recordings');
  expect(await page()).toMatchObject({ hasRecording: false, recordingDeletedAt: expect.any(String) });
});

test('ended sessions and links, and reservations in reports of erasures, are deleted after 30 days', async () => {
  const age = (days: number, of: string): Promise<unknown> =>
    hotel.api.sql(
      `WITH account AS (SELECT id FROM account LIMIT 1), link AS (
         INSERT INTO sign_in_link (token_hash, account_id, expires_at)
         SELECT sha256($2::text::bytea), id, now() - make_interval(days => $1) FROM account
       )
       INSERT INTO session (token_hash, account_id, created_at, active_at, device)
       SELECT sha256($2::text::bytea), id, now() - make_interval(days => $1), now(), $2 FROM account`,
      [days, of],
    );
  await age(31, 'old');
  await age(29, 'young');
  await runJob(hotel.api, 'delete-old-sign-ins');
  const devices = await hotel.api.sql(`SELECT device FROM session WHERE device IN ('old', 'young')`);
  expect(devices).toEqual([{ device: 'young' }]);
  const links = await hotel.api.sql(`SELECT FROM sign_in_link WHERE expires_at < now()`);
  expect(links).toHaveLength(1);

  const note = 'Cloudbeds has no call for it. Open there: 11, 12. Anonymise it.';
  const report = JSON.stringify([{ what: 'property_system', result: 'by_hand', count: 2, note, at: '', proofs: [] }]);
  for (const days of [31, 29])
    await hotel.api.sql(
      `INSERT INTO privacy_request (kind, person_hash, report, requested_at, requested_by, finished_at)
       VALUES ('erasure', $1, $2, now(), 'Owner', now() - make_interval(days => $3))`,
      [String(days), report, days],
    );
  await runJob(hotel.api, 'delete-old-erasure-reports');
  const kept = await hotel.api.sql(`SELECT report -> 0 ->> 'note' AS note FROM privacy_request ORDER BY finished_at`);
  expect(kept).toEqual([{ note: 'Cloudbeds has no call for it. Anonymise it.' }, { note }]);
});

test('a recording stays until the voice platform has erased it too', async () => {
  await recorded('away', new Date(Date.now() - 31 * day));
  await hotel.simulators.fault('vapi', 'server_error');
  const job = runJob(hotel.api, 'delete-old-recordings');
  await eventually(async () => /Recordings could not be erased/.test(hotel.api.log()));
  expect(await hotel.api.sql(`SELECT FROM call WHERE id = 'away' AND recording IS NOT NULL`)).toHaveLength(1);
  await hotel.simulators.heal();
  await hotel.api.sql(
    `UPDATE jobs.job SET start_after = now() WHERE name = 'delete-old-recordings' AND state = 'retry'`,
  );
  await job;
  expect(await hotel.api.sql(`SELECT FROM call WHERE id = 'away' AND recording IS NULL`)).toHaveLength(1);
});

test("audit events are deleted after 730 days to the minute, or the setting's period, and the deletion is recorded", async () => {
  const write = insert('audit_event', 'at, actor_kind, action, detail', `$2, 'product', $1, '{}'`);
  const kept = idsOf(`SELECT action AS id FROM audit_event WHERE action LIKE 'long ago%'`);
  const ago = (days: number, early: number): Date => new Date(Date.now() - days * day + early);
  // the first events of a log of a hotel that stands since then
  await hotel.api.sql(
    'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM audit_event; DELETE FROM audit_link; COMMIT',
  );
  await write('long ago gone', ago(730, -minute));
  await write('long ago later', ago(700, -minute));
  await write('long ago kept', ago(699, 0));
  await runJob(hotel.api, 'delete-old-audit-events');
  expect(await kept()).toEqual(['long ago kept', 'long ago later']);
  await hotel.api.call(settingEndpoints.save, { body: { key: 'auditRetentionDays', value: 700 } });
  await runJob(hotel.api, 'delete-old-audit-events');
  expect(await kept()).toEqual(['long ago kept']);
  const forgotten = await hotel.api.sql(`SELECT detail FROM audit_event WHERE action = 'audit.forget' ORDER BY id`);
  expect(forgotten).toMatchObject([{ detail: { removed: 1 } }, { detail: { removed: 1 } }]);
});
