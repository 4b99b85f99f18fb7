import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { cookieOf } from '../../../../test/people/staff.ts';

const withoutOwner = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
const use = (api: ApiInProcess, token: string): Promise<Response> =>
  api.request('/api/auth/sign-in-link', { method: 'POST', body: { token } });

describe('without an owner in the environment', () => {
  let api: ApiInProcess;
  let token: string;
  beforeAll(async () => {
    api = await startApiProcess(withoutOwner);
    token = api.link!.split('#')[1]!;
  });
  afterAll(() => api.stop());

  /** Another link of the owner, good for that long. */
  const addLink = async (lifetime: string): Promise<string> => {
    const made = `${randomUUID()}-${randomUUID()}`;
    await api.sql(
      `INSERT INTO sign_in_link (token_hash, account_id, expires_at) SELECT $1, id, now() + $2::interval FROM account`,
      [createHash('sha256').update(made).digest(), lifetime],
    );
    return made;
  };

  test('the start gives a link that signs the owner in, once', async () => {
    expect(api.link).toMatch(/^http:\/\/[^/]+\/sign-in#[\w-]{43}$/);
    const answer = await use(api, token);
    expect(await answer.json()).toMatchObject({ user: { role: 'owner' } });
    expect((await api.request('/api/auth/me', { headers: { cookie: cookieOf(answer)! } })).status).toBe(200);
    const error = await errorOf(await use(api, token), 401);
    expect(error.code).toBe('link_used');
  });

  test('one of several people with the same link is signed in', async () => {
    const link = await addLink('1 hour');
    const answers = await Promise.all([use(api, link), use(api, link), use(api, link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('a link is valid for a day', async () => {
    const [row] = await api.sql<{ hours: number }>(
      `SELECT extract(epoch FROM max(expires_at) - now())::float8 / 3600 AS hours FROM sign_in_link WHERE used_at IS NOT NULL`,
    );
    expect(row!.hours).toBeGreaterThan(23);
    expect(row!.hours).toBeLessThanOrEqual(24);
    await errorOf(await use(api, await addLink('-1 second')), 401);
  });

  test('the link of a disabled owner is invalid', async () => {
    const link = await addLink('1 hour');
    await api.sql('UPDATE account SET disabled_at = now()');
    await errorOf(await use(api, link), 401);
    await api.sql('UPDATE account SET disabled_at = NULL');
  });

  test('only wrong links count toward the limit', async () => {
    const { points } = authEndpoints.signInByLink.limit;
    const statusesOf = async (link: () => Promise<string>): Promise<Set<number>> => {
      const statuses = new Set<number>();
      for (let turn = 0; turn < points; turn += 1) statuses.add((await use(api, await link())).status);
      return statuses;
    };
    await api.sql('DELETE FROM rate_limit');
    expect(await statusesOf(() => addLink('1 hour'))).toEqual(new Set([200]));
    expect(await statusesOf(async () => randomUUID())).toEqual(new Set([401]));
    await errorOf(await use(api, await addLink('1 hour')), 429);
    await api.sql('DELETE FROM rate_limit');
  });

  test('a made-up link gets the same answer as a used one', async () => {
    const [used, unknown] = [
      await errorOf(await use(api, token), 401),
      await errorOf(await use(api, 'x'.repeat(43)), 401),
    ];
    expect({ ...used, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  });

  test('the link is kept as a hash and not written to the log', async () => {
    const [stored] = await api.sql<{ rows: string }>(
      `SELECT string_agg(link::text, ' ') AS rows FROM sign_in_link link`,
    );
    expect(stored!.rows).not.toContain(token);
    expect(stored!.rows).not.toContain(Buffer.from(token).toString('hex'));
    expect(api.log()).not.toContain(token);
  });

  test('the next start gives a new link, open ones end, and there is still one owner', async () => {
    const open = await addLink('1 hour');
    const again = await startApiProcess(withoutOwner, api.databaseUrl);
    try {
      await errorOf(await use(again, open), 401);
      expect((await use(again, again.link!.split('#')[1]!)).status).toBe(200);
      expect(await api.sql('SELECT role FROM account')).toEqual([{ role: 'owner' }]);
    } finally {
      await again.stop();
    }
  });
});
