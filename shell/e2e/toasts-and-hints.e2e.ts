import { expect, test, type Page } from './console.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('status');
const switchMode = async (page: Page, to: 'LIVE' | 'TEST') => {
  await page.getByRole('switch', { name: 'Live mode' }).click();
  await expect(page.getByRole('banner').getByText(to, { exact: true })).toBeVisible();
};

test.beforeEach(async ({ console: page }) => {
  await page.clock.install();
  await page.goto('/remotes');
  await expect(page.getByRole('banner').getByText('TEST')).toBeVisible();
});

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key = 'mode'`));

test('a toast is gone after five seconds', async ({ console: page }) => {
  await switchMode(page, 'LIVE');
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(3_500);
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast stays as long as the pointer is on it, and five seconds more', async ({ console: page }) => {
  await switchMode(page, 'LIVE');
  await toast(page).hover();
  await page.clock.fastForward('01:00');
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(600, 400);
  await page.clock.fastForward(5_000);
  await expect(toast(page)).toHaveCount(0);
});

test('toasts show one at a time, and the newest has its full time', async ({ console: page }) => {
  await switchMode(page, 'LIVE');
  await expect(toast(page)).toContainText('live');
  await page.clock.fastForward(3_500);
  await switchMode(page, 'TEST');
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('test');
  await page.clock.fastForward(3_500);
  await expect(toast(page)).toBeVisible();
});

test('a toast can be sent away', async ({ console: page }) => {
  await switchMode(page, 'LIVE');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('a toast that was sent away does not hold the next one', async ({ console: page }) => {
  const close = toast(page).getByRole('button', { name: 'Close' });
  await switchMode(page, 'LIVE');
  await close.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await switchMode(page, 'TEST');
  await close.click();
  await expect(toast(page)).toHaveCount(0);
  await switchMode(page, 'LIVE');
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(toast(page)).toHaveCount(0);
});

for (const name of ['Notifications', 'Sign out']) {
  test(`the hint of "${name}" shows after 700 ms, and Escape sends it away`, async ({ console: page }) => {
    const button = page.getByRole('button', { name });
    const hint = page.getByText(name, { exact: true }).filter({ visible: true });
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.hover();
    await page.clock.runFor(650);
    await expect(hint).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(hint).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(100);
    await expect(hint).toHaveCount(0);
  });
}

test('a hint gives way to what its button opens', async ({ console: page }) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await page.clock.runFor(1_000);
  // the panel's own title is the only one that shows
  await expect(page.getByText('Notifications', { exact: true }).filter({ visible: true })).toHaveCount(1);
});
