import { signInProblems } from '@booking/contracts/auth';
import type { RemoteRelease } from '@booking/contracts/remotes';
import { whileAdmitted } from './altered-build.ts';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test, type Page, type Sql } from './console.ts';
import { scriptsOf } from './remote-files.ts';
import { owner } from '../../tools/src/house.ts';

// they sign in more often than one person does in an hour
test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('a wrong password says so, keeps the e-mail and can be mended', async ({ page, mayComplain }) => {
  mayComplain(/status of 401/);
  await page.goto('/sign-in');
  await expect(page).toHaveTitle('Sign in · AI Booking Admin');
  await signIn(page, { email: owner.email, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await expect(page).toHaveURL('/sign-in');

  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('an e-mail address nobody has is refused in the same words', async ({ page, mayComplain }) => {
  mayComplain(/status of 401/);
  await page.goto('/sign-in');
  await signIn(page, { email: 'nobody@hotel.example', password: owner.password });
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
});

test('an empty form says at each field what is missing, and asks nobody', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/auth/sign-in', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email address.')).toHaveCount(0);
  await expect(page.getByText('Enter your password.')).toBeVisible();
  expect(asked).toBe(0);
});

test('a server that cannot be reached is told apart from a wrong password', async ({ page, mayComplain }) => {
  mayComplain(/ERR_/);
  await page.goto('/sign-in');
  await page.route('**/api/auth/sign-in', (route) => route.abort('connectionrefused'));
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached. Check the connection and try again.');
});

test('a path of the console leads to sign-in and comes back to it with its query', async ({ page }) => {
  await page.goto('/integrations?view=vapi&test-call=open');
  await expect(page).toHaveURL('/sign-in?next=%2Fintegrations%3Fview%3Dvapi%26test-call%3Dopen');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await signIn(page);
  await expect(page).toHaveURL('/integrations?view=vapi&test-call=open');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations & API Testing' })).toBeVisible();
});

test('where the hotel has a sign-in service a button leads there, and what it came to nothing by is said', async ({
  page,
}) => {
  const asked = page.waitForResponse('**/api/auth/ways');
  await page.goto('/sign-in');
  await asked;
  await expect(page.getByRole('link')).toHaveCount(0);

  await page.route('**/api/auth/ways', (route) => route.fulfill({ json: { oidc: 'Sign in with Hotel ID' } }));
  await page.goto('/sign-in?next=%2Fcall-logs&problem=no_account');
  await expect(page.getByRole('alert')).toHaveText(signInProblems.no_account);
  const link = page.getByRole('link', { name: 'Sign in with Hotel ID' });
  await expect(link).toHaveAttribute('href', '/api/auth/oidc/start?next=%2Fcall-logs');
  await expectAccessible(page, 'a sign-in page with another way');
});

for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`sign-in never leads to ${next}`, async ({ page }) => {
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('somebody who is signed in does not see the sign-in page', async ({ console: page }) => {
  await page.goto('/sign-in?next=%2Fcall-logs');
  await expect(page).toHaveURL('/call-logs');
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
});

const tell = (sql: Sql, kind: 'canary' | 'live', { id, digest }: RemoteRelease, share?: number): Promise<unknown> =>
  sql(
    `INSERT INTO remote_change (remote, digest, kind, share, by, reason, at)
     VALUES ($1, $2, $3, $4, 'journey', 'A journey', now())`,
    [id, digest, kind, share],
  );

const runs = async (page: Page, { digest }: RemoteRelease): Promise<boolean> =>
  (await scriptsOf(page, digest)).length > 0;

test('who signs in gets at once what their session is to try, and is not asked to load it again', async ({
  visit,
  sql,
}) => {
  const id = 'mfe-integrations';
  await whileAdmitted(sql, id, { version: '1.0.1', entry: (entry) => `${entry}\n;` }, async (canary, live) => {
    await tell(sql, 'canary', canary, 99);
    try {
      let page: Page;
      // one session in a hundred does not try it
      do {
        page = await visit();
        await page.goto('/settings');
        const asked = page.waitForResponse('**/api/remotes/current');
        await signIn(page);
        await asked;
        await expect(page.getByLabel('Hotel name', { exact: true })).toBeEnabled();
      } while (await runs(page, live));
      expect(await runs(page, canary)).toBe(true);
      await expect(page.getByRole('region', { name: 'Versions' })).toBeEmpty();
    } finally {
      await tell(sql, 'live', live);
    }
  });
});
