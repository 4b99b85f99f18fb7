import { expect, signIn, test } from '../console.ts';
import { enterAs, removePeople } from '../enter-as.ts';
import { accept, ida, invite } from './invited.ts';

// they sign in more often than one person does in an hour
test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));
test.afterEach(({ sql }) => removePeople(sql));

test('after signing out, Back shows nothing of the console', async ({ page, mayComplain }) => {
  // the page may be asking for something as the session ends
  mayComplain(/status of 401/);
  await page.goto('/call-logs');
  await signIn(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');

  await page.goBack();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect((await page.request.get('/api/admin/call-logs')).status()).toBe(401);
});

test('a session that was ended from another browser goes on in place with what was typed, for the same person alone', async ({
  console: owner,
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 401/);
  const link = await invite(owner, 'manager');
  const desk = await visit();
  await accept(desk, link);
  await desk.goto('/settings');
  const name = desk.getByLabel('Hotel name', { exact: true });
  await name.fill('The Typed Hotel');

  const home = await visit();
  await home.goto('/sign-in?next=%2Faccount');
  await signIn(home, ida);
  const sessions = home.getByRole('region', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Sign out:/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  const save = desk.getByRole('button', { name: 'Save changes: Hotel' });
  const ended = desk.getByRole('dialog', { name: 'Your session has ended' });
  await save.click();
  await expect(ended.getByLabel('Password')).toBeFocused();
  const curtain = desk.locator('.fui-DialogSurface__backdrop');
  await expect(curtain, 'Nothing shines through').toHaveCSS('background-color', /^rgb\(/);
  await desk.keyboard.press('Escape');
  await ended.getByLabel('Password').fill(ida.password);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(ended).toHaveCount(0);
  await expect(name).toHaveValue('The Typed Hotel');
  try {
    await save.click();
    await expect.poll(() => sql(`SELECT FROM setting WHERE value::text LIKE '%The Typed Hotel%'`)).toHaveLength(1);
  } finally {
    await sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`);
  }

  // and all at once, by a new password
  await name.fill('The Other Hotel');
  const panel = home.getByRole('region', { name: 'Password' });
  await panel.getByLabel('Current password').fill(ida.password);
  await panel.getByLabel('New password').fill('thirteen green bicycles');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(home.getByText('Password changed')).toBeVisible();
  await save.click();
  await expect(ended).toBeVisible();

  // somebody else signs in in another tab of that browser
  const tab = await desk.context().newPage();
  await enterAs(tab, sql, 'viewer', '/call-logs');
  const questions: string[] = [];
  desk.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await desk.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(ended).toHaveCount(0);
  await expect(desk.getByRole('main').getByText('You do not have access', { exact: true })).toBeVisible();
  expect(questions).toEqual([]);
});
