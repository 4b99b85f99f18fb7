import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf, postSignIn } from '../../../../test/people/staff.ts';

const { points } = authEndpoints.signIn.limit;

describe('guessing passwords', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  test('an address has 15 tries an hour, then 429', async () => {
    expect(points).toBeGreaterThanOrEqual(15);
    for (let turn = 0; turn < points; turn++) {
      await errorOf(await postSignIn(api, `nobody-${turn}@hotel.example`, 'guess'), 401);
    }
    const error = await errorOf(await postSignIn(api, owner.email, owner.password), 429);
    expect(error).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/[Ww]ait/) });
  });

  test('blocks HTTP Basic from that address as well', async () => {
    const headers = basicOf(owner.email, 'another guess');
    await errorOf(await api.request('/api/admin/call-logs', { headers }), 429);
  });

  test('is possible again an hour later', async () => {
    await api.sql('UPDATE rate_limit SET expire = 1');
    expect((await postSignIn(api, owner.email, owner.password)).status).toBe(200);
  });

  test('allows no more simultaneous tries by HTTP Basic, and rejects the right one among them', async () => {
    await api.sql('DELETE FROM rate_limit');
    const ask = (email: string, password: string): Promise<Response> =>
      api.request('/api/admin/alerts', { headers: basicOf(email, password) });
    const guesses = Array.from({ length: 60 }, (_, turn) => ask(`nobody-${turn}@hotel.example`, 'a guess'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(points);
    expect((await ask(owner.email, `${owner.password} or not`)).status).toBe(429);
  });

  test('does not count right passwords by HTTP Basic', async () => {
    await api.sql('DELETE FROM rate_limit');
    const headers = basicOf(owner.email, owner.password);
    expect((await api.request('/api/admin/alerts', { headers })).status).toBe(200);
    const [row] = await api.sql<{ points: number }>(
      `SELECT points FROM rate_limit WHERE key LIKE '/api/auth/sign-in%'`,
    );
    expect(row?.points ?? 0).toBe(0);
  });

  test('counts guesses by HTTP Basic as sign-ins', async () => {
    await api.sql('DELETE FROM rate_limit');
    const guess = (): Promise<Response> =>
      api.request('/api/admin/alerts', { headers: basicOf(owner.email, 'another guess') });
    await errorOf(await guess(), 401);
    await api.sql(`UPDATE rate_limit SET points = points + $1 WHERE key LIKE '/api/auth/%'`, [points - 2]);
    await errorOf(await guess(), 401);
    await errorOf(await postSignIn(api, owner.email, owner.password), 429);
  });
});
