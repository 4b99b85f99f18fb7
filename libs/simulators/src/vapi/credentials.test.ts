import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isSignedWith, startReceiver, withResult, type Receiver } from '../../test/receiver.ts';
import { setUp, startTestVapi, testSecrets, type TestVapi } from '../../test/test-vapi.ts';
import { createSign } from './calls/messages/sign.ts';
import { serverSchema } from './calls/tool.ts';

type Json = Record<string, unknown>;

const secret = 'a-secret-that-nobody-is-shown';
const hmac = { type: 'hmac', secretKey: secret, algorithm: 'sha256' };

let vapi: TestVapi;
let elsewhere: Receiver;
beforeEach(async () => {
  [vapi, elsewhere] = await Promise.all([startTestVapi(), startReceiver(withResult('Noted.'))]);
});
afterEach(() => Promise.all([vapi.close(), elsewhere.close()]));

const create = (authenticationPlan: Json, provider = 'custom-credential') =>
  vapi.request('POST', '/credential', { provider, name: 'Hotel', authenticationPlan });

test('a credential is found by its name and id, and its secret is never shown again', async () => {
  const made = await create(hmac);
  expect(made).toMatchObject({ status: 201, body: { name: 'Hotel', authenticationPlan: { type: 'hmac' } } });
  await create({ type: 'bearer', token: secret }, 'webhook');
  const changed = await vapi.request('PATCH', `/credential/${made.body.id}`, { authenticationPlan: hmac });
  const shown = [made.body, changed.body, await vapi.list('/credential')];
  shown.push((await vapi.request('GET', `/credential/${made.body.id}`)).body);
  expect(JSON.stringify(shown)).not.toContain(secret);
  expect((await vapi.request('GET', '/credential', undefined, 'test-public')).status).toBe(401);
});

test.each([
  [{ type: 'basic' }, 'authenticationPlan.type must be one of the following values: hmac, bearer, oauth2'],
  [{ type: 'hmac', algorithm: 'sha256' }, 'authenticationPlan.secretKey should not be null or undefined'],
])('a plan of %j is refused', async (plan, message) => {
  expect((await create(plan)).body.message).toEqual([message]);
});

test('signs in the way that its plan says, and with an organisation’s secret at its own address alone', async () => {
  const organization = { url: 'http://localhost:4200/api/webhooks/vapi', secret };
  const headersFor = async (plan: Json | undefined, server: Json): Promise<Json> => {
    const credentialId = plan && (await create(plan)).body.id;
    const parsed = serverSchema.parse({ ...server, ...(credentialId && { credentialId }) });
    return createSign(vapi.accounts[0]!, organization)(parsed, '{}');
  };
  const own = { url: 'http://127.0.0.1:4200/api/webhooks/vapi' };
  const other = { url: 'http://127.0.0.1:4999/api/webhooks/vapi' };
  expect(await headersFor({ type: 'bearer', token: 't' }, other)).toEqual({ authorization: 'Bearer t' });
  const old = { type: 'bearer', token: 't', headerName: 'X-Vapi-Secret', bearerPrefixEnabled: false };
  expect(await headersFor(old, other)).toEqual({ 'x-vapi-secret': 't' });
  expect(await headersFor({ ...hmac, includeTimestamp: false }, other)).toEqual({
    'x-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await headersFor(undefined, own)).toEqual({ 'x-vapi-secret': secret });
  expect(await headersFor(undefined, other)).toEqual({});
});

test('a web call goes where its overrides say, signed with the credential and without any secret', async () => {
  const product = await startReceiver(withResult('One room is free.'));
  await setUp(vapi, product.url);
  const assistant = (await vapi.list('/assistant')).find(({ name }) => name === 'Guest assistant');
  const tool = {
    type: 'function',
    function: { name: 'get_availability_and_rates', parameters: { type: 'object', properties: {} } },
    server: { url: `${elsewhere.url}/tool`, credentialId: (assistant!.server as Json).credentialId },
  };
  const assistantOverrides = {
    variableValues: { testScenario: 'pricing_inquiry' },
    server: { url: `${elsewhere.url}/taken` },
    serverMessages: ['status-update', 'conversation-update', 'end-of-call-report'],
    'tools:append': [tool],
  };
  const asked = { assistantId: assistant?.id, assistantOverrides };
  const { body } = await vapi.request('POST', '/call/web', asked, 'test-public');
  expect(body).toMatchObject({ type: 'webCall', webCallUrl: expect.stringContaining('https://') });
  while (elsewhere.received.length === 0) await new Promise((soon) => setTimeout(soon, 50));
  await product.close();

  const [first] = elsewhere.received;
  expect(first?.path).toBe('/taken');
  expect(isSignedWith(testSecrets.webhook, first!)).toBe(true);
  expect(JSON.stringify(first?.message.assistant)).toContain('tools');
  const got = JSON.stringify(elsewhere.received);
  expect(Object.values(testSecrets).filter((each) => got.includes(each))).toEqual([]);
});
