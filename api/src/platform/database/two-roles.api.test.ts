import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../../../test/start/databases.ts';
import { startOwnApi } from '../../../test/start/running-api.ts';

const role = 'given_runtime';
const withLogin = (url: string, user: string, password: string): string =>
  Object.assign(new URL(url), { username: user, password }).href;
const rolesOn = (api: { sql: (text: string) => Promise<{ name: string }[]> }): Promise<{ name: string }[]> =>
  api.sql(
    `SELECT DISTINCT usename AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY 1`,
  );

async function asOwner(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

describe('with the owner of the database named apart', () => {
  test('the role of DATABASE_URL is made, works, and later needs the owner for migrations alone', async () => {
    const owner = await createDatabase('nothing');
    const given = withLogin(owner, role, 'a password of its own');
    const first = await startOwnApi({ DATABASE_URL: given, DATABASE_OWNER_URL: owner }, owner);
    expect(await rolesOn(first)).toContainEqual({ name: role });
    await first.stop();

    const later = await startOwnApi({ DATABASE_URL: given }, owner);
    expect(await rolesOn(later)).toEqual(expect.arrayContaining([{ name: role }]));
    await later.stop();

    await asOwner(owner, 'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
    await expect(startOwnApi({ DATABASE_URL: given }, owner)).rejects.toThrow('The database is of an older version');
  });

  test('a role that owns the audit log is refused', async () => {
    const owner = await createDatabase('nothing');
    await expect(startOwnApi({ DATABASE_URL: owner, DATABASE_OWNER_URL: owner }, owner)).rejects.toThrow(
      'may change the audit log',
    );
  });
});

test('an owner who may make no role works by itself', async () => {
  const url = await createDatabase('nothing');
  const name = new URL(url).pathname.slice(1);
  await asOwner(
    url,
    `DO $$ BEGIN CREATE ROLE plain_owner LOGIN PASSWORD 'plain'; EXCEPTION WHEN duplicate_object THEN END $$;
     ALTER DATABASE ${name} OWNER TO plain_owner; ALTER SCHEMA public OWNER TO plain_owner`,
  );
  const api = await startOwnApi({ DATABASE_URL: withLogin(url, 'plain_owner', 'plain') }, url);
  expect(await rolesOn(api)).toContainEqual({ name: 'plain_owner' });
  await api.stop();
});
