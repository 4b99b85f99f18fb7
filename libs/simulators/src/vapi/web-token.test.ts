import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../test/test-vapi.ts';

let vapi: TestVapi;
let product: Receiver;
let assistantId: string;
let orgId: string;
beforeEach(async () => {
  [vapi, product] = await Promise.all([startTestVapi(), startReceiver(withResult(''))]);
  await setUp(vapi, product.url);
  const [assistant] = await vapi.list('/assistant');
  [assistantId, orgId] = [assistant!.id, String(assistant!.orgId)];
});
afterEach(() => Promise.all([vapi.close(), product.close()]));

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object = {}, key = 'test-key', alg = 'HS256'): string {
  const restrictions = { enabled: true, allowedAssistantIds: [assistantId], allowTransientAssistant: false };
  const payload = { orgId, exp: Date.now() / 1000 + 60, token: { tag: 'public', restrictions }, ...claims };
  const text = `${encoded({ alg, typ: 'JWT' })}.${encoded(payload)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const call = async (token: string, body: object = { assistantId }): Promise<number> =>
  (await vapi.request('POST', '/call/web', body, token)).status;

test('a token of an account opens web calls to the assistants it names', async () => {
  expect(await call(signed())).toBe(201);
});

test('it opens nothing else', async () => {
  const others = (await vapi.list('/assistant')).filter(({ id }) => id !== assistantId);
  expect(await call(signed(), { assistantId: others[0]!.id })).toBe(403);
  expect(await call(signed(), { assistant: { model: { provider: 'openai', model: 'gpt-4o' } } })).toBe(403);
  expect((await vapi.request('GET', '/assistant', undefined, signed())).status).toBe(401);
  const elsewhere = { enabled: true, allowedOrigins: ['https://hotel.example'] };
  expect(await call(signed({ token: { tag: 'public', restrictions: elsewhere } }))).toBe(403);
});

test.each([
  ['is over', () => signed({ exp: Date.now() / 1000 - 1 })],
  ['another key signed', () => signed({}, 'live-key')],
  ['names another account', () => signed({ orgId: 'another' })],
  ['is not signed in the one way', () => signed({}, 'test-key', 'none')],
  ['is no token', () => 'a.b.c'],
])('one that %s is no key', async (_, token) => {
  expect(await call(token())).toBe(401);
});
