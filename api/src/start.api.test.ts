import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { createDatabase } from '../test/start/databases.ts';
import { owner, startApi, startOwnApi } from '../test/start/running-api.ts';
import { failedStart } from '../test/start/failed-start.ts';

const at = (databaseUrl: string, change: (url: URL) => void): string => {
  const url = new URL(databaseUrl);
  change(url);
  return url.href;
};

describe('a start that cannot work ends with one line that says why', () => {
  test.concurrent.each<[string, Record<string, string>, RegExp]>([
    ['wrong variables, all at once', { PORT: 'http', VAPI_WEBHOOK_SECRET: 'short' }, /PORT.*VAPI_WEBHOOK_SECRET/],
    ['missing ones', { VAPI_TOOL_TOKEN: '', DATABASE_URL: '' }, /DATABASE_URL.*VAPI_TOOL_TOKEN/],
    [
      'a hotel that has no secret of its own for two of its doors',
      { VAPI_STAFF_TOOL_TOKEN: '', VAPI_CUSTOMER_TOOL_TOKEN: '' },
      /VAPI_STAFF_TOOL_TOKEN.*VAPI_CUSTOMER_TOOL_TOKEN/,
    ],
    ['a password everybody tries', { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: 'Password1' }, /ADMIN_PASSWORD/],
    ['an address others can reach, without https', { HOST: '0.0.0.0' }, /PUBLIC_URL.*HOST/],
    [
      'a database nobody serves',
      { DATABASE_URL: 'postgres://u:hidden-pw@127.0.0.1:9/x' },
      /127\.0\.0\.1:9.*ECONNREFUSED/,
    ],
  ])('%s', async (_, env, line) => {
    const said = await failedStart(env);
    expect(said).toMatch(line);
    expect(said).not.toMatch(/hidden-pw|short|Password1/);
  });

  test('a wrong password of the database', async () => {
    const url = at(process.env['TEST_POSTGRES_URL']!, (one) => (one.password = 'hidden-pw'));
    const said = await failedStart({ DATABASE_URL: url });
    expect(said).toMatch(/password/i);
    expect(said).not.toContain('hidden-pw');
  });

  test('a database that does not exist', async () => {
    const url = at(process.env['TEST_POSTGRES_URL']!, (one) => (one.pathname = '/no_such_database'));
    expect(await failedStart({ DATABASE_URL: url })).toMatch(/does not exist/);
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as { port: number };
    const said = await failedStart({ PORT: String(port), DATABASE_URL: await createDatabase() });
    expect(said).toContain(`Port ${port} is taken`);
    other.close();
  });
});

describe('a start that can', () => {
  test('may happen on two machines at once on a new database', async () => {
    const databaseUrl = await createDatabase('nothing');
    const started = await Promise.allSettled([1, 2].map(() => startOwnApi({}, databaseUrl)));
    for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  test('gives the owner of the environment that password, also when the account was disabled', async () => {
    const api = await startApi();
    await api.sql(`UPDATE account SET disabled_at = now(), password_hash = NULL`);
    await api.stop();
    const again = await startOwnApi({}, api.databaseUrl);
    const answer = await again.request('/api/auth/sign-in', { method: 'POST', body: owner });
    await again.stop();
    expect(answer.status).toBe(200);
  });
});
