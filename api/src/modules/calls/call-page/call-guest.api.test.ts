import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('the page of a call and the dashboard name the guest whom a record of the call names, and nobody else', async () => {
  const started_at = new Date(Date.now() - 60_000).toISOString();
  await insertCalls(api, [
    { id: 'of-maria', started_at, caller_number: '+18305550142' },
    { id: 'of-nobody', started_at, caller_number: '+18305550143' },
  ]);
  await api.sql(
    `INSERT INTO payment (mode, call_id, amount_cents, status, metadata) VALUES ('test', 'of-maria', 100, 'pending', $1)`,
    [{ guestName: 'Maria Lopez' }],
  );
  const nameOf = async (id: string) => (await api.call(callDetailEndpoints.page, { params: { id } })).guestName;
  expect([await nameOf('of-maria'), await nameOf('of-nobody')]).toEqual(['Maria Lopez', null]);
  const recent = await api.call(dashboardEndpoints.recentCalls);
  expect(Object.fromEntries(recent.map(({ id, guestName }) => [id, guestName]))).toEqual({
    'of-maria': 'Maria Lopez',
    'of-nobody': null,
  });
});
