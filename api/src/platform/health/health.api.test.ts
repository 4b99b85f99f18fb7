import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { healthEndpoints } from '@booking/contracts/health';
import { startApi, type RunningApi } from '../../../test/start/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('it answers that it lives and that it is ready', async () => {
  expect(await api.call(healthEndpoints.live)).toEqual({ status: 'ok' });
  expect(await api.call(healthEndpoints.ready)).toEqual({ status: 'ok' });
});
