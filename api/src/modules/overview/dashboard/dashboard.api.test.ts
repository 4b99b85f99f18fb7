import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dashboardEndpoints, type DailyCalls, type DashboardMetrics } from '@booking/contracts/dashboard';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';

const isCall = `coalesce(kind, '') <> 'webChat'`;

/** Hotels on which it is night, day and tomorrow at this moment: each puts "today" somewhere else. */
const zones = ['America/Chicago', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const minute = 60_000;

const percent = (today: number, before: number): string => {
  if (before === 0) return '–';
  const change = Math.floor(((today - before) / before) * 100 + 0.5);
  return `${change > 0 ? '+' : ''}${change || 0}%`;
};

/** The figures, from the hotel's wall clock instead of instants. */
async function wanted(api: RunningApi, zone: string): Promise<DashboardMetrics> {
  const [row] = await api.sql<Record<string, number>>(
    `WITH clock AS (SELECT now() AT TIME ZONE $1 AS now, date_trunc('day', now() AT TIME ZONE $1) AS today),
     call_at AS (SELECT started_at AT TIME ZONE $1 AS at, coalesce(cost_usd, 0) AS cost, ${isCall} AS is_call
                 FROM call WHERE mode = 'test'),
     paid_at AS (SELECT paid_at AT TIME ZONE $1 AS at, amount_cents - refunded_cents AS cents FROM payment
                 WHERE mode = 'test' AND paid_at IS NOT NULL),
     spans AS (SELECT today AS from_today, now AS till_now, today - interval '1 day' AS from_yesterday,
                      now - interval '1 day' AS till_yesterday, today - interval '29 days' AS from_30 FROM clock)
     SELECT (SELECT count(*) FILTER (WHERE is_call) FROM call_at, spans WHERE at >= from_today AND at < till_now)::int AS calls,
            (SELECT count(*) FILTER (WHERE is_call) FROM call_at, spans WHERE at >= from_yesterday AND at < till_yesterday)::int AS calls_before,
            (SELECT coalesce(sum(cost), 0) FROM call_at, spans WHERE at >= from_today AND at < till_now)::float8 AS cost,
            (SELECT coalesce(sum(cost), 0) FROM call_at, spans WHERE at >= from_yesterday AND at < till_yesterday)::float8 AS cost_before,
            (SELECT coalesce(sum(cost), 0) FROM call_at, spans WHERE at >= from_30 AND at < till_now)::float8 AS cost_30,
            (SELECT coalesce(sum(cents), 0) FROM paid_at, spans WHERE at >= from_today AND at < till_now)::int AS cents,
            (SELECT coalesce(sum(cents), 0) FROM paid_at, spans WHERE at >= from_yesterday AND at < till_yesterday)::int AS cents_before`,
    [zone],
  );
  const { calls, calls_before, cost, cost_before, cost_30, cents, cents_before } = row as Record<string, number>;
  return {
    callsToday: calls!,
    callsChange: percent(calls!, calls_before!),
    vapiCostToday: expect.closeTo(cost!, 6) as unknown as number,
    vapiCostChange: percent(cost!, cost_before!),
    revenue: cents! / 100,
    revenueChange: percent(cents!, cents_before!),
    vapiCostLast30Days: expect.closeTo(cost_30!, 6) as unknown as number,
  };
}

/** Each hotel day, oldest first. */
async function wantedDays(api: RunningApi, zone: string, days: number): Promise<DailyCalls> {
  const rows = await api.sql<DailyCalls[number]>(
    `SELECT ((now() AT TIME ZONE $1)::date - back)::text AS day, count(call.id) FILTER (WHERE ${isCall})::int AS calls,
            coalesce(sum(cost_usd), 0)::float8 AS cost
     FROM generate_series(0, $2::int - 1) AS back LEFT JOIN call ON mode = 'test'
       AND (started_at AT TIME ZONE $1)::date = (now() AT TIME ZONE $1)::date - back
     GROUP BY 1 ORDER BY 1`,
    [zone, days],
  );
  return rows.map((row) => ({ ...row, cost: expect.closeTo(row.cost, 6) as unknown as number }));
}

/** A call or a chat every 37 minutes for 46 days, one yet to come, and payments among them. */
async function seed(api: RunningApi): Promise<void> {
  const now = Date.now();
  const at = (minutes: number): string => new Date(now + minutes * minute).toISOString();
  const calls = Array.from({ length: 1800 }, (_, index) => ({
    id: `call-${index}`,
    started_at: at(-5 - index * 37),
    cost_usd: index % 9 === 0 ? null : (index % 11) / 64,
    mode: index % 13 === 0 ? 'live' : 'test',
    kind: index % 7 === 0 ? 'webChat' : index % 2 === 0 ? 'webCall' : null,
  }));
  await insertCalls(api, [...calls, { id: 'yet-to-come', started_at: at(30), cost_usd: 100 }]);
  await api.sql(
    `INSERT INTO payment (mode, amount_cents, refunded_cents, status, paid_at)
     SELECT CASE WHEN n % 7 = 0 THEN 'live' ELSE 'test' END, 10000 + n, CASE WHEN n % 5 = 0 THEN 2500 ELSE 0 END, 'completed',
            CASE WHEN n % 3 = 0 THEN NULL ELSE now() - n * interval '53 minutes' - interval '7 minutes' END
     FROM generate_series(0, 80) AS n`,
  );
}

describe('the dashboard', () => {
  let hotel: RunningApi;
  beforeAll(async () => {
    hotel = await startApi();
  });
  afterAll(() => hotel.stop());

  test('of an empty hotel shows zero, and no change to compare with', async () => {
    expect(await hotel.call(dashboardEndpoints.metrics)).toEqual({
      callsToday: 0,
      callsChange: '–',
      vapiCostToday: 0,
      vapiCostChange: '–',
      revenue: 0,
      revenueChange: '–',
      vapiCostLast30Days: 0,
    });
    const days = await hotel.call(dashboardEndpoints.daily);
    expect(days).toHaveLength(30);
    expect(days.every(({ calls, cost }) => calls === 0 && cost === 0)).toBe(true);
  });

  describe('of a busy hotel', () => {
    beforeAll(() => seed(hotel));

    test.each(zones)('in %s equals what its wall clock says', async (zone) => {
      const api = await startOwnApi({ HOTEL_TIME_ZONE: zone }, hotel.databaseUrl);
      try {
        expect(await api.call(dashboardEndpoints.metrics)).toEqual(await wanted(api, zone));
        for (const days of [1, 30, 90]) {
          expect(await api.call(dashboardEndpoints.daily, { query: { days } })).toEqual(
            await wantedDays(api, zone, days),
          );
        }
      } finally {
        await api.stop();
      }
    });

    test('counts a call that moves, costs more, changes its mode or kind, or goes where it is now', async () => {
      await hotel.sql(
        `UPDATE call SET started_at = started_at - interval '4 hours', cost_usd = 1 WHERE id LIKE 'call-1%'`,
      );
      await hotel.sql(`UPDATE call SET mode = 'live' WHERE id LIKE 'call-2%'`);
      await hotel.sql(`UPDATE call SET kind = CASE WHEN ${isCall} THEN 'webChat' END WHERE id LIKE 'call-4%'`);
      await hotel.sql(`DELETE FROM call WHERE id LIKE 'call-3%'`);
      const [zone] = zones;
      expect(await hotel.call(dashboardEndpoints.metrics)).toEqual(await wanted(hotel, zone!));
      expect(await hotel.call(dashboardEndpoints.daily)).toEqual(await wantedDays(hotel, zone!, 30));
    });

    test('counts every call of many that are taken in at once', async () => {
      const before = await hotel.call(dashboardEndpoints.metrics);
      const started_at = new Date(Date.now() - 1000).toISOString();
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => insertCalls(hotel, [{ id: `at-once-${n}`, started_at, cost_usd: 0.5 }])),
      );
      const after = await hotel.call(dashboardEndpoints.metrics);
      expect(after.vapiCostLast30Days).toBeCloseTo(before.vapiCostLast30Days + 10, 6);
    });

    test('counts new calls up to a thousand', async () => {
      const calls = await hotel.sql<{ started_at: Date }>(
        `SELECT started_at FROM call WHERE mode = 'test' AND started_at < now() AND ${isCall} ORDER BY started_at DESC`,
      );
      const newer = (index: number): Promise<{ count: number }> =>
        hotel.call(dashboardEndpoints.newCalls, { query: { since: calls[index]!.started_at.toISOString() } });
      expect(await newer(0)).toMatchObject({ count: 0 });
      expect(await newer(40)).toMatchObject({ count: 40 });
      expect(calls.length).toBeGreaterThan(1000);
      expect(await hotel.call(dashboardEndpoints.newCalls)).toMatchObject({ count: 1000 });
    });
  });
});
