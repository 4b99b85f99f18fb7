import { expect, switchMode, test } from '../console.ts';
import { desktop, sections, sidebar } from '../places.ts';
import { expectNoSidewaysScrolling, narrow } from './sideways.ts';

// every screen of the console is looked at in accessibility.e2e.ts
test.use({ viewport: narrow });

test('sign-in, the page for what is not found, and the guests’ pages do not scroll sideways', async ({
  page,
  mayComplain,
}) => {
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

test('the drawer keeps the keyboard inside and gives way to the sidebar; it, the bell, the export dialog and a toast fit', async ({
  console: page,
  sql,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 256, height: narrow.height });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
  for (let press = 0; press < sidebar.length + Object.keys(sections).length + 7; press += 1) {
    await page.keyboard.press('Tab');
    // the browser's own tool bars are part of the round
    const outside = await page.evaluate(
      () => !document.activeElement?.closest('[role=dialog], body:not(:has(:focus))'),
    );
    expect(outside).toBe(false);
  }
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(narrow.width - 30, 400)]) {
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.click();
  }
  await page.setViewportSize(desktop);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await page.setViewportSize(narrow);

  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export Logs' }).click();
  await expect(page.getByRole('dialog', { name: 'Export Call Logs' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByRole('switch', { name: 'Live mode' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await switchMode(page, 'live');
  await expect(page.getByRole('status').filter({ hasText: 'Mode Switched' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page, 'a toast');
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
});
