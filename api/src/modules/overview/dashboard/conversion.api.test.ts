import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { deskOverviewEndpoints, type Conversion } from '@booking/contracts/desk-overview';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE payment, guest_session, call, call_quarter CASCADE'));

const dayMs = 24 * 60 * 60_000;
const periods = [1, 7, 30, 90];

/** The facts one by one: each call with whether anything of it is a link, and whether anything of it was paid. */
async function counted(days: number): Promise<Conversion> {
  const [row] = await api.sql<Conversion>(
    `SELECT count(*)::int AS calls, count(*) FILTER (WHERE is_linked)::int AS links, count(*) FILTER (WHERE is_paid)::int AS paid
     FROM (
       SELECT EXISTS (SELECT FROM guest_session WHERE call_id = call.id AND mode = 'test')
           OR EXISTS (SELECT FROM payment WHERE call_id = call.id AND mode = 'test') AS is_linked,
         EXISTS (SELECT FROM payment WHERE call_id = call.id AND mode = 'test' AND paid_at IS NOT NULL) AS is_paid
       FROM call WHERE mode = 'test' AND kind IS DISTINCT FROM 'webChat' AND started_at < now()
         AND (started_at AT TIME ZONE 'America/Chicago')::date > (now() AT TIME ZONE 'America/Chicago')::date - $1::int
     ) AS each`,
    [days],
  );
  return row!;
}

const call = fc.record({
  mode: fc.constantFrom('test', 'test', 'live'),
  kind: fc.constantFrom(null, 'webCall', 'webChat'),
  daysAgo: fc.integer({ min: 0, max: 100 }),
  links: fc.nat(2),
  payments: fc.array(fc.boolean(), { maxLength: 2 }),
});

test('counts calls, those that led to a link, and those that were paid, as one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 25 }), async (calls) => {
      await api.sql('TRUNCATE payment, guest_session, call, call_quarter CASCADE');
      for (const [index, { mode, kind, daysAgo, links, payments }] of calls.entries()) {
        const id = `call-${index}`;
        const at = new Date(Date.now() - daysAgo * dayMs - 60_000).toISOString();
        await insertCalls(api, [{ id, mode, kind, started_at: at }]);
        for (let link = 0; link < links; link += 1) {
          await api.sql(
            `INSERT INTO guest_session (purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, created_at, expires_at)
             VALUES ('room_selection', decode(md5($1 || $4), 'hex'), $2, $1, '2026-12-01', '2026-12-02', 1, 0, '', $3, $3)`,
            [id, mode, at, String(link)],
          );
        }
        for (const isPaid of payments) {
          await api.sql(
            `INSERT INTO payment (mode, call_id, amount_cents, status, created_at, paid_at)
             VALUES ($1, $2, 100, $4, $3, CASE WHEN $5 THEN $3::timestamptz END)`,
            [mode, id, at, isPaid ? 'completed' : 'expired', isPaid],
          );
        }
      }
      for (const days of periods) {
        const answer = await api.call(deskOverviewEndpoints.conversion, { query: { days } });
        assert.deepEqual(answer, await counted(days), `${days} days`);
      }
    }),
    { numRuns: 15 },
  );
});

test('counts the calls that go on now, without chats and without those whose end was never told', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await insertCalls(api, [
    { id: 'going-1', started_at: minutesAgo(2), duration_ms: null, ended_reason: null },
    { id: 'going-2', started_at: minutesAgo(90), duration_ms: null, ended_reason: null },
    { id: 'chat', kind: 'webChat', started_at: minutesAgo(2), duration_ms: null, ended_reason: null },
    { id: 'lost', started_at: minutesAgo(300), duration_ms: null, ended_reason: null },
    { id: 'unanswered', started_at: minutesAgo(3), duration_ms: null, ended_reason: 'customer-did-not-answer' },
  ]);
  expect((await api.call(dashboardEndpoints.newCalls)).inProgress).toBe(2);
  const recent = await api.call(dashboardEndpoints.recentCalls);
  expect(recent.map(({ id, isInProgress }) => [id, isInProgress])).toEqual([
    ['going-1', true],
    ['unanswered', false],
    ['going-2', true],
    ['lost', true],
  ]);
});
