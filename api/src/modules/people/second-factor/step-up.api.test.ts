import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountEndpoints } from '@booking/contracts/accounts';
import { authEndpoints } from '@booking/contracts/auth';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { sessionEndpoints } from '@booking/contracts/session';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { buildOf, runUsualShells } from '../../../../test/start/remote-builds.ts';
import { startApi, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, signIn, staffPassword } from '../../../../test/people/staff.ts';

const id = 'mfe-stepping-up';
let api: RunningApi;
let email: string;
let cookie: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  email = await addAccount(api, 'owner', 'second owner');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM rate_limit');
  cookie = await signIn(api, email);
});

/** The session goes on, and what it proved was eleven minutes ago. */
const elevenMinutesLater = (): Promise<unknown> =>
  api.sql(`UPDATE session SET stepped_up_at = stepped_up_at - interval '11 minutes'`);
const send = (endpoint: Endpoint, params: object, body?: object, headers: Record<string, string> = cookie) =>
  api.request(addressOf(endpoint, params), { method: endpoint.method, headers, ...(body && { body }) });
const invite = (headers: Record<string, string> = cookie): Promise<Response> =>
  send(accountEndpoints.invite, {}, { name: 'N', email: `${Math.random()}@hotel.example`, role: 'viewer' }, headers);
const stepUp = (body: object): Promise<Response> => send(authEndpoints.stepUp, {}, body);
const me = async () => sessionEndpoints.me.answer.parse(await (await send(sessionEndpoints.me, {})).json());

test('a session alone may read without a step-up', async () => {
  await elevenMinutesLater();
  for (const path of ['/api/admin/accounts', '/api/admin/settings', '/api/admin/remotes']) {
    expect((await api.request(path, { headers: cookie })).status).toBe(200);
  }
});

describe('a step-up', () => {
  test('is a sign-in with the password, and the password once more', async () => {
    expect((await invite()).status).toBe(201);
    await elevenMinutesLater();
    await errorOf(await invite(), 403);
    const answer = await stepUp({ password: staffPassword });
    expect(authEndpoints.stepUp.answer.parse(await answer.json())).toMatchObject({ stepUpWith: 'password' });
    expect((await invite()).status).toBe(201);
  });

  test('shows its time with the session', async () => {
    const { steppedUpAt, stepUpWith } = await me();
    expect(stepUpWith).toBe('password');
    expect(Math.abs(new Date(steppedUpAt!).getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('with a wrong password is rejected at its field, keeps the session, and allows nothing', async () => {
    await elevenMinutesLater();
    const error = await errorOf(await stepUp({ password: 'a guess' }), 400);
    expect(error).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
    await errorOf(await invite(), 403);
    expect((await send(sessionEndpoints.me, {})).status).toBe(200);
  });

  test('takes either password or code', async () => {
    for (const body of [{}, { password: staffPassword, code: '123456' }, { password: '' }]) {
      await errorOf(await stepUp(body), 400);
    }
    expect((await errorOf(await stepUp({ code: '123456' }), 400)).code).toBe('password_needed');
  });

  test('can be tried ten times', async () => {
    const guesses = await Promise.all(Array.from({ length: 16 }, (_, turn) => stepUp({ password: `guess ${turn}` })));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await stepUp({ password: staffPassword })).status).toBe(429);
  });

  test('belongs to one session of a person', async () => {
    const other = await signIn(api, email);
    await elevenMinutesLater();
    expect((await stepUp({ password: staffPassword })).status).toBe(200);
    expect((await errorOf(await invite(other), 403)).code).toBe('step_up_required');
  });

  test('is audited', async () => {
    await stepUp({ password: staffPassword });
    const [row] = await api.sql(
      `SELECT actor_email, detail FROM audit_event WHERE action = 'auth.step_up' ORDER BY id DESC LIMIT 1`,
    );
    expect(row).toEqual({ actor_email: email, detail: { factor: 'password' } });
  });
});

test('HTTP Basic needs no step-up, since each request has the password', async () => {
  expect((await invite(basicOf(email, staffPassword))).status).toBe(201);
});

test('a manager cannot ship, also right after sign-in', async () => {
  const manager = await signIn(api, await addAccount(api, 'manager'));
  const body = { kind: 'rollback', reason: 'Of a test' };
  expect((await errorOf(await send(releaseEndpoints.change, { id }, body, manager), 403)).code).toBe('not_permitted');
  const release = buildOf(id, '6.6.6').release;
  await errorOf(await send(releaseEndpoints.admit, { id }, { release, reason: 'Of a test' }, manager), 403);
  await errorOf(await send(releaseEndpoints.previewLink, { id }, { digest: release.digest }, manager), 403);
});

describe('where the product is reachable from outside', () => {
  let hotel: RunningApi;
  beforeAll(async () => {
    hotel = await startOwnApi({ PUBLIC_URL: 'https://console.hotel.example' });
    await runUsualShells(hotel);
  });
  afterAll(() => hotel.stop());

  test('a password alone cannot ship, but can invite', async () => {
    const headers = { ...basicOf(await addAccount(hotel, 'owner', 'without a phone'), staffPassword) };
    const asked = { name: 'CI' };
    const refused = await hotel.request(addressOf(shipTokenEndpoints.issue, { id }), {
      method: 'POST',
      headers,
      body: asked,
    });
    expect((await errorOf(refused, 403)).code).toBe('second_factor_required');
    const invited = await hotel.request(accountEndpoints.invite.path, {
      method: 'POST',
      headers,
      body: { name: 'N', email: 'n@hotel.example', role: 'viewer' },
    });
    expect(invited.status).toBe(201);
  });
});
