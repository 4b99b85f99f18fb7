import { expect, test } from './console.ts';
import { phone, sidebar } from './places.ts';

test.use({ viewport: phone });

test.beforeEach(async ({ console: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('on a phone the sidebar is away until the menu button slides it in', async ({ console: page }) => {
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(sidebar.map(({ label }) => label));
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 256, height: phone.height });
});

test('the drawer closes when an item is clicked, and shows what was chosen', async ({ console: page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/call-logs');
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toHaveText('Call Logs');
});

test('Escape, its own button and a click beside it close the drawer, and the menu button has the focus again', async ({
  console: page,
}) => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(phone.width - 10, 400),
  ];
  for (const close of ways) {
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
});

test('while the drawer is open the keyboard stays inside it', async ({ console: page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (let press = 0; press < sidebar.length + 6; press += 1) {
    await page.keyboard.press('Tab');
    // the browser's own tool bars are part of the round
    const outside = await page.evaluate(() => !document.activeElement?.closest('dialog, body:not(:has(:focus))'));
    expect(outside).toBe(false);
  }
  await expect(drawer).toBeVisible();
});

test('a drawer that is open when the window grows gives way to the sidebar', async ({ console: page }) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1360, height: 900 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
});
