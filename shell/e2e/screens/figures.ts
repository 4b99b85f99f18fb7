import type { Sql } from '../console.ts';

/** Figures of the dashboard, worked out by PostgreSQL's own calendar and nothing of the product. */
export type Figures = {
  calls: number;
  calls_before: number;
  cost: number;
  cost_before: number;
  cost30: number;
  revenue: number;
  revenue_before: number;
};

/** Calls and payments of one mode: today so far in Chicago, yesterday up to the same time of day, and 30 days with today. */
export async function figuresOf(sql: Sql, mode: 'test' | 'live'): Promise<Figures> {
  const [figures] = await sql<Figures>(
    `WITH clock AS (SELECT now() AT TIME ZONE 'America/Chicago' AS wall),
     span AS (
       SELECT date_trunc('day', wall) AT TIME ZONE 'America/Chicago' AS today,
              (date_trunc('day', wall) - interval '1 day') AT TIME ZONE 'America/Chicago' AS yesterday,
              (wall - interval '1 day') AT TIME ZONE 'America/Chicago' AS same_time_yesterday,
              (date_trunc('day', wall) - interval '29 days') AT TIME ZONE 'America/Chicago' AS month
       FROM clock
     )
     SELECT
       (SELECT count(*)::int FROM call, span WHERE mode = $1 AND started_at BETWEEN today AND now()) AS calls,
       (SELECT count(*)::int FROM call, span
        WHERE mode = $1 AND started_at >= yesterday AND started_at < same_time_yesterday) AS calls_before,
       (SELECT coalesce(sum(cost_usd), 0)::float8 FROM call, span
        WHERE mode = $1 AND started_at BETWEEN today AND now()) AS cost,
       (SELECT coalesce(sum(cost_usd), 0)::float8 FROM call, span
        WHERE mode = $1 AND started_at >= yesterday AND started_at < same_time_yesterday) AS cost_before,
       (SELECT coalesce(sum(cost_usd), 0)::float8 FROM call, span
        WHERE mode = $1 AND started_at BETWEEN month AND now()) AS cost30,
       (SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int / 100.0 FROM payment, span
        WHERE mode = $1 AND paid_at BETWEEN today AND now())::float8 AS revenue,
       (SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int / 100.0 FROM payment, span
        WHERE mode = $1 AND paid_at >= yesterday AND paid_at < same_time_yesterday)::float8 AS revenue_before`,
    [mode],
  );
  return figures!;
}

export function dollars(amount: number): string {
  const cents = Math.round(Number((amount * 100).toFixed(4)));
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** `+12%`, `-3%`, `0%`, or `–` when there was nothing the day before. */
export function change(now: number, before: number): string {
  if (before === 0) return '–';
  const percent = Math.round((now / before - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent === 0 ? 0 : percent}%`;
}

/** Rows that a journey adds have this in their ids, and go after it. */
export const marked = 'journey-';

const startOf = (day: 'today' | 'yesterday'): string =>
  `(date_trunc('day', now() AT TIME ZONE 'America/Chicago') - interval '${day === 'today' ? 0 : 1} day')
   AT TIME ZONE 'America/Chicago'`;

/** A call at the first instant of a day of the hotel. */
export const addCall = (sql: Sql, id: string, mode: 'test' | 'live', day: 'today' | 'yesterday', cost: number) =>
  sql(
    `INSERT INTO call (id, mode, status, started_at, cost_usd, merge_state)
     VALUES ($1, $2, 'ended', ${startOf(day)}, $3, '{}')`,
    [marked + id, mode, cost],
  );

/** A payment confirmed at the first instant of a day of the hotel, or not yet. */
export const addPayment = (
  sql: Sql,
  id: string,
  mode: 'test' | 'live',
  paid: 'today' | 'yesterday' | 'not yet',
  cents: number,
  refundedCents = 0,
) =>
  sql(
    `INSERT INTO payment (mode, amount_cents, refunded_cents, status, stripe_session, paid_at)
     VALUES ($1, $2, $3, 'completed', $4, ${paid === 'not yet' ? 'NULL' : startOf(paid)})`,
    [mode, cents, refundedCents, marked + id],
  );

export async function removeAdded(sql: Sql): Promise<void> {
  await sql(`DELETE FROM call WHERE id LIKE '${marked}%'`);
  await sql(`DELETE FROM payment WHERE stripe_session LIKE '${marked}%'`);
}
