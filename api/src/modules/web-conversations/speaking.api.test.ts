import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ToolAudience } from '@booking/contracts/tools';
import { useConnectedApi } from '../../../test/connected-api.ts';
import { errorOf } from '../../../test/error-answer.ts';
import { eventually, owner } from '../../../test/running-api.ts';
import { signIn } from '../../../test/staff.ts';
import { setUpAssistants, visitorOf } from '../../../test/web-visitor.ts';

type Voice = {
  key: string;
  expiresAt: string;
  assistantId: string;
  apiUrl: string;
  variableValues: Record<string, string>;
};

const house = useConnectedApi();
let ids: Record<ToolAudience, string>;
beforeAll(async () => {
  ids = await setUpAssistants(house);
});
beforeEach(() => house.api.sql('DELETE FROM rate_limit'));

const rosa = { assistant: 'booking', firstName: 'Rosa', phone: '+15125550142' } as const;
const voiceOf = async (): Promise<Voice> => {
  const visitor = visitorOf(house);
  return (await (await visitor.voice(await visitor.begin(rosa))).json()) as Voice;
};

/** As a browser on our pages begins a call. */
const call = ({ key, apiUrl, assistantId, variableValues }: Voice, origin = house.simulators.env['PUBLIC_URL']!) =>
  fetch(`${apiUrl}/call/web`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', origin },
    body: JSON.stringify({ assistantId, assistantOverrides: { variableValues } }),
  });

const payloadOf = ({ key }: Voice) =>
  JSON.parse(Buffer.from(key.split('.')[1]!, 'base64url').toString()) as { exp: number; token: object };

test('a key opens calls to its assistant, for five minutes, from our pages', async () => {
  const voice = await voiceOf();
  expect(voice).toMatchObject({
    assistantId: ids.guest,
    apiUrl: house.simulators.vapi,
    variableValues: { guestName: 'Rosa', guestPhone: rosa.phone, guestEmail: '' },
  });
  const { exp, token } = payloadOf(voice);
  expect(exp * 1000 - Date.now()).toBeGreaterThan(4 * 60_000);
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  expect(token).toEqual({
    tag: 'public',
    restrictions: {
      enabled: true,
      allowedOrigins: [new URL(house.simulators.env['PUBLIC_URL']!).origin],
      allowedAssistantIds: [ids.guest],
      allowTransientAssistant: false,
    },
  });
  const answer = await call(voice);
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const record = await eventually(
    async () => (await house.api.sql(`SELECT * FROM call WHERE id = $1 AND status = 'ended'`, [id]))[0],
    200,
    30_000,
  );
  expect(record).toMatchObject({ kind: 'webCall', caller_name: 'Rosa', caller_number: rosa.phone, mode: 'test' });
}, 60_000);

describe('a key', () => {
  test('opens no other assistant, and none that is made up', async () => {
    const voice = await voiceOf();
    expect((await call({ ...voice, assistantId: ids.staff })).status).toBe(403);
    const headers = {
      ...{ authorization: `Bearer ${voice.key}`, 'content-type': 'application/json' },
      origin: house.simulators.env['PUBLIC_URL']!,
    };
    const body = JSON.stringify({ assistant: { model: { provider: 'openai', model: 'gpt-4o' } } });
    expect((await fetch(`${voice.apiUrl}/call/web`, { method: 'POST', headers, body })).status).toBe(403);
  });

  test('is good on no other site, and for nothing but calls', async () => {
    const voice = await voiceOf();
    expect((await call(voice, 'https://elsewhere.example')).status).toBe(403);
    const headers = { authorization: `Bearer ${voice.key}` };
    for (const path of ['/assistant', '/call', '/tool']) {
      expect((await fetch(voice.apiUrl + path, { headers })).status).toBe(401);
    }
  });

  test('that was changed opens nothing', async () => {
    const voice = await voiceOf();
    const [head, , signature] = voice.key.split('.');
    const payload = { ...payloadOf(voice), exp: 4102444800 };
    const key = [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
    expect((await call({ ...voice, key })).status).toBe(401);
  });

  test('is neither our private key nor tells it', async () => {
    const visitor = visitorOf(house);
    const text = await (await visitor.voice(await visitor.begin(rosa))).text();
    expect(text).not.toContain(house.simulators.env['VAPI_TEST_API_KEY']);
    expect(text).not.toContain(house.simulators.env['VAPI_TEST_PUBLIC_KEY']);
  });

  test('is not given without a conversation', async () => {
    expect((await errorOf(await visitorOf(house).voice('made-up'), 404)).code).toBe('conversation_over');
  });

  test('is not given while the voice platform is away, in words for a guest', async () => {
    const visitor = visitorOf(house);
    const token = await visitor.begin(rosa);
    await house.simulators.fault('vapi', 'server_error');
    expect((await errorOf(await visitor.voice(token), 502)).message).toMatch(/^Our assistant cannot answer right now/);
  });
});

test('/ai alone may reach what carries the sound', async () => {
  const policyOf = async (path: string) => (await house.api.request(path)).headers.get('content-security-policy');
  expect(await policyOf('/ai')).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+ https:\/\/\*\.daily\.co/);
  expect(await policyOf('/book')).not.toContain('daily.co');
  expect(await policyOf('/sign-in')).not.toContain('daily.co');
});

/** The policy without its nonces, which are another for every page. */
const ownPart = ({ headers }: Response) =>
  headers
    .get('content-security-policy')!
    .split(', ')[0]!
    .replace(/'nonce-[\w-]+'/, 'its nonce');

test('staff who look at /ai as a visitor may reach the same from there, and from nowhere else', async () => {
  const headers = await signIn(house.api, owner.email, owner.password);
  const policyOf = async (path: string) => {
    const answer = await house.api.request(path, { headers });
    expect(await answer.text()).toContain('id="boot"');
    return ownPart(answer);
  };
  const guests = ownPart(await house.api.request('/ai'));
  expect(await policyOf('/ai?preview')).toBe(guests);
  for (const path of ['/book?preview', '/', '/call-logs']) expect(await policyOf(path)).not.toContain('daily.co');
});
