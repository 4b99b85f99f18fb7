import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditEndpoints } from '@booking/contracts/audit';
import { authEndpoints } from '@booking/contracts/auth';
import { ownAccountEndpoints as own } from '@booking/contracts/own-account';
import { sessionEndpoints } from '@booking/contracts/session';
import type { JWTPayload } from 'jose';
import { openBrowser, readAnswer, type Browser } from '../../../../test/requests/browser.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startIdentityService, type IdentityService } from '../../../../test/start/identity-service.ts';
import { startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

let service: IdentityService;
let api: ApiInProcess;
let email: string;
let ana: JWTPayload;
beforeAll(async () => {
  service = await startIdentityService();
  api = await startApiProcess(service.env);
  email = await addAccount(api, 'manager', 'ana');
  ana = { sub: 'ana-1', email, email_verified: true };
});
afterAll(() => Promise.all([api.stop(), service.stop()]));
/** Nobody is bound to anybody yet. */
beforeEach(async () => {
  service.userInfo = null;
  await api.sql('UPDATE account SET oidc_issuer = NULL, oidc_subject = NULL');
});

/** @returns what the console asks the service for */
async function begin(browser: Browser, next?: string): Promise<URLSearchParams> {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  const answer = await browser.get(authEndpoints.oidcStart.path + query);
  const page = new URL(answer.headers.get('location')!);
  expect(page.origin + page.pathname).toBe(`${service.url}/authorize`);
  return page.searchParams;
}
/** @returns where the browser is led */
async function comeBack(browser: Browser, query: Record<string, string>): Promise<string> {
  const answer = await browser.get(`${authEndpoints.oidcCallback.path}?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(302);
  return answer.headers.get('location')!;
}
/** The whole way there and back. */
async function go(claims: JWTPayload, options = {}, browser = openBrowser(api), next?: string): Promise<string> {
  const asked = await begin(browser, next);
  return comeBack(browser, { code: service.code(asked, claims, options), state: asked.get('state')! });
}
const isIn = async (browser: Browser) => (await browser.get(sessionEndpoints.me.path)).status === 200;

test('an unreachable service is reported, and tried again', async () => {
  const start = async () => (await openBrowser(api).get(authEndpoints.oidcStart.path)).headers.get('location');
  service.isAway = true;
  expect(await start()).toBe('/sign-in?problem=unreachable');
  service.isAway = false;
  expect(await start()).toMatch(`${service.url}/authorize`);
});

describe('signing in by an OIDC service', () => {
  test('is offered by its label', async () => {
    expect(await readAnswer(await openBrowser(api).get(sessionEndpoints.ways.path))).toEqual({ oidc: 'Hotel ID' });
  });

  test('requests a code with fresh random state, nonce and challenge', async () => {
    const [one, other] = [await begin(openBrowser(api)), await begin(openBrowser(api))];
    expect(Object.fromEntries(one)).toMatchObject({
      response_type: 'code',
      client_id: 'console',
      redirect_uri: `${api.url}/api/auth/oidc/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.get(name)).not.toBe(other.get(name));
    }
  });

  test('opens a session of the account with that verified address and returns to the requested page', async () => {
    const browser = openBrowser(api);
    expect(await go({ ...ana, email: email.toUpperCase() }, {}, browser, '/payments?status=failed')).toBe(
      '/payments?status=failed',
    );
    expect(await readAnswer(await browser.get(sessionEndpoints.me.path))).toMatchObject({ user: { email } });
    expect(await go(ana, {}, openBrowser(api), 'https://elsewhere.example/')).toBe('/');
  });

  test('recognizes a person by their subject, also with a new address', async () => {
    await go(ana);
    expect(await go({ sub: 'ana-1', email: 'new@hotel.example', email_verified: true })).toBe('/');
    expect(await go({ sub: 'ana-1' })).toBe('/');
  });

  test('accepts a recent sign-in as step-up of an account without a password', async () => {
    const browser = openBrowser(api);
    await go(ana, {}, browser);
    const [before] = await api.sql<{ password_hash: string }>('SELECT password_hash FROM account WHERE email = $1', [
      email,
    ]);
    await api.sql('UPDATE account SET password_hash = NULL WHERE email = $1', [email]);
    const choose = () => browser.post(own.changePassword.path, { new: 'thirteen green bicycles' });
    const age = (minutes: number) =>
      api.sql(`UPDATE session SET created_at = now() - make_interval(mins => $1) WHERE ended_at IS NULL`, [minutes]);
    try {
      await age(11);
      await errorOf(await choose(), 403);
      await errorOf(await browser.post(own.beginSecondFactor.path, { password: '' }), 403);
      await age(9);
      expect((await choose()).status).toBe(200);
    } finally {
      await api.sql('UPDATE account SET password_hash = $1 WHERE email = $2', [before!.password_hash, email]);
    }
  });

  test.each<[string, JWTPayload, object | null]>([
    ['as text', { email_verified: 'true' }, null],
    ['as text in capitals', { email_verified: 'TRUE' }, null],
    ['beside the token', { email_verified: undefined }, { email_verified: true }],
    ['beside the token, as text', { email_verified: undefined }, { email_verified: 'true' }],
    ['later than the token', { email_verified: false }, { email_verified: true }],
    ['with the address, beside the token', { email: undefined, email_verified: undefined }, { email_verified: 'true' }],
  ])('accepts an address that is said to be verified %s', async (_, claims, beside) => {
    service.userInfo = beside && { sub: 'ana-1', email, ...beside };
    const browser = openBrowser(api);
    expect(await go({ ...ana, ...claims }, {}, browser)).toBe('/');
    expect(await isIn(browser)).toBe(true);
  });

  test('matches an address in any case and normal form', async () => {
    await api.sql(`UPDATE account SET email = $1 WHERE email = $2`, ['jos\u00e9@hotel.example', email]);
    expect(await go({ ...ana, email: 'JOSE\u0301@hotel.example' })).toBe('/');
    await api.sql(`UPDATE account SET email = $2 WHERE email = $1`, ['jos\u00e9@hotel.example', email]);
  });

  test('does not treat an address as verified because another one is', async () => {
    service.userInfo = { sub: 'ana-1', email: 'other@hotel.example', email_verified: true };
    expect(await go({ ...ana, email_verified: undefined })).toBe('/sign-in?problem=not_verified');
  });

  test('asks for the second factor where the account has one', async () => {
    await api.sql('UPDATE account SET second_factor_at = now() WHERE email = $1', [email]);
    const browser = openBrowser(api);
    expect(await go(ana, {}, browser, '/payments')).toBe('/sign-in?step=second-factor&next=%2Fpayments');
    expect(await isIn(browser)).toBe(false);
    await api.sql('UPDATE account SET second_factor_at = NULL WHERE email = $1', [email]);
  });
});

describe('a sign-in is rejected', () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  test.each<[string, JWTPayload, object, string]>([
    ['with a nonce of another sign-in', { nonce: 'x'.repeat(43) }, {}, 'not_proven'],
    ['without a nonce', { nonce: undefined }, {}, 'not_proven'],
    ['with a token for another client', { aud: 'another' }, {}, 'not_proven'],
    ['with a token of another issuer', { iss: 'https://id.elsewhere.example' }, {}, 'not_proven'],
    ['with a token that is over', { iat: past, exp: past + 60 }, {}, 'not_proven'],
    ['with a token that somebody else signed', {}, { isForged: true }, 'not_proven'],
    ['without a subject', { sub: undefined }, {}, 'not_proven'],
    ['with an address that was not verified', { email_verified: false }, {}, 'not_verified'],
    ['with an address that is said not to be verified as text', { email_verified: 'false' }, {}, 'not_verified'],
    ['with an address of which nobody says so', { email_verified: undefined }, {}, 'not_verified'],
    ['without an address', { email: undefined }, {}, 'no_account'],
    ['who was not invited', { email: 'stranger@hotel.example' }, {}, 'no_account'],
  ])('%s', async (_, claims, options, problem) => {
    const browser = openBrowser(api);
    expect(await go({ ...ana, ...claims }, options, browser)).toBe(`/sign-in?problem=${problem}`);
    expect(await isIn(browser)).toBe(false);
    expect(await api.sql('SELECT id FROM account WHERE oidc_subject IS NOT NULL')).toEqual([]);
  });

  test('with a state of another sign-in, in another browser, or a second time', async () => {
    const [browser, other] = [openBrowser(api), openBrowser(api)];
    const asked = await begin(browser);
    await begin(other);
    const query = { code: service.code(asked, ana), state: asked.get('state')! };
    expect(await comeBack(other, query)).toBe('/sign-in?problem=not_begun');
    expect(await comeBack(openBrowser(api), query)).toBe('/sign-in?problem=not_begun');
    const copy = browser.copy();
    expect(await comeBack(browser, { ...query, state: 'x'.repeat(43) })).toBe('/sign-in?problem=not_begun');
    expect(await comeBack(browser, query)).toBe('/sign-in?problem=not_begun');
    expect(await comeBack(copy, query)).toBe('/');
    expect(await comeBack(copy.copy(), query)).toBe('/sign-in?problem=not_begun');
  });

  test('with a code that was given for another challenge', async () => {
    const browser = openBrowser(api);
    const asked = await begin(browser);
    const theirs = await begin(openBrowser(api));
    const code = service.code(theirs, { ...ana, nonce: asked.get('nonce') });
    expect(await comeBack(browser, { code, state: asked.get('state')! })).toBe('/sign-in?problem=not_proven');
  });

  test('by an address whose account is bound to another subject or disabled', async () => {
    await go(ana);
    expect(await go({ ...ana, sub: 'another' })).toBe('/sign-in?problem=no_account');
    await api.sql('UPDATE account SET disabled_at = now() WHERE email = $1', [email]);
    expect(await go(ana)).toBe('/sign-in?problem=no_account');
    await api.sql('UPDATE account SET disabled_at = NULL WHERE email = $1', [email]);
  });

  test("when the person declined, without repeating the service's text", async () => {
    const browser = openBrowser(api);
    for (const [error, problem] of [
      ['access_denied', 'denied'],
      ['<script>alert(1)</script>', 'not_proven'],
    ] as const) {
      const state = (await begin(browser)).get('state')!;
      expect(await comeBack(browser, { error, state })).toBe(`/sign-in?problem=${problem}`);
    }
  });
});

test('the exchange with the service is in no log, and failures are audited', async () => {
  for (const secret of service.secrets) expect(api.log()).not.toContain(secret);
  const failed = await api.call(auditEndpoints.list, { query: { action: 'auth.sign_in_failed' } });
  expect(failed.filter(({ subject }) => subject?.id === 'stranger@hotel.example')).toMatchObject([
    { detail: { factor: 'oidc', problem: 'no_account' } },
  ]);
  expect(failed.filter(({ subject }) => subject?.id === email)).toContainEqual(
    expect.objectContaining({ detail: { factor: 'oidc', problem: 'not_verified' } }),
  );
  expect((await api.request('/api/admin/alerts', { headers: basicOf(email, staffPassword) })).status).toBe(200);
});
