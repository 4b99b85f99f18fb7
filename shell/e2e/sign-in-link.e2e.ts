import { createHash, randomBytes } from 'node:crypto';
import { expect, test, type Sql } from './console.ts';
import { owner } from '../../tools/src/house.ts';

const used = 'This sign-in link was used already or is too old. Start the product again for a new one.';

/** A link as `npm start` prints it; only the hash of its token is stored. */
async function newLink(sql: Sql, lifetime: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql(
    `INSERT INTO sign_in_link (token_hash, account_id, expires_at)
     SELECT $1, id, now() + $2::interval FROM account WHERE email = $3`,
    [createHash('sha256').update(token).digest(), lifetime, owner.email],
  );
  return `/sign-in#${token}`;
}

test('a one-time link signs in once, and its token leaves the address bar', async ({
  page,
  visit,
  sql,
  mayComplain,
}) => {
  const link = await newLink(sql, '1 hour');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(owner.email).first()).toBeVisible();

  mayComplain(/status of 401/);
  const somebodyElse = await visit();
  await somebodyElse.goto(link);
  await expect(somebodyElse.getByRole('alert')).toHaveText(used);
  await expect(somebodyElse).toHaveURL('/sign-in');
});

test('the token is in no request but the one that uses it, and in no entry of the history', async ({ page, sql }) => {
  const link = await newLink(sql, '1 hour');
  const token = link.split('#')[1]!;
  const carriers: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`;
    if (sent.includes(token)) carriers.push(new URL(request.url()).pathname);
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(carriers).toEqual(['/api/auth/sign-in-link']);
  await page.goBack();
  expect(page.url()).not.toContain(token);
});

test('a link that is too old says so and leaves the form to sign in by', async ({ page, sql, mayComplain }) => {
  mayComplain(/status of 401/);
  await page.goto(await newLink(sql, '-1 minute'));
  await expect(page.getByRole('alert')).toHaveText(used);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
