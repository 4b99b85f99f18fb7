import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integrationEndpoints, providers, type Provider } from '@booking/contracts/integrations';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';

let hotel: ConnectedApi;
let api: RunningApi;
let proxies: Record<Provider, RecordingProxy>;
let env: Record<string, string>;
beforeAll(async () => {
  hotel = await startConnectedApi(async (simulators) => {
    const started = await Promise.all(
      providers.map(async (each) => [each, await startProxy(simulators[each])] as const),
    );
    proxies = Object.fromEntries(started) as typeof proxies;
    env = Object.fromEntries(providers.map((each) => [`${each.toUpperCase()}_BASE_URL`, proxies[each].url]));
    return env;
  });
  api = hotel.api;
});
afterAll(() =>
  Promise.all([api.stop(), hotel.simulators.stop(), ...Object.values(proxies).map((proxy) => proxy.stop())]),
);

/** The request that every check makes once. */
const checks: Record<Provider, RegExp> = {
  vapi: /\/assistant$/,
  cloudbeds: /\/getHotels$/,
  stripe: /\/balance$/,
  twilio: /\/Accounts\/\w+\.json$/,
};
const counts = (): number[] =>
  providers.map((each) => proxies[each].exchanges.filter(({ path }) => checks[each].test(path)).length);
const look = (refresh?: 'true') => api.call(integrationEndpoints.health, { query: { refresh } });
const age = (seconds: number): Promise<unknown> =>
  api.sql(`UPDATE provider_check SET checked_at = checked_at - make_interval(secs => $1)`, [seconds]);
const twenty = (refresh?: 'true') => Promise.all(Array.from({ length: 20 }, () => look(refresh)));

describe('the health of the providers', () => {
  test('is asked for once, however many tabs look', async () => {
    await look();
    await age(-3_600);
    await api.sql('UPDATE provider_check SET checked_at = now()');
    const before = counts();
    await twenty();
    expect(counts()).toEqual(before);
    await age(30);
    const [first, ...others] = await twenty();
    expect(counts()).toEqual(before.map((count) => count + 1));
    for (const other of others) expect(other).toEqual(first);
  });

  test('is asked for anew at most once in five seconds, however many press Refresh', async () => {
    await api.sql('UPDATE provider_check SET checked_at = now()');
    const before = counts();
    await twenty('true');
    expect(counts()).toEqual(before);
    await age(5);
    await twenty('true');
    expect(counts()).toEqual(before.map((count) => count + 1));
  });

  test('is shown with when it was asked for and how long that took', async () => {
    for (const status of Object.values(await look())) {
      expect(status).toMatchObject({ status: true, error: null });
      expect(Date.now() - Date.parse(status.lastCheck)).toBeLessThan(30_000);
      expect(status.responseTime).toBeGreaterThanOrEqual(0);
    }
  });

  test('of the last day is what was checked, in half hours', async () => {
    await api.sql('DELETE FROM provider_check');
    await api.sql(
      `INSERT INTO provider_check (provider, mode, ok, response_ms, error, checked_at)
       SELECT 'stripe', 'test', ok, ms, error, date_bin('30 minutes', now() - interval '2 hours', 'epoch') + at::interval
       FROM (VALUES (true, 100, NULL, '1 minute'), (true, 300, NULL, '2 minutes'), (false, 9000, 'Away.', '29 minutes'),
                    (false, 10, 'Away.', '31 minutes')) AS given (ok, ms, error, at)`,
    );
    await api.sql(
      `INSERT INTO provider_check (provider, mode, ok, response_ms, error, checked_at) VALUES
       ('stripe', 'live', true, 1, NULL, now() - interval '1 hour'), ('stripe', 'test', true, 1, NULL, now() - interval '25 hours')`,
    );
    const { stripe, vapi } = await api.call(integrationEndpoints.uptime);
    expect(stripe.slice(0, 2)).toMatchObject([
      { checks: 3, failed: 1, responseTime: 100 },
      { checks: 1, failed: 1, responseTime: null },
    ]);
    expect(Date.parse(stripe[1]!.from) - Date.parse(stripe[0]!.from)).toBe(1_800_000);
    expect(vapi).toEqual([]);
  });
});

test('an adapter is moved by the environment alone', async () => {
  await api.stop();
  const asked = counts();
  api = await startOwnApi(hotel.simulators.env, api.databaseUrl);
  await age(30);
  expect(Object.values(await look()).map(({ status }) => status)).toEqual([true, true, true, true]);
  expect(counts()).toEqual(asked);
  await api.stop();
  api = await startOwnApi({ ...hotel.simulators.env, ...env }, api.databaseUrl);
  await age(30);
  await look();
  expect(counts().every((count, place) => count > asked[place]!)).toBe(true);
});
