import { expect, signIn, test, type Page } from './console.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

test('after signing out, Back shows nothing of the console', async ({ page }) => {
  await page.goto('/call-logs');
  await signIn(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dashboard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');

  await page.goBack();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect((await page.request.get('/api/admin/call-logs')).status()).toBe(401);
});

test('a session that ended on the server leads to sign-in at the next call and back to the same place', async ({
  page,
  sql,
  mayComplain,
}) => {
  await page.goto('/?from=a-bookmark');
  await signIn(page);
  await expect(page.getByText('Updated 0 minutes ago')).toBeVisible();
  await sql('DELETE FROM session WHERE id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)');

  mayComplain(/status of 401/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/sign-in?next=%2F%3Ffrom%3Da-bookmark');
  await signIn(page);
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL('/?from=a-bookmark');
});

test('who signs in after a session ended sees nothing the one before had loaded', async ({
  page,
  sql,
  mayComplain,
}) => {
  await page.goto('/call-logs');
  await signIn(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Info Only' }).first()).toBeVisible();
  await sql('DELETE FROM session WHERE id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)');
  mayComplain(/status of 401/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();

  await page.route('**/api/admin/call-logs', () => undefined);
  await signIn(page);
  await expect(page.getByText('Loading the calls…')).toBeVisible();
});

test('a sign-out that does not reach the server says so', async ({ page, mayComplain }) => {
  await page.goto('/call-logs');
  await signIn(page);
  mayComplain(/ERR_/);
  await page.route('**/api/auth/sign-out', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
