import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { credentialName } from '@booking/environment/environment';
import { modeEndpoints, type Mode } from '@booking/contracts/mode';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const needed = [
  'VAPI_API_KEY',
  'VAPI_PUBLIC_KEY',
  'VAPI_PHONE_NUMBER_ID',
  'CLOUDBEDS_API_KEY',
  'CLOUDBEDS_PROPERTY_ID',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
] as const;
const credentials = (mode: Mode): Record<string, string> =>
  Object.fromEntries(needed.map((name) => [credentialName(name, mode), `${mode}-${name}`]));

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({ ...credentials('test'), ...credentials('live') });
});
afterAll(() => api.stop());

const change = (mode: Mode): Promise<unknown> => api.call(modeEndpoints.change, { body: { mode } });
const post = (on: RunningApi, body: object): Promise<Response> =>
  on.request('/api/admin/mode-settings', { method: 'POST', headers: basicOf(owner.email, owner.password), body });

describe('the mode', () => {
  afterEach(() => api.sql(`DELETE FROM setting WHERE key = 'mode'`));

  test('is test by default', async () => {
    expect(await api.call(modeEndpoints.read)).toEqual({ mode: 'test', success: true, settings: { mode: 'test' } });
  });

  test('switches there and back', async () => {
    for (const mode of ['live', 'live', 'test'] as const) {
      expect(await change(mode)).toEqual({ success: true, settings: { mode } });
      expect((await api.call(modeEndpoints.read)).mode).toBe(mode);
    }
  });

  test('says who switched it last', async () => {
    const before = new Date();
    await change('live');
    const [account] = await api.sql<{ name: string }>('SELECT name FROM account WHERE email = $1', [owner.email]);
    const { lastSwitch } = await api.call(modeEndpoints.read);
    expect(lastSwitch?.by).toBe(account!.name);
    expect(new Date(lastSwitch!.at).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  test.each([{}, { mode: 'LIVE' }, { mode: null }, { mode: ['live'] }, { mode: '' }])(
    'is not changed by %j',
    async (body) => {
      await errorOf(await post(api, body), 400);
      expect((await api.call(modeEndpoints.read)).mode).toBe('test');
    },
  );

  test('filters lists and figures', async () => {
    const start = new Date().toISOString();
    await insertCalls(api, [
      { id: 'tried', mode: 'test', started_at: start, cost_usd: 0.5 },
      { id: 'real', mode: 'live', started_at: start, cost_usd: 2 },
      { id: 'real-too', mode: 'live', started_at: start, cost_usd: 3 },
    ]);
    await api.sql(
      `INSERT INTO payment (mode, amount_cents, status, paid_at) VALUES ('live', 12300, 'completed', now() - interval '1 ms')`,
    );
    const shown = async (): Promise<unknown[]> => {
      const metrics = await api.call(dashboardEndpoints.metrics);
      return [
        (await api.call(callEndpoints.list)).map(({ id }) => id),
        (await api.call(dashboardEndpoints.recentCalls)).map(({ id }) => id),
        (await api.call(dashboardEndpoints.daily, { query: { days: 1 } })).map(({ cost }) => cost),
        [metrics.callsToday, metrics.vapiCostToday, metrics.vapiCostLast30Days, metrics.revenue],
      ];
    };
    expect(await shown()).toEqual([['tried'], ['tried'], [0.5], [1, 0.5, 0.5, 0]]);
    await change('live');
    expect(await shown()).toEqual([['real-too', 'real'], ['real-too', 'real'], [5], [2, 5, 5, 123]]);
  });
});

test('the mode survives a restart, and a mode without credentials is rejected by naming them', async () => {
  await change('live');
  const restarted = await startOwnApi(credentials('test'), api.databaseUrl);
  try {
    expect((await restarted.call(modeEndpoints.read)).mode).toBe('live');
    expect((await post(restarted, { mode: 'test' })).status).toBe(200);
    const error = await errorOf(await post(restarted, { mode: 'live' }), 409);
    for (const name of Object.keys(credentials('live'))) expect(error.message).toContain(name);
    expect(error.message).not.toContain('VAPI_TEST');
    expect((await restarted.call(modeEndpoints.read)).mode).toBe('test');
  } finally {
    await restarted.stop();
  }
});
