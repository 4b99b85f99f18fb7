import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

const clean = `DELETE FROM setting WHERE key = 'idImageRetentionDays'`;
test.beforeEach(({ sql }) => sql(clean));
test.afterEach(({ sql }) => sql(clean));

const panel = (page: Page) => page.getByRole('region', { name: 'Events' });
const rows = (page: Page) => panel(page).getByRole('row').filter({ hasText: 'Settings: change' });

async function saveDays(page: Page, days: string): Promise<void> {
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Pre-Check-In' });
  await card.getByRole('textbox', { name: 'Days after departure' }).fill(days);
  await card.getByRole('button', { name: 'Save Days' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('How long images are kept is saved');
}

test('a setting that somebody changed is found in the audit log with what it was before, and exported', async ({
  console: page,
}) => {
  await saveDays(page, '45');
  await page.getByRole('link', { name: 'Audit Log', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await expect(rows(page).first()).toContainText('owner@hotel.example');
  await page.getByLabel('What', { exact: true }).selectOption('Settings: change');
  await page.getByLabel('Who').selectOption('owner@hotel.example');
  await page.getByRole('searchbox', { name: 'Search' }).fill('retention');
  await expect(page).toHaveURL('/audit?q=retention&actor=owner%40hotel.example&action=settings.change');
  await rows(page).first().getByRole('link', { name: 'Setting idImageRetentionDays' }).click();
  await expect(page).toHaveURL('/audit?type=setting&subject=idImageRetentionDays');

  await panel(page).getByText('Before and after').first().click();
  const change = panel(page)
    .getByRole('table', { name: /^Changed by event/ })
    .first();
  await expect(change.getByRole('row').nth(1)).toHaveText('idImageRetentionDays3045');
  await expectAccessible(page, 'the audit log');

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Audit Log' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('{""idImageRetentionDays"":45}');
  await page.goto('/audit');
  await expect(panel(page).getByRole('row').nth(1)).toContainText('Audit: exported');
});
