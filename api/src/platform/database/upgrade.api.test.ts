import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { guestEndpoints } from '@booking/contracts/guests';
import { paymentEndpoints } from '@booking/contracts/payments';
import { startOwnApi, type RunningApi } from '../../../test/start/running-api.ts';
import {
  createReleasedDatabase,
  queryRow,
  readContents,
  releases,
  upgrade,
  type Contents,
} from '../../../test/upgrade/released-database.ts';

/** Tables that a migration empties, or columns that it changes, each with the reason that its upgrade notes give. */
const emptied = ['alert_message'];
const changed = ['call.caller_number', 'call.merge_state', 'consent.revoked_at', 'consent.revoked_how'];

// a day of the hotel begins at midnight in Chicago; calls of the website's chat cost, and are no calls
const figuresBefore = `
  WITH day AS (SELECT (date_trunc('day', now() AT TIME ZONE 'America/Chicago')) AT TIME ZONE 'America/Chicago' AS today),
  counted AS (SELECT *, kind IS DISTINCT FROM 'webChat' AS is_call FROM call, day WHERE mode = 'test')
  SELECT
    (SELECT count(*)::int FROM counted WHERE is_call) AS calls,
    (SELECT count(*)::int FROM counted WHERE is_call AND started_at >= today) AS "callsToday",
    (SELECT sum(cost_usd)::float8 FROM counted WHERE started_at >= today) AS "costToday",
    (SELECT sum(cost_usd)::float8 FROM counted) AS cost,
    (SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int FROM payment, day WHERE mode = 'test' AND paid_at >= today) AS "revenueCents",
    (SELECT count(*)::int FROM payment WHERE mode = 'test') AS payments,
    (SELECT sum(amount_cents)::int FROM payment WHERE mode = 'test' AND paid_at IS NOT NULL) AS "collectedCents",
    (SELECT sum(refunded_cents)::int FROM payment WHERE mode = 'test') AS "refundedCents",
    (SELECT count(*)::int FROM payment WHERE mode = 'test' AND sync_status = 'failed') AS unsynced`;

// the withheld number of one call is taken for no number any more
const callsBefore = `
  SELECT jsonb_agg(jsonb_build_array(id, caller, outcome, cost_usd::float8, to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ORDER BY started_at DESC, id DESC) AS calls
  FROM (SELECT *, coalesce(nullif(caller_number, '+464'), caller_name) AS caller FROM call WHERE mode = 'test') AS each`;
const paymentsBefore = `
  SELECT jsonb_agg(jsonb_build_array(id, amount_cents, status, call_id, reservation_id, metadata) ORDER BY created_at DESC, id DESC) AS payments
  FROM payment WHERE mode = 'test'`;

type Figures = {
  calls: number;
  callsToday: number;
  costToday: number;
  cost: number;
  revenueCents: number;
  payments: number;
  collectedCents: number;
  refundedCents: number;
  unsynced: number;
};

describe.each(releases)('a hotel that comes from release %s with a month of data', (release) => {
  let [before, after] = [] as unknown as [Contents, Contents];
  let figures: Figures;
  let listed: { calls: unknown[]; payments: unknown[] };
  let api: RunningApi;
  beforeAll(async () => {
    const url = await createReleasedDatabase(release);
    before = await readContents(url);
    figures = await queryRow<Figures>(url, figuresBefore);
    listed = {
      ...(await queryRow<{ calls: unknown[] }>(url, callsBefore)),
      ...(await queryRow<{ payments: unknown[] }>(url, paymentsBefore)),
    };
    await upgrade(url);
    after = await readContents(url);
    api = await startOwnApi({}, url);
  });
  afterAll(() => api.stop());

  test('has a month that would show a loss: rows in most tables, and every figure above zero', () => {
    expect(Object.values(before.rows).filter((rows) => rows > 0).length).toBeGreaterThan(35);
    expect(before.rows).toMatchObject({ call: 390, payment: 120, audit_event: 60 });
    expect(Object.values(figures).filter((figure) => !(figure > 0))).toEqual([]);
  });

  test('has run every migration there is', async () => {
    const files = globSync('*.ts', { cwd: fileURLToPath(new URL('migrations', import.meta.url)) });
    const { ran } = (await api.sql<{ ran: number }>('SELECT count(*)::int AS ran FROM migrations'))[0]!;
    expect(ran).toBe(files.length);
  });

  test('keeps each row of each table', () => {
    const lost = Object.entries(before.rows).filter(([table, rows]) => after.rows[table] !== rows);
    expect(lost.map(([table]) => table)).toEqual(emptied);
  });

  test('keeps what stands in each column', () => {
    const other = Object.entries(before.columns).filter(
      ([column, sum]) => after.columns[column] !== sum && !emptied.includes(column.split('.')[0]!),
    );
    expect(other.map(([column]) => column)).toEqual(changed);
  });

  test('reads the same figures on its dashboard', async () => {
    const metrics = await api.call(dashboardEndpoints.metrics);
    expect(metrics.callsToday).toBe(figures.callsToday);
    expect(metrics.vapiCostToday).toBeCloseTo(figures.costToday, 6);
    expect(metrics.vapiCostLast30Days).toBeCloseTo(figures.cost, 6);
    expect(metrics.revenue).toBeCloseTo(figures.revenueCents / 100, 6);
    const days = await api.call(dashboardEndpoints.daily, { query: { days: 30 } });
    expect(days.reduce((sum, { calls }) => sum + calls, 0)).toBe(figures.calls);
    expect(days.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(figures.cost, 6);
  });

  test('reads the same payments, sums and open work', async () => {
    const payments = await api.call(paymentEndpoints.list, { query: { limit: 500 } });
    const read = payments.map((each) => [
      each.id,
      each.amountCents,
      each.status,
      each.callId,
      each.reservationId,
      each.metadata,
    ]);
    expect(read).toEqual(listed.payments);
    const { collectedCents, refundedCents } = figures;
    expect(await api.call(paymentEndpoints.totals, { query: {} })).toMatchObject({ collectedCents, refundedCents });
    const unsynced = await api.call(paymentEndpoints.list, { query: { unsynced: 'true', limit: 500 } });
    expect(unsynced).toHaveLength(figures.unsynced);
  });

  test('reads the same calls', async () => {
    const calls = await api.call(callEndpoints.list, { query: { limit: 500 } });
    const read = calls.map(({ id, caller, outcome, cost, timestamp }) => [id, caller, outcome, cost, timestamp]);
    expect(read).toEqual(listed.calls);
    expect(read).toHaveLength(figures.calls + 30);
  });

  test('changes the rows that its notes name, and no others', async () => {
    const [row] = await api.sql(
      `SELECT (SELECT array_agg(id) FROM call WHERE caller_number IS NULL AND kind <> 'webChat') AS withheld,
              (SELECT array_agg(who) FROM consent WHERE revoked_at IS NOT NULL) AS revoked`,
    );
    expect(row).toEqual({ withheld: ['month-9-7'], revoked: ['+13125550999'] });
  });

  test('has a guest for each who called, booked or paid, which that release had no table for', async () => {
    const { contacts } = await queryRow<{ contacts: number }>(
      api.databaseUrl,
      `SELECT count(DISTINCT contact)::int AS contacts FROM guest_contact WHERE mode = 'test' AND kind = 'phone'`,
    );
    const { phones } = await queryRow<{ phones: number }>(
      api.databaseUrl,
      `SELECT count(DISTINCT guest_phone)::int AS phones FROM guest_session WHERE mode = 'test'`,
    );
    expect(contacts).toBe(phones);
    expect((await api.call(guestEndpoints.list, { query: { limit: 500 } })).length).toBeGreaterThan(0);
  });
});
