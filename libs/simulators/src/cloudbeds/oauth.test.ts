import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  CALLBACK,
  CLIENT,
  PROPERTY,
  startCloudbeds,
  type Answer,
  type Parameters,
  type TestCloudbeds,
} from './test/test-cloudbeds.ts';

let cloudbeds: TestCloudbeds;
beforeAll(async () => {
  cloudbeds = await startCloudbeds();
});
afterAll(() => cloudbeds.close());

const SCOPES = 'read:hotel read:reservation';
const wish = {
  client_id: CLIENT.client_id,
  redirect_uri: CALLBACK,
  response_type: 'code',
  scope: SCOPES,
  state: 's 1',
};

const open = (changes: Record<string, string> = {}, version = 'v1.2') =>
  fetch(`${cloudbeds.url}/api/${version}/oauth?${new URLSearchParams({ ...wish, ...changes })}`, {
    redirect: 'manual',
  });
const decide = (decision: string, changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${cloudbeds.url}/api/v1.2/oauth`, {
    method: 'POST',
    body: new URLSearchParams({ ...wish, ...changes, decision }),
    redirect: 'manual',
    headers,
  });
const placeOf = (response: Response) => new URL(response.headers.get('location') ?? 'none:');
const approve = async (changes: Record<string, string> = {}) =>
  placeOf(await decide('approve', changes)).searchParams.get('code') ?? '';
const exchange = (code: string, changes: Parameters = {}): Promise<Answer<'access_token'>> =>
  cloudbeds.post(
    'access_token',
    { ...CLIENT, grant_type: 'authorization_code', redirect_uri: CALLBACK, code, ...changes },
    {},
  );
const refresh = (refresh_token: string): Promise<Answer<'access_token'>> =>
  cloudbeds.post('access_token', { ...CLIENT, grant_type: 'refresh_token', refresh_token }, {});
const hotelsWith = async (token: string, method = 'getHotels') =>
  (await cloudbeds.get(method, {}, { authorization: `Bearer ${token}` })).status;

test.each(['v1.1', 'v1.2'])('the consent page under %s says who asks for what', async (version) => {
  const response = await open({}, version);
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const said of [
    'Juniper Lane Suites',
    PROPERTY,
    'AI Booking Admin',
    'read:reservation',
    'simulated',
    'Approve',
    'Deny',
  ]) {
    expect(page).toContain(said);
  }
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*form-action 'self' .*127\.0\.0\.1/,
  );
});

test('a consent leads back with a code and the state, a refusal with an error', async () => {
  const back = placeOf(await decide('approve'));
  expect(back.origin + back.pathname).toBe(CALLBACK);
  expect(back.searchParams.get('state')).toBe('s 1');
  expect(back.searchParams.get('code')).toMatch(/^def50200/);
  const denied = placeOf(await decide('deny'));
  expect([...denied.searchParams]).toEqual([
    ['error', 'access_denied'],
    ['state', 's 1'],
  ]);
});

test('a browser is led only to the registered address', async () => {
  for (const redirect_uri of ['http://127.0.0.1:9999/api/auth/cloudbeds/callback', CALLBACK]) {
    expect((await open({ redirect_uri })).status).toBe(200);
  }
  const wrong = [
    'https://evil.example/api/auth/cloudbeds/callback',
    'http://localhost:4200/elsewhere',
    'http://localhost.evil.example/api/auth/cloudbeds/callback',
    'http://localhost@evil.example/api/auth/cloudbeds/callback',
    'https://localhost:4200/api/auth/cloudbeds/callback',
    'not an address',
  ];
  for (const redirect_uri of wrong) {
    for (const response of [await open({ redirect_uri }), await decide('approve', { redirect_uri })]) {
      expect({ redirect_uri, status: response.status, location: response.headers.get('location') }).toEqual({
        redirect_uri,
        status: 400,
        location: null,
      });
    }
  }
  expect((await open({ client_id: 'nobody' })).status).toBe(400);
  expect((await decide('approve', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(placeOf(await open({ scope: 'read:everything' })).searchParams.get('error')).toBe('invalid_scope');
  expect(placeOf(await open({ response_type: 'token' })).searchParams.get('error')).toBe('unsupported_response_type');
});

test('a code gives tokens once, for what was consented to', async () => {
  const code = await approve();
  const { status, body } = await exchange(code);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    token_type: 'Bearer',
    expires_in: 28_800,
    resources: [{ type: 'property', id: PROPERTY }],
  });
  expect(await hotelsWith(body.access_token)).toBe(200);
  expect(await hotelsWith(body.access_token, 'getHousekeepers')).toBe(403);
  const over = { error: 'server_error', error_description: 'The authorization code is invalid or has expired.' };
  expect(await exchange(code)).toMatchObject({ status: 401, body: over });
  const late = await approve();
  cloudbeds.clock.pass(600_000);
  expect(await exchange(late)).toMatchObject({ status: 401, body: over });
});

test('a code is worth nothing to another client, for another address or without its verifier', async () => {
  expect((await exchange(await approve(), { client_secret: 'wrong' })).status).toBe(401);
  expect(
    (await exchange(await approve(), { ...CLIENT, client_id: 'live-client', client_secret: 'live-secret' })).status,
  ).toBe(401);
  expect(
    (await exchange(await approve(), { redirect_uri: 'http://127.0.0.1:4200/api/auth/cloudbeds/callback' })).status,
  ).toBe(401);
  const code_verifier = 'a-verifier-that-is-long-enough-to-be-one-000';
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
  expect((await exchange(await approve(proof))).status).toBe(401);
  expect((await exchange(await approve(proof), { code_verifier: `${code_verifier}1` })).status).toBe(401);
  expect((await exchange(await approve(proof), { code_verifier })).status).toBe(200);
});

test('a refresh gives a new pair, and the old refresh token is over', async () => {
  const first = (await exchange(await approve())).body;
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(await hotelsWith(second.body.access_token)).toBe(200);
  expect((await refresh(first.refresh_token)).status).toBe(401);
  cloudbeds.clock.pass(28_800_000);
  expect(await hotelsWith(second.body.access_token)).toBe(401);
  expect((await refresh(second.body.refresh_token)).status).toBe(200);
});

test('a code can be exchanged for a key, which has no end', async () => {
  const { body } = await exchange(await approve(), { grant_type: 'urn:ietf:params:oauth:grant-type:api-key' });
  expect(body.access_token).toMatch(/^cbat_/);
  cloudbeds.clock.pass(40 * 86_400_000);
  expect((await cloudbeds.get('getHotels', {}, { 'x-api-key': body.access_token })).status).toBe(200);
});

test('an application is told where the API is', async () => {
  const metadata: unknown = await (await fetch(`${cloudbeds.url}/oauth/metadata`)).json();
  expect(metadata).toEqual({ success: 'true', data: { api: { url: `${cloudbeds.url}/api/v1.2` } } });
});
