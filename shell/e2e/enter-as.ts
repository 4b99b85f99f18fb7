import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from './console.ts';

type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

export const emailOf = (role: string): string => `${role}@journey.example`;

/** Open pages of people who will be removed; what they still ask for then is refused. */
const entered: Page[] = [];

/** Signs somebody new of a role in by a one-time link and opens a path. The test removes the accounts of journey.example. */
export async function enterAs(page: Page, sql: Sql, role: string, path: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await sql(
    `WITH person AS (INSERT INTO account (name, email, role) VALUES ('Jonas Fischer', $1, $2) RETURNING id)
     INSERT INTO sign_in_link (token_hash, account_id, expires_at) SELECT $3, id, now() + interval '1 hour' FROM person`,
    [emailOf(role), role, createHash('sha256').update(token).digest()],
  );
  entered.push(page);
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}#${token}`);
  await expect(page).toHaveURL(path);
}

export async function removePeople(sql: Sql): Promise<void> {
  for (const page of entered.splice(0)) await page.close();
  await sql(`DELETE FROM account WHERE email LIKE '%@journey.example'`);
}
