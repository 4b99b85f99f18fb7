import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rawRequest, type RawAnswer } from '../../../../test/requests/raw-request.ts';
import { owner, startOwnApi, webhookSecret, type RunningApi } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

const publicUrl = 'http://console.hotel.example';

let api: RunningApi;
let session: { cookie: string };
beforeAll(async () => {
  api = await startOwnApi({ PUBLIC_URL: publicUrl });
  session = await signIn(api, owner.email, owner.password);
});
afterAll(() => api.stop());

const json = { 'content-type': 'application/json' };
/** A change that is refused for its content, so 400 means that the request got as far as validation. */
const change = (headers: Record<string, string>, path = '/api/admin/mode-settings'): Promise<RawAnswer> =>
  rawRequest(api.url, path, { method: 'POST', headers: { ...json, ...session, ...headers }, body: '{"mode":"maybe"}' });

describe('a call from another site is refused before it is read', () => {
  test.each<[string, Record<string, string>]>([
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['a null Origin', { origin: 'null' }],
    ['an Origin that only begins like ours', { origin: 'http://console.hotel.example.elsewhere.example' }],
    ['our host on another port', { origin: 'http://localhost:1' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'null' }],
    ['a form of another site that hides its Origin', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('%s', async (_, headers) => {
    const { status, body } = await change(headers);
    expect({ status, code: (JSON.parse(body) as { code: string }).code }).toEqual({ status: 403, code: 'cross_site' });
  });

  test('whatever way the address is spelled', async () => {
    const origin = 'https://elsewhere.example';
    for (const path of ['/%61pi/admin/mode-settings', '/ap%69/admin/mode-settings', '/api/%61dmin/mode-settings']) {
      expect({ path, status: (await change({ origin }, path)).status }).toEqual({ path, status: 403 });
    }
  });

  test('reading is refused too', async () => {
    const headers = { ...session, origin: 'https://elsewhere.example' };
    expect((await rawRequest(api.url, '/api/auth/me', { headers })).status).toBe(403);
    const scripted = { ...session, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    expect((await rawRequest(api.url, '/api/auth/me', { headers: scripted })).status).toBe(403);
  });

  test('signing in and out is refused too', async () => {
    const headers = { ...json, ...session, origin: 'https://elsewhere.example' };
    for (const path of ['/api/auth/sign-in', '/api/auth/sign-in-link', '/api/auth/sign-out']) {
      expect((await rawRequest(api.url, path, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    }
    expect((await rawRequest(api.url, '/api/auth/me', { headers: session })).status).toBe(200);
  });
});

describe('passes', () => {
  test('a call of our own pages, under the public address or the one it was reached by', async () => {
    expect((await change({ origin: publicUrl, 'sec-fetch-site': 'same-origin' })).status).toBe(400);
    expect((await change({ origin: api.url })).status).toBe(400);
  });

  test('a call without an Origin, as scripts and older browsers send it', async () => {
    expect((await change({})).status).toBe(400);
  });

  test('opening an address from elsewhere, as a texted link does', async () => {
    const headers = { ...session, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await rawRequest(api.url, '/api/auth/me', { headers })).status).toBe(200);
  });

  test('a webhook, which proves itself otherwise', async () => {
    const headers = { ...json, 'x-vapi-secret': webhookSecret };
    const body = '{"message":{"type":"hang"}}';
    expect((await rawRequest(api.url, '/api/webhooks/vapi', { method: 'POST', headers, body })).status).toBe(200);
  });
});
