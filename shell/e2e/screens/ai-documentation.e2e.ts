import { dialog, open, removeDocumentation, rows, titles, write } from './ai-documentation-console.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';

const rules = 'Communication Rules';
const adding = (page: Page) => dialog(page, 'Add Documentation');
const question = (page: Page) => dialog(page, 'Discard changes?');

test.afterEach(({ sql }) => removeDocumentation(sql));

test('an entry is added, changed, deleted and brought back, and is still there after a reload', async ({
  console: page,
  sql,
}) => {
  await write(page, { title: 'Early' }, { title: 'Late', order: 9, isActive: 0 });
  await open(page);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  await adding(page).getByLabel('Category').selectOption(rules);
  await adding(page).getByLabel('Title').fill('Pets');
  await adding(page).getByLabel('Content').fill('Dogs may stay.\nCats may not.');
  await adding(page).getByRole('button', { name: 'Add' }).click();
  await expect(adding(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Documentation' })).toBeFocused();
  await expect(titles(page, rules)).toHaveText(['Early', 'Pets', 'Late']);

  await page.getByRole('button', { name: 'Edit: Pets' }).click();
  const editing = dialog(page, 'Edit Documentation');
  await expectAccessible(page, 'an entry being edited');
  await editing.getByText('Advanced', { exact: true }).click();
  await editing.getByLabel('Display order').fill('4');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit: Pets' })).toBeFocused();
  await expect(rows(page, rules).nth(1)).toContainText('Order 4');

  // by the keyboard, so that the undo waits as long as it has the focus
  await page.getByRole('button', { name: 'Delete: Pets' }).press('Enter');
  await dialog(page, 'Delete “Pets”?').getByRole('button', { name: 'Delete' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo: Pets' });
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'entries and an undo');
  await undo.press('Enter');
  await expect(rows(page, rules).nth(1)).toBeFocused();
  await page.reload();
  await expect(titles(page, rules)).toHaveText(['Early', 'Pets', 'Late']);
  await expect(rows(page, rules).nth(1)).toContainText('Cats may not.');
  expect(await sql(`SELECT content, "order", deleted_at FROM ai_documentation WHERE title = 'Pets'`)).toEqual([
    { content: 'Dogs may stay.\nCats may not.', order: 4, deleted_at: null },
  ]);
});

test('Escape, again and again, does not lose what was typed', async ({ console: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  await adding(page).getByLabel('Title').fill('Pets');
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(press % 2 === 0 ? 1 : 0);
    // whoever closed a dialog is on the way back to what was behind it
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
  const keep = question(page).getByRole('button', { name: 'Keep editing' });
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(adding(page).getByLabel('Title')).toHaveValue('Pets');
});
