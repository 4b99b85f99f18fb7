import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { callEndpoints } from '@booking/contracts/calls';
import { paymentEndpoints } from '@booking/contracts/payments';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

type Row = { action: string; actor_email: string; detail: Record<string, unknown> };

let api: RunningApi;
let email: string;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  email = await addAccount(api, 'front_desk');
  headers = basicOf(email, staffPassword);
  await insertCalls(api, [{ id: 'one', started_at: '2026-11-10T18:00:00Z' }]);
  // too much for what lies between the API and a reader who stops
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, metadata)
     SELECT 'test', n, 'completed', jsonb_build_object('guestName', repeat('x', 3000)) FROM generate_series(1, 10000) AS n`,
  );
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status) SELECT 'test', n, 'failed' FROM generate_series(1, 3) AS n`,
  );
});
afterAll(() => api.stop());

let before = 0;
beforeEach(async () => {
  const [row] = await api.sql<{ last: number }>('SELECT coalesce(max(id), 0)::int AS last FROM audit_event');
  before = row!.last;
});

const audited = async (): Promise<Row[]> => {
  const events = await api.call(auditEndpoints.list, { query: { limit: 10 } });
  return events
    .filter(({ id }) => Number(id) > before)
    .map(({ action, actor, detail }) => ({ action, actor_email: actor.name!, detail }))
    .toReversed();
};
const audit = (count: number): Promise<Row[]> => eventually(async () => (await audited()).length >= count && audited());

test('an export of payments is audited with person, filter and number of rows', async () => {
  const answer = await api.request(`${paymentEndpoints.export.path}?status=failed&format=json`, { headers });
  expect(await answer.json()).toHaveLength(3);
  expect(await audit(2)).toEqual([
    {
      action: 'payments.export',
      actor_email: email,
      detail: { mode: 'test', format: 'json', filter: { status: 'failed' } },
    },
    {
      action: 'payments.exported',
      actor_email: email,
      detail: { export: expect.stringMatching(/^\d+$/), rows: 3, isWhole: true },
    },
  ]);
});

test('an export of calls is audited, too', async () => {
  await (await api.request(`${callEndpoints.export.path}?q=nothing`, { headers })).text();
  expect(await audit(2)).toMatchObject([
    { action: 'calls.export', detail: { format: 'csv', filter: { q: 'nothing' } } },
    { action: 'calls.exported', detail: { rows: 0, isWhole: true } },
  ]);
});

test('an interrupted export is audited with the rows that were sent', async () => {
  const stop = new AbortController();
  const answer = await fetch(`${api.url}${paymentEndpoints.export.path}`, { headers, signal: stop.signal });
  await answer.body!.getReader().read();
  stop.abort();
  const [, end] = await audit(2);
  expect(end).toMatchObject({ action: 'payments.exported', detail: { isWhole: false } });
  expect(end!.detail['rows']).toBeGreaterThan(0);
  expect(end!.detail['rows']).toBeLessThan(10_003);
});

test('an export is rejected when it cannot be audited', async () => {
  await api.sql('ALTER TABLE audit_event RENAME TO audit_event_away');
  try {
    await errorOf(await api.request(paymentEndpoints.export.path, { headers }), 500);
  } finally {
    await api.sql('ALTER TABLE audit_event_away RENAME TO audit_event');
  }
});

test.each(['UPDATE audit_event SET action = NULL', 'DELETE FROM audit_event', 'TRUNCATE audit_event'])(
  'the database refuses %s',
  async (sql) => {
    await expect(api.sql(sql)).rejects.toThrow('What the audit log holds is not changed.');
  },
);
