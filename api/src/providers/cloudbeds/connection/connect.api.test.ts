import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cloudbedsConnectionEndpoints as endpoints } from '@booking/contracts/cloudbeds-connection';
import { pressConsent } from '../../../../test/providers/property.ts';
import { startConnectedProcess, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { eventually, owner, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

let hotel: ConnectedApi<ApiInProcess>;
let api: ApiInProcess;
let proxy: RecordingProxy;
let session: string;
beforeAll(async () => {
  hotel = await startConnectedProcess(async ({ cloudbeds }) => {
    proxy = await startProxy(cloudbeds);
    return { CLOUDBEDS_BASE_URL: proxy.url };
  });
  api = hotel.api;
  ({ cookie: session } = await signIn(api, owner.email, owner.password));
});
afterAll(() => Promise.all([hotel.stop(), proxy.stop()]));
afterEach(() => api.call(endpoints.disconnect, { body: {} }));

const status = () => api.call(endpoints.status);
const get = (path: string, cookie: string): Promise<Response> => api.request(path, { headers: { cookie } });

/** Goes to the consent page. @returns its address and the cookie this browser keeps meanwhile */
async function begin(): Promise<{ page: string; cookie: string }> {
  const answer = await get(endpoints.authorize.path, session);
  expect(answer.status).toBe(302);
  const [kept] = answer.headers.getSetCookie();
  expect(kept).toMatch(/HttpOnly/i);
  expect(kept).toMatch(/SameSite=Lax/i);
  return { page: answer.headers.get('location')!, cookie: kept!.split(';')[0]! };
}

/** Comes back from it. @returns where the browser is led */
async function comeBack(address: string, cookie: string): Promise<string | null> {
  const { pathname, search } = new URL(address);
  const answer = await get(pathname + search, cookie);
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

describe('connecting to Cloudbeds', () => {
  test('begins without tokens, on the key of the environment', async () => {
    expect(await status()).toMatchObject({ connected: true, method: 'api_key', expiresAt: null });
  });

  test('leads to the consent page with state and a challenge, and nothing secret', async () => {
    const { page } = await begin();
    const { origin, pathname, searchParams } = new URL(page);
    expect(origin + pathname).toBe(`${proxy.url}/oauth`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: hotel.simulators.env['CLOUDBEDS_TEST_CLIENT_ID'],
      redirect_uri: expect.stringMatching(/\/api\/auth\/cloudbeds\/callback$/),
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(page).not.toContain(hotel.simulators.env['CLOUDBEDS_TEST_CLIENT_SECRET']);
    expect(new URL((await begin()).page).searchParams.get('state')).not.toBe(searchParams.get('state'));
  });

  test('works when somebody approves, and is used from then on', async () => {
    const { page, cookie } = await begin();
    expect(await comeBack(await pressConsent(page, 'approve'), cookie)).toBe('/settings?oauth_success=true');
    const { expiresAt, ...rest } = await status();
    expect(rest).toMatchObject({
      connected: true,
      method: 'oauth',
      expired: false,
      propertyID: hotel.simulators.env['CLOUDBEDS_TEST_PROPERTY_ID'],
    });
    expect(Date.parse(expiresAt!) - Date.now()).toBeGreaterThan(7 * 3_600_000);
    await eventually(() => Promise.resolve(proxy.exchanges.some(({ headers }) => 'authorization' in headers)));
    const last = proxy.exchanges.filter(({ path }) => path.endsWith('getWebhooks')).at(-1)!;
    expect(last.headers['authorization']).toMatch(/^Bearer \S{20,}$/);
    expect(last.headers).not.toHaveProperty('x-api-key');
  });

  test('is written down with who set out and what came of it', async () => {
    const { page, cookie } = await begin();
    await comeBack(await pressConsent(page, 'approve'), cookie);
    const [row] = await api.sql(
      `SELECT actor_email, subject_id, after FROM audit_event WHERE action = 'cloudbeds.connected' ORDER BY id DESC LIMIT 1`,
    );
    expect(row).toEqual({ actor_email: owner.email, subject_id: 'test', after: { connected: true } });
  });

  test('ends with a sentence when somebody denies', async () => {
    const { page, cookie } = await begin();
    expect(await comeBack(await pressConsent(page, 'deny'), cookie)).toBe('/settings?oauth_error=denied');
    expect(await status()).toMatchObject({ method: 'api_key' });
  });

  test('is refused in another browser, with another state, or without one', async () => {
    const { page, cookie } = await begin();
    const back = await pressConsent(page, 'approve');
    const other = new URL(back);
    other.searchParams.set('state', 'x'.repeat(43));
    const none = new URL(back);
    none.searchParams.delete('state');
    expect(await comeBack(back, session)).toBe('/settings?oauth_error=not_begun');
    expect(await comeBack(back, (await begin()).cookie)).toBe('/settings?oauth_error=not_begun');
    expect(await comeBack(other.href, cookie)).toBe('/settings?oauth_error=not_begun');
    expect(await comeBack(none.href, cookie)).toBe('/settings?oauth_error=not_begun');
    expect(await status()).toMatchObject({ method: 'api_key' });
  });

  test('takes a code once', async () => {
    const { page, cookie } = await begin();
    const back = await pressConsent(page, 'approve');
    expect(await comeBack(back, cookie)).toBe('/settings?oauth_success=true');
    await api.call(endpoints.disconnect, { body: {} });
    expect(await comeBack(back, cookie)).toBe('/settings?oauth_error=refused');
    expect(await status()).toMatchObject({ method: 'api_key' });
  });

  test('says so when Cloudbeds does not answer', async () => {
    const { page, cookie } = await begin();
    const back = await pressConsent(page, 'approve');
    await hotel.simulators.fault('cloudbeds', 'server_error');
    const led = await comeBack(back, cookie);
    await hotel.simulators.heal();
    expect(led).toBe('/settings?oauth_error=unreachable');
  });

  test('leads nobody who is not signed in, or may not, to the consent page', async () => {
    const stranger = await api.request(endpoints.authorize.path);
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('location')).toBeNull();
  });

  test('disconnecting forgets the tokens, and the key takes over', async () => {
    const { page, cookie } = await begin();
    await comeBack(await pressConsent(page, 'approve'), cookie);
    expect(await api.call(endpoints.disconnect, { body: {} })).toMatchObject({ method: 'api_key', connected: true });
    expect(await api.sql('SELECT * FROM cloudbeds_connection')).toEqual([]);
  });
});

test('tokens and secrets are readable neither in the database nor in the log', async () => {
  const { page, cookie } = await begin();
  await comeBack(await pressConsent(page, 'approve'), cookie);
  const exchange = proxy.exchanges.filter(({ path, status: s }) => path.endsWith('access_token') && s === 200).at(-1)!;
  const { access_token, refresh_token } = JSON.parse(exchange.answer) as Record<string, string>;
  const [{ all }] = (await api.sql<{ all: string }>(`SELECT database_to_xml(true, false, '')::text AS all`)) as [
    { all: string },
  ];
  expect(all).toContain('cloudbeds_connection');
  for (const secret of [access_token!, refresh_token!, hotel.simulators.env['CLOUDBEDS_TEST_CLIENT_SECRET']!]) {
    expect(all).not.toContain(secret);
    expect(api.log()).not.toContain(secret);
  }
});
