import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import type { Role } from '@booking/contracts/roles';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { staffOfEachRole } from '../../../../test/people/staff.ts';

let api: RunningApi;
let staff: Map<Role, { cookie: string }>;
beforeAll(async () => {
  api = await startApi();
  staff = await staffOfEachRole(api);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM inbound_event; DELETE FROM alert_read; DELETE FROM alert_acknowledgement'));

/** Something that could not be processed is an alert. */
const giveUp = (key: string, receivedAt: string): Promise<unknown> =>
  api.sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, received_at)
     VALUES ('vapi', $1, 'hang', 'test', '{}', 'dead', 6, $2)`,
    [key, receivedAt],
  );
const ask = (role: Role, path: string, method = 'GET'): Promise<Response> =>
  api.request(path, { method, headers: staff.get(role)!, ...(method === 'POST' && { body: {} }) });
const dead = 'inbound-events-dead';
const seenBy = async (role: Role): Promise<Alert | undefined> =>
  ((await (await ask(role, alertEndpoints.active.path)).json()) as Alert[]).find(({ id }) => id === dead);
const acknowledge = (role: Role, id = dead): Promise<Response> =>
  ask(role, `/api/admin/alerts/${id}/acknowledge`, 'POST');

describe('an alert', () => {
  test('is read by whoever read it and by nobody else, until there is news', async () => {
    await giveUp('one', '2026-02-20T10:00:00Z');
    expect(await seenBy('viewer')).toMatchObject({ isRead: false, newestAt: '2026-02-20T10:00:00.000Z' });
    const answer = await ask('viewer', alertEndpoints.markRead.path, 'POST');
    expect(await answer.json()).toMatchObject([{ id: dead, isRead: true }]);
    expect([await seenBy('viewer'), await seenBy('manager')]).toMatchObject([{ isRead: true }, { isRead: false }]);
    await giveUp('two', new Date(Date.now() + 60_000).toISOString());
    expect(await seenBy('viewer')).toMatchObject({ isRead: false, since: '2026-02-20T10:00:00.000Z' });
  });

  test('can be read where there is none', async () => {
    expect(await (await ask('viewer', alertEndpoints.markRead.path, 'POST')).json()).toEqual([]);
  });

  test('that somebody looks after says so to everybody, until there is news', async () => {
    await giveUp('one', '2026-02-20T10:00:00Z');
    expect((await acknowledge('front_desk')).status).toBe(200);
    expect(await seenBy('viewer')).toMatchObject({ acknowledgement: { by: 'front_desk' } });
    await acknowledge('manager');
    expect(await seenBy('viewer')).toMatchObject({ acknowledgement: { by: 'manager' } });
    await giveUp('two', new Date(Date.now() + 60_000).toISOString());
    expect(await seenBy('viewer')).toMatchObject({ acknowledgement: null });
  });

  test('that is over cannot be looked after, nor by a viewer one that is not', async () => {
    expect(await errorOf(await acknowledge('owner'), 404)).toMatchObject({ message: 'This alert was not found.' });
    await giveUp('one', '2026-02-20T10:00:00Z');
    await errorOf(await acknowledge('viewer'), 403);
    expect(await seenBy('viewer')).toMatchObject({ acknowledgement: null });
  });
});

test('a payment is news when it became unsynced, not when it was paid', async () => {
  const pay = (paidAt: string, status: string, failedAt: string | null) =>
    api.sql(
      `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, sync_failed_at)
       VALUES ('test', 100, 'completed', $1, 'booking', $2, $3)`,
      [paidAt, status, failedAt],
    );
  const newestAt = async () =>
    (await api.call(alertEndpoints.active)).find(({ id }) => id === 'paid-not-synced-test')?.newestAt;
  await pay('2026-02-02T10:00:00Z', 'pending', null);
  expect(await newestAt()).toBe('2026-02-02T10:10:00.000Z');
  await pay('2026-02-01T10:00:00Z', 'failed', '2026-02-02T11:00:00Z');
  expect(await newestAt()).toBe('2026-02-02T11:00:00.000Z');
  await api.sql('DELETE FROM payment');
});

test('the worst comes first', async () => {
  await giveUp('one', new Date().toISOString());
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, sync_error)
     VALUES ('test', 100, 'completed', '2026-02-01', 'booking', 'failed', 'No room is left.')`,
  );
  const answer = await ask('viewer', alertEndpoints.active.path);
  expect(((await answer.json()) as Alert[]).map(({ id }) => id)).toEqual(['paid-not-synced-test', dead]);
});

describe('differences in payments', () => {
  const alert = async (): Promise<Alert | undefined> =>
    (await api.call(alertEndpoints.active)).find(({ id }) => id === 'payment-differences-test');
  const differ = (first: number, last: number): Promise<unknown> =>
    api.sql(
      `WITH run AS (INSERT INTO match_run (mode, started_at, since, finished_at) VALUES ('test', now(), now(), now()) RETURNING id)
       INSERT INTO payment_difference (mode, key, kind, amount_cents, says, at, run_id, first_seen_at, last_seen_at, ended_at)
       SELECT 'test', n, 'amount_differs', 500, '{"stripe": "paid $5.00", "here": "nothing paid"}', now(), id,
         '2026-02-20T10:00:00Z'::timestamptz + n * interval '1 second', now(), CASE WHEN n % 2 = 0 THEN now() END
       FROM run, generate_series($1::int, $2::int) AS n`,
      [first, last],
    );

  test('are counted up to a thousand, those that are over not among them', async () => {
    await differ(1, 5);
    expect(await alert()).toMatchObject({
      title: '3 differences in payments',
      since: '2026-02-20T10:00:01.000Z',
      newestAt: '2026-02-20T10:00:05.000Z',
    });
    await differ(6, 2400);
    expect(await alert()).toMatchObject({
      title: '1,000 or more differences in payments',
      since: '2026-02-20T10:00:01.000Z',
      newestAt: '2026-02-20T10:39:59.000Z',
    });
  });
});
