import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, signIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
let email: string;
beforeAll(async () => {
  api = await startApi();
  email = await addAccount(api, 'manager');
});
afterAll(() => api.stop());

const me = (headers: { cookie: string }): Promise<Response> => api.request('/api/auth/me', { headers });

/** Lets time pass for every session. */
const pass = (minutes: number, column: 'active_at' | 'created_at'): Promise<unknown> =>
  api.sql(`UPDATE session SET ${column} = ${column} - $1 * interval '1 minute' WHERE ended_at IS NULL`, [minutes]);

describe('a session', () => {
  test('ends after 30 minutes without activity', async () => {
    const session = await signIn(api, email);
    await pass(29, 'active_at');
    expect((await me(session)).status).toBe(200);
    await pass(31, 'active_at');
    await errorOf(await me(session), 401);
  });

  test('continues with activity', async () => {
    const session = await signIn(api, email);
    for (let half = 0; half < 3; half++) {
      await pass(20, 'active_at');
      expect((await me(session)).status).toBe(200);
    }
  });

  test('ends after 12 hours, also with activity', async () => {
    const session = await signIn(api, email);
    await pass(12 * 60 - 1, 'created_at');
    expect((await me(session)).status).toBe(200);
    await pass(2, 'created_at');
    await errorOf(await me(session), 401);
  });

  test('is not kept alive by timed polls of screens', async () => {
    const timed = Object.values(allEndpoints).flatMap((table: Record<string, Endpoint>) =>
      Object.values(table).filter(({ timed: isTimed, access }) => isTimed && access !== 'public'),
    );
    expect(timed.length).toBeGreaterThan(0);
    const session = await signIn(api, email);
    for (const { path, method } of timed) {
      await pass(16, 'active_at');
      expect((await api.request(path, { method, headers: session })).status).not.toBe(401);
      await pass(16, 'active_at');
      await errorOf(await api.request(path, { method, headers: session }), 401);
      await pass(-32, 'active_at');
    }
  });

  test('ends at once when the account is disabled, and stays ended for this sign-in', async () => {
    const session = await signIn(api, email);
    await api.sql('UPDATE account SET disabled_at = now() WHERE email = $1', [email]);
    await errorOf(await me(session), 401);
    await errorOf(await api.request('/api/admin/call-logs', { headers: session }), 401);
    await expect(signIn(api, email)).rejects.toThrow('could not sign in');
    await api.sql('UPDATE account SET disabled_at = NULL WHERE email = $1', [email]);
  });

  test('follows a change of role at once', async () => {
    const session = await signIn(api, email);
    const replay = (): Promise<Response> =>
      api.request('/api/admin/webhook-events/1/replay', { method: 'POST', headers: session });
    await errorOf(await replay(), 404);
    await api.sql(`UPDATE account SET role = 'viewer' WHERE email = $1`, [email]);
    await errorOf(await replay(), 403);
    await api.sql(`UPDATE account SET role = 'manager' WHERE email = $1`, [email]);
  });

  test('is not opened by a forged or damaged cookie', async () => {
    const { cookie } = await signIn(api, email);
    for (const wrong of ['session=', 'session=%', `${cookie}x`, cookie.slice(0, -1), `session=${'A'.repeat(43)}`]) {
      await errorOf(await me({ cookie: wrong }), 401);
    }
  });
});
