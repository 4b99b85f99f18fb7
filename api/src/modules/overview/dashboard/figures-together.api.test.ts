import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { modeEndpoints } from '@booking/contracts/mode';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

const tabs = 20;
const rounds = 8;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The cost of the last 30 days, which is how many calls are known: each costs a dollar. */
const known = async (): Promise<number> => (await api.call(dashboardEndpoints.metrics)).vapiCostLast30Days;

test('what was written before somebody asked is in their answer, however many ask at the moment', async () => {
  let written = 0;
  const write = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      const started_at = new Date(Date.now() - 1000).toISOString();
      await insertCalls(api, [{ id: `together-${round}`, started_at, cost_usd: 1 }]);
      written += 1;
    }
  };
  const ask = async (): Promise<void> => {
    while (written < rounds) {
      const before = written;
      expect(await known()).toBeGreaterThanOrEqual(before);
    }
    expect(await known()).toBe(rounds);
  };
  await Promise.all([write(), ...Array.from({ length: tabs }, ask)]);
});

test('who is signed out has no part in what others ask, and the figures are of the mode that was changed to', async () => {
  const path = dashboardEndpoints.metrics.path;
  const session = await signIn(api, owner.email, owner.password);
  const ask = async (headers: Record<string, string>): Promise<number> => (await api.request(path, { headers })).status;
  const asking = Array.from({ length: tabs }, () => known());
  expect(await ask(session)).toBe(200);
  await api.sql('UPDATE session SET ended_at = now()');
  const after = Array.from({ length: tabs }, () => ask(session));
  expect(await Promise.all(after)).toEqual(after.map(() => 401));
  await Promise.all(asking);
  expect((await api.call(modeEndpoints.read)).mode).toBe('test');
  await api.sql(
    `INSERT INTO setting (key, value) VALUES ('mode', '"live"') ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  expect(await Promise.all(Array.from({ length: tabs }, () => known()))).toEqual(Array.from({ length: tabs }, () => 0));
});
