import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { settled } from '../../../../test/requests/call-rows.ts';
import { startApi, webhookSecret, type RunningApi } from '../../../../test/start/running-api.ts';
import { begin, report } from '../../../../test/providers/server-messages.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM call; DELETE FROM inbound_event'));

const phone = { id: 'b1600000-0000-4000-8000-000000000001', at: begin };
const post = (body: string): Promise<Response> =>
  api.request('/api/webhooks/vapi', { method: 'POST', headers: { 'x-vapi-secret': webhookSecret }, body });

test('a report of four megabytes is taken in, and its call is shown', async () => {
  const lines = Array.from({ length: 9_000 }, (_, index) => `Line ${index}: ${'a word or two '.repeat(15)}`);
  const artifact = { messages: lines.map((message) => ({ role: 'user', message })) };
  const body = JSON.stringify(report(phone, { artifact, transcript: lines.join('\n') }));
  expect(body.length).toBeGreaterThan(4 * 1024 ** 2);
  expect((await post(body)).status).toBe(200);
  await settled(api);
  const call = await api.call(callEndpoints.detail, { params: { id: phone.id } });
  expect(call.turns).toHaveLength(9_000);
  expect((await api.call(callEndpoints.list, { query: { q: 'line 8' } })).map(({ id }) => id)).toEqual([phone.id]);
});

test('a message nested deeper than anything that is said is refused and fails nothing', async () => {
  const body = `{"message":{"type":"hang","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  expect((await post(body)).status).toBeLessThan(500);
});

test('an id longer than any id does not keep its message from being processed', async () => {
  const id = Array.from({ length: 500 }, () => randomUUID()).join('');
  expect((await api.webhook(report({ ...phone, id }))).status).toBe(200);
  await settled(api);
  expect(await api.sql('SELECT status, last_error FROM inbound_event')).toEqual([{ status: 'done', last_error: null }]);
});
