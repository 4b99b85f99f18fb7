import { expect, test } from './console.ts';
import { consolePlaces, sidebar } from './places.ts';

test('the sidebar lists the sections in order and leads to each', async ({ console: page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const links = navigation.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(sidebar.map(({ label }) => label));
  for (const [index, { path, title }] of sidebar.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(sidebar[index]!.label);
  }
});

for (const { path, title } of consolePlaces) {
  test(`${path} has one title inside main, the frame around it and its name on the tab`, async ({ console: page }) => {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${title} · AI Booking Admin`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    const header = page.getByRole('banner');
    await expect(header.getByText('AI Booking Admin')).toBeVisible();
    await expect(header.getByRole('switch', { name: 'Live mode' })).toBeEnabled();
    await expect(header.getByText('TEST')).toBeVisible();
    await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });
}

test('the edit screen of an assistant keeps Assistants marked in the sidebar', async ({ console: page }) => {
  await page.goto('/assistant/1');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Assistants');
});

test('the sidebar is 16rem wide and stays where it is while the page scrolls', async ({ console: page }) => {
  await page.goto('/call-logs');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('listitem').filter({ hasText: 'Info Only' }).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await navigation.boundingBox()).toEqual({ x: 0, y: 0, width: 256, height: 900 });
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('another section begins at its top, and Back returns to where one was', async ({ console: page }) => {
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem');
  await expect(recent).toHaveCount(10);
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await page.getByRole('main').getByRole('listitem').nth(60).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(recent).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('the first key press offers to skip the sidebar', async ({ console: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
});

test('the foot of the sidebar says who is signed in and signs out', async ({ console: page, sql }) => {
  await page.goto('/');
  const [owner] = await sql<{ name: string; email: string }>(`SELECT name, email FROM account WHERE role = 'owner'`);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText(owner!.name, { exact: true })).toBeVisible();
  await expect(navigation.getByText(owner!.email, { exact: true })).toBeVisible();
  await expect(navigation.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
