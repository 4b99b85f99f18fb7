import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ErrorAnswer } from '@booking/contracts/error';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { rawRequest } from '../../../test/requests/raw-request.ts';
import { owner, startApi, toolToken, webhookSecret, type RunningApi } from '../../../test/start/running-api.ts';
import { basicOf } from '../../../test/people/staff.ts';

const asOwner = basicOf(owner.email, owner.password);
const json = { 'content-type': 'application/json' };
const megabyte = 1024 ** 2;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (path: string, body: string | object, headers: Record<string, string> = {}): Promise<Response> =>
  api.request(path, { method: 'POST', body, headers });

describe('an error answer has one shape', () => {
  test.each<[number, string, () => Promise<Response>]>([
    [400, 'an invalid body', () => post('/api/admin/mode-settings', { mode: 'maybe' }, asOwner)],
    [400, 'an invalid query', () => api.request('/api/admin/dashboard/daily?days=0', { headers: asOwner })],
    [400, 'unreadable JSON', () => post('/api/auth/sign-in', '{"email": ')],
    [
      400,
      'an empty body that says it is JSON',
      () => api.request('/api/auth/sign-in', { method: 'POST', headers: json }),
    ],
    [400, 'JSON that is not an object', () => post('/api/auth/sign-in', '[1, 2]')],
    [400, 'JSON that would change prototypes', () => post('/api/auth/sign-in', '{"__proto__": {"isOwner": true}}')],
    [401, 'no session', () => api.request('/api/admin/alerts')],
    [401, 'a wrong webhook secret', () => api.webhook({ message: {} }, 'wrong')],
    [403, 'another site', () => api.request('/api/auth/me', { headers: { origin: 'https://elsewhere.example' } })],
    [404, 'an unknown call', () => api.request('/api/admin/call-logs/nothing', { headers: asOwner })],
    [404, 'an id that cannot be one', () => post('/api/admin/webhook-events/x/replay', {}, asOwner)],
    [404, 'an unknown address of the API', () => api.request('/api/nothing')],
    [404, 'a method this address does not take', () => api.request('/api/health/live', { method: 'DELETE' })],
    [404, 'a post to a page', () => post('/call-logs', {})],
    [409, 'a tool that refuses', () => post('/api/vapi-tools/send_sms', {}, { authorization: `Bearer ${toolToken}` })],
    [409, 'a mode that is not set up', () => post('/api/admin/mode-settings', { mode: 'live' }, asOwner)],
    [413, 'a body of a megabyte', () => post('/api/auth/sign-in', { email: 'x'.repeat(megabyte) })],
    [415, 'XML', () => post('/api/auth/sign-in', '<email/>', { 'content-type': 'application/xml' })],
    [415, 'plain text', () => post('/api/auth/sign-in', 'email=x', { 'content-type': 'text/plain' })],
  ])('%i for %s', async (status, _, send) => {
    const answer = await send();
    await errorOf(answer, status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('400 names each field that is wrong', async () => {
    const { issues } = await errorOf(await post('/api/auth/sign-in', { email: 7 }), 400);
    expect(issues?.map(({ path }) => path)).toEqual(['email', 'password']);
  });

  test.each(['/api/%zz', '/api/admin/%zz', '/%zz'])('400 for the malformed address %s', async (path) => {
    const { status, headers, body } = await rawRequest(api.url, path);
    expect(status).toBe(400);
    expect(ErrorAnswer.parse(JSON.parse(body)).requestId).toBe(headers['x-request-id']);
  });

  test('413 for a webhook of 40 megabytes, said before it is all sent', async () => {
    const headers = { ...json, 'x-vapi-secret': webhookSecret, 'content-length': String(40 * megabyte) };
    const answer = await rawRequest(api.url, '/api/webhooks/vapi', { method: 'POST', headers, unfinished: true });
    expect(answer.status).toBe(413);
    expect(ErrorAnswer.parse(JSON.parse(answer.body)).code).toBe('too_large');
    expect((await api.request('/api/health/ready')).status).toBe(200);
  });
});

test('whoever is still sending what is too large hears so, and may go on by the same connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { ...json, ...asOwner, 'content-length': String(8 * megabyte) };
  const sent = request(`${api.url}/api/admin/employees`, { agent, method: 'POST', headers });
  sent.write('x'.repeat(megabyte));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  sent.end('x'.repeat(7 * megabyte));
  answer.resume();
  await once(sent, 'close');
  const next = request(`${api.url}/api/health/live`, { agent }).end();
  const [alive] = (await once(next, 'response')) as [IncomingMessage];
  expect([alive.statusCode, next.reusedSocket]).toEqual([200, true]);
  agent.destroy();
});

test('every answer has a request id of its own', async () => {
  const ids = [];
  for (let turn = 0; turn < 3; turn++) ids.push((await api.request('/api/health/live')).headers.get('x-request-id'));
  expect(new Set(ids.filter(Boolean)).size).toBe(3);
});
