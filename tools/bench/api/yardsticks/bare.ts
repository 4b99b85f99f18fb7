import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

/** The same SQL and JSON without a framework: what a server written for these three addresses alone would do. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20, connectionTimeoutMillis: 5000 });
const ask = async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const halfAnHourAgo = (): Date => new Date(Date.now() - 30 * 60_000);
const halfADayAgo = (): Date => new Date(Date.now() - 12 * 60 * 60_000);

async function checkSession({ headers: { cookie = '' } }: FastifyRequest): Promise<void> {
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const [user] = await ask(
    'session',
    `SELECT account.id, account.name, account.email, account.role, session.id AS session, session.active_at AS "activeAt"
     FROM session JOIN account ON account.id = session.account_id
     WHERE session.token_hash = $1 AND session.ended_at IS NULL AND session.created_at >= $2 AND session.active_at >= $3
       AND account.disabled_at IS NULL`,
    [hashOf(decodeURIComponent(token)), halfADayAgo(), halfAnHourAgo()],
  );
  if (!user) throw new Error('Nobody is signed in.');
}

async function setting(key: string): Promise<unknown> {
  const [row] = await ask<{ value: unknown }>('setting', 'SELECT value FROM setting WHERE key = $1', [key]);
  return row?.value;
}
const mode = async (): Promise<unknown> => (await setting('mode')) ?? 'test';

type Call = Record<string, unknown> & { startedAt: Date; durationMs: number | null };
const callOf = ({
  callerNumber,
  callerName,
  startedAt,
  durationMs,
  costUsd,
  transcriptDeletedAt: _,
  ...call
}: Call) => ({
  ...call,
  caller: callerNumber ?? callerName,
  timestamp: startedAt.toISOString(),
  duration: durationMs === null ? null : durationMs / 1000,
  cost: costUsd,
});

const app = Fastify();

app.get('/api/admin/call-logs', async (request) => {
  await checkSession(request);
  const calls = await ask<Call>(
    'calls',
    `SELECT id, kind, caller_number AS "callerNumber", caller_name AS "callerName", outcome, started_at AS "startedAt",
            transcript, notes, duration_ms AS "durationMs", cost_usd::float8 AS "costUsd", ended_reason AS "endedReason",
            transcript_deleted_at AS "transcriptDeletedAt"
     FROM call WHERE mode = $1 ORDER BY started_at DESC, id DESC LIMIT 101`,
    [await mode()],
  );
  return calls.slice(0, 100).map(callOf);
});

const quarter = 15 * 60_000;
async function total(mode: unknown, from: Date, to: Date): Promise<{ calls: number; cost: number }> {
  const first = new Date(Math.ceil(from.getTime() / quarter) * quarter);
  const last = new Date(Math.max(first.getTime(), Math.floor(to.getTime() / quarter) * quarter));
  const [row] = await ask<{ calls: number; cost: number }>(
    'total',
    `SELECT coalesce(sum(calls), 0)::int AS calls, coalesce(sum(cost_usd), 0)::float8 AS cost FROM (
       SELECT calls, cost_usd FROM call_quarter WHERE mode = $1 AND began >= $3 AND began < $4
       UNION ALL SELECT (kind IS DISTINCT FROM 'webChat')::int, cost_usd FROM call WHERE mode = $1 AND started_at >= $2 AND started_at < least($3, $5)
       UNION ALL SELECT (kind IS DISTINCT FROM 'webChat')::int, cost_usd FROM call WHERE mode = $1 AND started_at >= $4 AND started_at < $5
     ) AS counted`,
    [mode, from, first, last, to],
  );
  return row!;
}

async function revenue(mode: unknown, from: Date, to: Date): Promise<number> {
  const [row] = await ask<{ cents: number }>(
    'revenue',
    `SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int AS cents FROM payment
     WHERE mode = $1 AND paid_at >= $2 AND paid_at < $3`,
    [mode, from, to],
  );
  return row!.cents;
}

const change = (now: number, before: number): string =>
  before === 0 ? '–' : `${Math.round((100 * (now - before)) / before)}%`;

app.get('/api/admin/dashboard/metrics/enhanced', async (request) => {
  await checkSession(request);
  const now = new Date();
  const today = new Date(new Date(now).setHours(0, 0, 0, 0));
  const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * 24 * 60 * 60_000);
  const its = await mode();
  const [calls, callsBefore, last30, cents, centsBefore] = await Promise.all([
    total(its, today, now),
    total(its, daysBefore(today, 1), daysBefore(now, 1)),
    total(its, daysBefore(today, 29), now),
    revenue(its, today, now),
    revenue(its, daysBefore(today, 1), daysBefore(now, 1)),
  ]);
  return {
    callsToday: calls.calls,
    callsChange: change(calls.calls, callsBefore.calls),
    vapiCostToday: calls.cost,
    vapiCostChange: change(calls.cost, callsBefore.cost),
    revenue: cents / 100,
    revenueChange: change(cents, centsBefore),
    vapiCostLast30Days: last30.cost,
  };
});

/** What our own answer was, for prices are worked out and not asked for. */
const page = JSON.parse(process.env['ROOM_PAGE']!) as unknown;
const cached = async (key: string): Promise<unknown> =>
  ask('cached', 'SELECT value, at FROM provider_cache WHERE key = $1', [key]);

app.get<{ Params: { token: string } }>('/api/room-selection/:token', async ({ params, ip }) => {
  await ask('misses', 'SELECT points, expire FROM rate_limit WHERE key = $1 AND (expire > $2 OR expire IS NULL)', [
    `guest-link-miss:${ip}`,
    Date.now(),
  ]);
  const [session] = await ask<{ id: string; start: string; end: string }>(
    'guest session',
    `SELECT guest_session.*, start_date::text AS start, end_date::text AS end FROM guest_session
     WHERE token_hash = $1 AND purpose = 'room_selection' AND revoked_at IS NULL`,
    [hashOf(params.token)],
  );
  if (!session) throw new Error('There is no such link.');
  const { id, start, end } = session;
  await Promise.all([cached(`room offers test ${start} ${end} 2 0`), cached('cloudbeds levies test')]);
  await ask(
    'held',
    `SELECT room_type_id AS type, max(held)::int AS held
     FROM (SELECT room_type_id, night, count(*) AS held
           FROM generate_series($2::date, $3::date - 1, interval '1 day') AS night
           JOIN room_hold ON night >= start_date AND night < end_date
           WHERE mode = $1 AND (session_id = ANY($5::uuid[])) IS NOT TRUE
             AND CASE WHEN booked_at IS NULL THEN expires_at > $4 ELSE booked_at > $6 END
           GROUP BY 1, 2) AS nights
     GROUP BY 1`,
    ['test', start, end, new Date(), [id], new Date()],
  );
  await Promise.all([
    ask('settings', 'SELECT key, value, updated_at AS "updatedAt" FROM setting WHERE key = ANY ($1)', [['hotelName']]),
    mode(),
  ]);
  await cached('cloudbeds profile test');
  await ask('payment', `SELECT * FROM payment WHERE session_id = $1 AND status IN ('pending', 'completed')`, [id]);
  return page;
});

process.send?.({ type: 'ready', address: await app.listen({ port: 0, host: '127.0.0.1' }) });
