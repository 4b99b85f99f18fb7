import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

describe('the status of the assistant', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const check = (ok: boolean, responseMs: number, minutesAgo: number): Promise<unknown> =>
    api.sql(
      `INSERT INTO provider_check (provider, mode, ok, response_ms, checked_at)
       VALUES ('vapi', 'test', $1, $2, now() - $3 * interval '1 minute' + interval '1 hour')`,
      [ok, responseMs, minutesAgo],
    );

  test('is measured: offline, online, slow, shaken, and how long callers waited', async () => {
    const status = async () => api.call(dashboardEndpoints.agentStatus);
    expect(await status()).toEqual({ status: 'offline', responseSeconds: null, lastPublishedAt: null });
    await check(true, 80, 3);
    await api.sql(`DELETE FROM provider_check WHERE NOT ok`);
    expect((await status()).status).toBe('online');
    await check(true, 2_500, 2);
    expect((await status()).status).toBe('degraded');
    await check(false, 80, 1.5);
    expect((await status()).status).toBe('offline');
    await check(true, 80, 1);
    expect((await status()).status).toBe('degraded');
    const at = new Date().toISOString();
    await insertCalls(
      api,
      [1_000, 2_000, null].map((latency_ms, index) => ({ id: `w${index}`, started_at: at, latency_ms })),
    );
    expect((await status()).responseSeconds).toBe(1.5);
    const publishedAt = '2026-11-20T08:30:00.000Z';
    await api.sql(
      `INSERT INTO assistant (mode, assistant_id, assistant_type, name, last_published_at) VALUES
         ('test', 'a1', 'guest', 'Rosa', $1), ('test', 'a2', 'staff', 'Max', now()), ('live', 'a3', 'guest', 'Lea', now())`,
      [publishedAt],
    );
    expect((await status()).lastPublishedAt).toBe(publishedAt);
  });
});
