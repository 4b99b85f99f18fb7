import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, cookieOf, staffPassword } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const calls = (headers: Record<string, string>): Promise<Response> => api.request('/api/admin/call-logs', { headers });

describe('HTTP Basic', () => {
  test('opens admin paths to scripts without giving them a session', async () => {
    const answer = await calls(basicOf(owner.email, owner.password));
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toBeUndefined();
    expect(await api.sql('SELECT id FROM session')).toEqual([]);
  });

  test('works on no other path', async () => {
    const headers = basicOf(owner.email, owner.password);
    await errorOf(await api.request('/api/auth/me', { headers }), 401);
    expect(await (await api.request('/api/boot', { headers })).json()).toMatchObject({ user: null });
  });

  test('works on test paths, too', async () => {
    await errorOf(await api.request('/api/test/nothing-here', { headers: basicOf(owner.email, owner.password) }), 404);
  });

  test("follows the permissions of the account's role", async () => {
    const headers = basicOf(await addAccount(api, 'viewer'), staffPassword);
    expect((await calls(headers)).status).toBe(200);
    await errorOf(await api.request('/api/admin/webhook-events/dead', { headers }), 403);
  });

  test.each([
    ['a wrong password', basicOf(owner.email, 'wrong').authorization],
    ['an unknown address', basicOf('nobody@hotel.example', owner.password).authorization],
    ['no colon', `Basic ${Buffer.from('owner').toString('base64')}`],
    ['nothing after the scheme', 'Basic'],
    ['something that is not base64', 'Basic !!!'],
    ['another scheme', `Bearer ${owner.password}`],
  ])('with %s is 401', async (_, authorization) => {
    await errorOf(await calls({ authorization }), 401);
  });

  test('ends at once when the account is disabled', async () => {
    const email = await addAccount(api, 'manager');
    const headers = basicOf(email, staffPassword);
    expect((await calls(headers)).status).toBe(200);
    await api.sql('UPDATE account SET disabled_at = now() WHERE email = $1', [email]);
    await errorOf(await calls(headers), 401);
  });

  test('follows a change of role or password at once', async () => {
    const email = await addAccount(api, 'front_desk');
    const headers = basicOf(email, staffPassword);
    expect((await calls(headers)).status).toBe(200);
    await api.sql(`UPDATE account SET role = 'manager' WHERE email = $1`, [email]);
    expect((await api.request('/api/admin/webhook-events/dead', { headers })).status).toBe(200);
    await api.sql(`UPDATE account SET password_hash = NULL WHERE email = $1`, [email]);
    await errorOf(await calls(headers), 401);
  });
});
