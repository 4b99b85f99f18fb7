import { createHash, randomBytes } from 'node:crypto';
import { authEndpoints } from '@booking/contracts/auth';
import type { Environment } from '@booking/environment/environment';
import { sessionEndpoints } from '@booking/contracts/session';
import { passOfAccount, type Pass } from '@booking/remote-kit/command/product';
import pg from 'pg';
import { localDatabaseUrl } from '../postgres/own-database.ts';

/** Makes a token that signs the owner in once, within a minute; `npm start` prints such a link. */
async function ownersToken(database: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO sign_in_link (token_hash, account_id, expires_at)
       SELECT $1, id, now() + interval '1 minute' FROM account
       WHERE role = 'owner' AND disabled_at IS NULL ORDER BY email LIMIT 1`,
      [createHash('sha256').update(token).digest()],
    );
  } finally {
    await client.end();
  }
  return token;
}

async function signInByLink(address: string, database: string): Promise<Pass | undefined> {
  const { signInByLink: byLink } = authEndpoints;
  const { signOut } = sessionEndpoints;
  const token = await ownersToken(database);
  const answer = await fetch(address + byLink.path, {
    method: byLink.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) return undefined;
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const leave = () => fetch(address + signOut.path, { method: signOut.method, headers: { cookie } });
  return { headers: { cookie }, leave: () => leave().then(() => undefined) };
}

const isLoopback = (address: string): boolean => /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(address);

/**
 * Signs in to a product: with ADMIN_EMAIL and ADMIN_PASSWORD, or as its owner when it runs on this machine from this folder.
 * @returns undefined when there is neither
 */
export async function signIn(address: string, env: Environment): Promise<Pass | undefined> {
  const pass = passOfAccount(env);
  if (pass) return pass;
  const database = isLoopback(address) ? localDatabaseUrl(env) : undefined;
  // the file may be left over from a database that runs no more
  return database ? signInByLink(address, database).catch(() => undefined) : undefined;
}
