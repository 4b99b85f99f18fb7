import type { Request, Route } from '@playwright/test';
import { asksForChange, expect, meanwhile, signIn, test, type Page, type Sql } from './console.ts';
import { owner } from '../../tools/src/house.ts';
import { enterAs, removePeople } from './enter-as.ts';

// they sign in more often than one person does in an hour
test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));
test.afterEach(({ sql }) => removePeople(sql));

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

const calls = /\/api\/admin\/call-logs(\?|$)/;
const infoOnly = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Info Only' }).first();
const endNewestSession = (sql: Sql) =>
  sql('DELETE FROM session WHERE id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)');

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

test('what is still asked for at sign-out is let go, and not refused', async ({ page }) => {
  await page.goto('/');
  await signIn(page);
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/admin/call-logs', asked.resolve);
  await page.getByRole('link', { name: 'Call Logs' }).click();
  const late = await asked.promise;
  const isLate = (request: Request): boolean => request === late.request();
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  // it reaches a server that knows the session no more, and is answered before the page knows that
  await page.route('**/api/auth/sign-out', async (route) => {
    const response = await route.fetch();
    await late.continue();
    await answered;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
});

const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function resume(page: Page): Promise<void> {
  await ended(page).getByLabel('Password').fill(owner.password);
  await ended(page).getByRole('button', { name: 'Sign in' }).click();
}

test('a session that ended on the server is resumed in place, and what was refused is asked again', async ({
  page,
  sql,
  mayComplain,
}) => {
  await page.goto('/call-logs?outcome=info');
  await signIn(page);
  await expect(infoOnly(page)).toBeVisible();
  await meanwhile(page, calls, () => endNewestSession(sql));
  mayComplain(/status of 401/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(ended(page).getByLabel('Email')).toHaveValue(owner.email);
  await expect(ended(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await ended(page).getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(ended(page).getByRole('alert')).toHaveText('Email or password is wrong.');

  const again = page.waitForResponse((response) => calls.test(response.url()) && response.ok());
  await resume(page);
  await again;
  await expect(ended(page)).toHaveCount(0);
  await expect(infoOnly(page)).toBeVisible();
  await expect(page).toHaveURL('/call-logs?outcome=info');
});

test('what somebody typed while the session ended is kept, hidden until they are back, and saved once they say so again', async ({
  page,
  sql,
  mayComplain,
}) => {
  await page.goto('/settings');
  await signIn(page);
  const name = page.getByLabel('Hotel name', { exact: true });
  await expect(name).toBeEnabled();
  await name.fill('The Kept Hotel');
  await endNewestSession(sql);
  mayComplain(/status of 401/);
  const save = page.getByRole('button', { name: 'Save Profile' });
  await save.click();
  await expect(ended(page)).toBeVisible();
  const behind = await ended(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(behind, 'Nothing shines through').toMatch(/^rgb\(/);

  let sent = 0;
  page.on('request', (request) => (sent += asksForChange(request) ? 1 : 0));
  await resume(page);
  await expect(ended(page)).toHaveCount(0);
  await expect(name).toHaveValue('The Kept Hotel');
  expect(sent, 'Nothing is saved by itself').toBe(0);
  try {
    await save.click();
    await expect.poll(() => sql(`SELECT FROM setting WHERE value::text LIKE '%The Kept Hotel%'`)).toHaveLength(1);
  } finally {
    await sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`);
  }
});

test('who signs in after a session ended sees nothing the one before had loaded', async ({
  page,
  sql,
  mayComplain,
}) => {
  await page.goto('/call-logs');
  await signIn(page);
  await expect(infoOnly(page)).toBeVisible();
  await meanwhile(page, calls, () => endNewestSession(sql));
  mayComplain(/status of 401/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await ended(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/sign-in?next=%2Fcall-logs');

  await page.route(calls, () => undefined);
  await signIn(page);
  await expect(page.getByText('Loading the calls…')).toBeVisible();
});

for (const [who, signInElsewhere] of [
  ['the same person', (tab: Page) => tab.goto('/sign-in').then(() => signIn(tab))],
  ['somebody else', (tab: Page, sql: Sql) => enterAs(tab, sql, 'viewer', '/call-logs')],
] as const) {
  test(`a page whose session ended looks who signed in in another tab: ${who}`, async ({ page, sql, mayComplain }) => {
    await page.goto('/settings');
    await signIn(page);
    const name = page.getByLabel('Hotel name', { exact: true });
    await name.fill('The Kept Hotel');
    await endNewestSession(sql);
    mayComplain(/status of 401/);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(ended(page)).toBeVisible();
    const tab = await page.context().newPage();
    await signInElsewhere(tab, sql);
    await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible();

    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(ended(page)).toHaveCount(0);
    if (who === 'the same person') await expect(name).toHaveValue('The Kept Hotel');
    else await expect(page.getByRole('main').getByText('You do not have access', { exact: true })).toBeVisible();
    expect(questions).toEqual([]);
  });
}

test('a sign-out that does not reach the server says so', async ({ page, mayComplain }) => {
  await page.goto('/call-logs');
  await signIn(page);
  mayComplain(/ERR_/);
  await page.route('**/api/auth/sign-out', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
