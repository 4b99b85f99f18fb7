import { callRows } from '../calls/call-console.ts';
import { expect, test, type Page } from '../console.ts';
import { expectVisibleFocus, pressByKey, tabTo } from '../keys.ts';
import { owner } from '../../../tools/src/testing/test-environment.ts';
import { sections } from '../places.ts';

test('signing in needs no mouse', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('every section is reached by Tab and opened by Enter', async ({ console: page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (const [heading, entries] of Object.entries(sections)) {
    await page.keyboard.press('Tab');
    const section = navigation.getByRole('button', { name: heading, exact: true });
    await expect(section).toBeFocused();
    await expectVisibleFocus(section);
    for (const { label, path, title } of entries) {
      await page.keyboard.press('Tab');
      const link = navigation.getByRole('link', { name: label, exact: true });
      await expect(link).toBeFocused();
      await expectVisibleFocus(link);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(link).toBeFocused();
    }
  }
  await page.keyboard.press('Tab');
  await expect(navigation.getByRole('button', { name: /^Your menu/ })).toBeFocused();
  await page.keyboard.press('Tab');
  const signOut = navigation.getByRole('button', { name: 'Sign out' });
  await expect(signOut).toBeFocused();
  await expectVisibleFocus(signOut);
});

test('the mode is switched and back by the space bar, and the bell opens by Enter and closes by Escape', async ({
  console: page,
  sql,
}) => {
  await page.goto('/inventory');
  const modeSwitch = page.getByRole('switch', { name: 'Live mode' });
  await expect(modeSwitch).toBeEnabled();
  try {
    await tabTo(page, modeSwitch);
    await expectVisibleFocus(modeSwitch);
    for (const mode of ['LIVE', 'TEST']) {
      await page.keyboard.press('Space');
      const confirm = page.getByRole('dialog').getByRole('button', { name: `Switch to ${mode.toLowerCase()}` });
      await tabTo(page, confirm);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByText(mode, { exact: true })).toBeVisible();
      await expect(modeSwitch).toBeEnabled();
      await expect(modeSwitch, 'The wait did not lose the focus').toBeFocused();
    }
  } finally {
    await sql(`DELETE FROM setting WHERE key = 'mode'`);
  }

  const bell = page.getByRole('button', { name: 'Notifications' });
  const panel = page.getByRole('region', { name: 'Notifications' });
  await tabTo(page, bell);
  await expectVisibleFocus(bell);
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});

/** A button that waits for its answer keeps the focus. */
async function expectToKeepFocus(page: Page): Promise<void> {
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
  await expect(refresh).toBeEnabled();
  await tabTo(page, refresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Refreshing…' }).or(refresh)).toBeFocused();
  await expect(refresh).toBeEnabled();
  await expect(refresh).toBeFocused();
}

test('the sidebar is skipped, the dashboard refreshed, and the export dialog opened, filled in and closed without a mouse', async ({
  console: page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Export Logs' });
  await expect(page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await expectToKeepFocus(page);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export Call Logs' });
  const csv = dialog.getByRole('radio', { name: /CSV/ });
  await expect(csv).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /JSON/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Export', exact: true }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect(opener).toBeFocused();
});

test('calls are refreshed and a transcript is opened without a mouse', async ({ console: page }) => {
  await page.goto('/call-logs');
  await expectToKeepFocus(page);
  const actions = callRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ });
  await pressByKey(page, actions);
  await expect(page.getByRole('menuitem', { name: 'Show transcript' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Transcript' });
  await expect(dialog.getByText(/^AI: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(actions).toBeFocused();
});
