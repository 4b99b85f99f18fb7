import { dialog, open, removeDocumentation, titles, write } from './ai-documentation-console.ts';
import { expect, test } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';

const rules = 'Communication Rules';

test.beforeEach(async ({ console: page }) => {
  await write(page, { title: 'Pets', content: 'Dogs may stay for free.' });
});
test.afterEach(async ({ sql }) => {
  await removeDocumentation(sql);
  await removePeople(sql);
});

test('the history says who changed what and when, by the hotel’s clock', async ({ visit, sql }) => {
  const page = await visit();
  await enterAs(page, sql, 'manager', '/ai-documentation');
  await page.getByRole('button', { name: 'Edit: Pets' }).click();
  await dialog(page, 'Edit Documentation').getByLabel('Content').fill('Dogs may stay for 20 dollars.');
  await dialog(page, 'Edit Documentation').getByLabel('Display order').fill('3');
  await dialog(page, 'Edit Documentation').getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Edit Documentation')).toBeHidden();
  await expect(page.getByText('Dogs may stay for 20 dollars.')).toBeVisible();
  await sql(`UPDATE ai_documentation_change SET at = '2026-03-08T08:30:00Z' WHERE change = 'updated'`);

  await page.getByRole('button', { name: 'History: Pets' }).click();
  const changes = dialog(page, 'History of “Pets”').getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.nth(0)).toContainText('Changed by Jonas Fischer');
  await expect(changes.nth(0)).toContainText('Mar 8, 2026 3:30:00 AM');
  await expect(changes.nth(0).getByRole('deletion')).toHaveText(['free.', '0']);
  await expect(changes.nth(0).getByRole('insertion')).toHaveText(['20 dollars.', '3']);
  await expect(changes.nth(1)).toContainText('Created by');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'History: Pets' })).toBeFocused();
});

test('a viewer reads the documentation and its history, and can change nothing', async ({ visit, sql }) => {
  const page = await visit();
  await enterAs(page, sql, 'viewer', '/ai-documentation');
  await expect(titles(page, rules)).toHaveText(['Pets']);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['History']);
  await page.getByRole('button', { name: 'History: Pets' }).click();
  await expect(dialog(page, 'History of “Pets”').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await open(page);
  const origin = new URL(page.url()).origin;
  for (const [method, path] of [
    ['POST', ''],
    ['PATCH', '/1'],
    ['DELETE', '/1'],
    ['POST', '/1/restore'],
  ] as const) {
    const answer = await page.request.fetch(`/api/admin/ai-documentation${path}`, {
      method,
      data: {},
      headers: { origin },
    });
    expect(answer.status(), `${method} ${path}`).toBe(403);
  }
});
