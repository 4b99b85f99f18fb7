import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';

const clean = `DELETE FROM setting WHERE key = 'idImageRetentionDays'`;
test.beforeEach(({ sql }) => sql(clean));
test.afterEach(({ sql }) => sql(clean));

const panel = (page: Page) => page.getByRole('region', { name: 'Events' });
const rows = (page: Page) => panel(page).getByRole('row').filter({ hasText: 'Changed the setting' });

async function saveDays(page: Page, days: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Days after departure' }).fill(days);
  await page.getByRole('button', { name: 'Save changes: Guests’ paperwork' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Guests’ paperwork settings saved');
}

test('a setting that somebody changed is found in the audit log with what it was before, and exported', async ({
  console: page,
}) => {
  await saveDays(page, '45');
  await page.getByRole('link', { name: 'Audit Log', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  await expect(rows(page).first()).toContainText('owner@hotel.example');
  await page.getByLabel('What', { exact: true }).selectOption('Changed a setting');
  await page.getByLabel('Who').selectOption('owner@hotel.example');
  await page.getByRole('searchbox', { name: 'Search' }).fill('retention');
  await expect(page).toHaveURL('/audit?q=retention&actor=owner%40hotel.example&action=settings.change');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions: / })
    .click();
  await page.getByRole('menuitem', { name: 'Show all changes to this' }).click();
  await expect(page).toHaveURL('/audit?type=setting&subject=idImageRetentionDays');

  await rows(page).first().getByRole('button', { name: 'Id image retention days: 30 → 45' }).click();
  const change = panel(page)
    .getByRole('table', { name: /^Changed by event/ })
    .first();
  await expect(change.getByRole('row').nth(1)).toHaveText('Id image retention days3045');
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
  await expect(panel(page).getByRole('row').nth(1)).toContainText(/Exported \d+ audit entries/);
});
