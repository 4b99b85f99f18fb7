import { expect, test, type Page } from './console.ts';
import { consolePlaces } from './places.ts';

test.use({ viewport: { width: 320, height: 568 } });

/** Nothing is wider than the screen, and nothing that can be pressed is cut off at its side. */
async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${where} at 320 px`).toBeLessThanOrEqual(320);
  const controls = page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('switch'));
  const cutOff = await controls.evaluateAll((all) =>
    all
      .filter((control) => control.getAttribute('href') !== '#main' && control.getClientRects().length > 0)
      .filter((control) => control.getBoundingClientRect().left < 0 || control.getBoundingClientRect().right > 320)
      .map((control) => control.textContent),
  );
  expect.soft(cutOff, `${where}: cut off at the side`).toEqual([]);
}

test('no screen of the console scrolls sideways', async ({ console: page }) => {
  for (const { path, title } of consolePlaces) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoSidewaysScrolling(page, path);
  }
});

test('neither do sign-in, the page for what is not found, and the guests’ pages', async ({ page, mayComplain }) => {
  mayComplain(/status of 404/);
  for (const path of [
    '/sign-in',
    '/invitation',
    '/nothing-here',
    '/book',
    '/booking-success',
    '/ai',
    '/room-select/some-token',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScrolling(page, path);
  }
});

test('the drawer, the bell, the export dialog and a toast fit', async ({ console: page, sql }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export Logs' }).click();
  await expect(page.getByRole('dialog', { name: 'Export Call Logs' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('switch', { name: 'Live mode' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mode Switched' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page, 'a toast');
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
});
