import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { cloudbedsConnectionEndpoints } from '@booking/contracts/cloudbeds-connection';
import { startIdentityService } from '../../../../test/start/identity-service.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { cookieOf, postSignIn, signIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({ PUBLIC_URL: 'https://console.hotel.example' });
});
afterAll(() => api.stop());

describe('behind https', () => {
  test('the session cookie is bound to this host and never sent in the clear', async () => {
    const answer = await postSignIn(api, owner.email, owner.password);
    const [value, ...flags] = answer.headers.getSetCookie()[0]!.split('; ');
    expect(value).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    // what knows this browser again, too
    expect(answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('__Host-'))).toEqual([]);
    expect((await api.request('/api/auth/me', { headers: { cookie: cookieOf(answer)! } })).status).toBe(200);
  });

  test('a cookie planted under the plain name opens nothing', async () => {
    const token = cookieOf(await postSignIn(api, owner.email, owner.password))!.split('=')[1]!;
    await errorOf(await api.request('/api/auth/me', { headers: { cookie: `session=${token}` } }), 401);
  });

  test('the cookie of an OIDC sign-in is bound to this host, too', async () => {
    const service = await startIdentityService();
    const other = await startOwnApi({ ...service.env, PUBLIC_URL: 'https://console.hotel.example' });
    try {
      const answer = await other.request(authEndpoints.oidcStart.path);
      const [value, ...flags] = answer.headers.getSetCookie()[0]!.split('; ');
      expect(value).toMatch(/^__Host-oidc=./);
      expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']);
    } finally {
      await Promise.all([other.stop(), service.stop()]);
    }
  });

  test('the cookie of a Cloudbeds connection is bound to this host, too', async () => {
    const other = await startOwnApi({
      ...{ CLOUDBEDS_TEST_CLIENT_ID: 'of-the-hotel', CLOUDBEDS_TEST_CLIENT_SECRET: 'kept by the hotel' },
      PUBLIC_URL: 'https://console.hotel.example',
    });
    try {
      const { cookie } = await signIn(other, owner.email, owner.password);
      const answer = await other.request(cloudbedsConnectionEndpoints.authorize.path, { headers: { cookie } });
      const [value, ...flags] = answer.headers.getSetCookie()[0]!.split('; ');
      expect(value).toMatch(/^__Host-cloudbeds-consent=./);
      expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']);
    } finally {
      await other.stop();
    }
  });

  test('answers have a Strict-Transport-Security header', async () => {
    const answer = await api.request('/api/health/live');
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
  });

  test('a guesser cannot change their address by a forwarding header', async () => {
    const guess = (written: string): Promise<Response> =>
      postSignIn(api, owner.email, 'guess', { 'x-forwarded-for': `${written}, 203.0.113.9` });
    await api.sql('DELETE FROM rate_limit');
    await errorOf(await guess('198.51.100.1'), 401);
    await api.sql(`UPDATE rate_limit SET points = $1 WHERE key LIKE '/api/auth/%'`, [
      authEndpoints.signIn.limit.points,
    ]);
    await errorOf(await guess('198.51.100.2'), 429);
  });

  test('guesses from one address do not lock out another', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.77' };
    expect((await postSignIn(api, owner.email, owner.password, elsewhere)).status).toBe(200);
  });
});
