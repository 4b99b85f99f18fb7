import { dialog, expectToast, open, removeDocumentation, rows, titles, write } from './ai-documentation-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

const rules = 'Communication Rules';
const undo = (page: Page, title: string) => page.getByRole('button', { name: `Undo: ${title}` });

async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await dialog(page, `Delete “${title}”?`).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Documentation deleted successfully');
}

test.beforeEach(async ({ console: page }) => {
  await write(page, { title: 'Early' }, { title: 'Pets' }, { title: 'Late' });
});
test.afterEach(({ sql }) => removeDocumentation(sql));

test('deleting asks, and keeps what is not confirmed', async ({ console: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Delete: Pets' }).click();
  const question = dialog(page, 'Delete “Pets”?');
  await expect(question).toContainText('Are you sure you want to delete this documentation?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(titles(page, rules)).toHaveText(['Early', 'Pets', 'Late']);
});

test('what was deleted is brought back where it stood, as it was', async ({ console: page, sql }) => {
  await open(page);
  await remove(page, 'Pets');
  await expect(rows(page, rules).nth(1)).toContainText('“Pets” is deleted.');
  await expect(undo(page, 'Pets')).toBeFocused();
  await expectAccessible(page, 'an undo');
  await page.getByRole('button', { name: 'History: Late' }).click();
  await page.keyboard.press('Escape');
  await undo(page, 'Pets').press('Enter');
  await expectToast(page, 'Documentation restored successfully');
  await expect(titles(page, rules)).toHaveText(['Early', 'Pets', 'Late']);
  await expect(rows(page, rules).nth(1)).toBeFocused();
  expect(await sql(`SELECT content, deleted_at FROM ai_documentation WHERE title = 'Pets'`)).toEqual([
    { content: 'About Pets.', deleted_at: null },
  ]);
});

test('a deletion can be undone for ten seconds, each by itself', async ({ console: page, sql }) => {
  await page.clock.install();
  await open(page);
  await remove(page, 'Pets');
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4_000);
  await remove(page, 'Late');
  await page.mouse.move(0, 0);
  await page.clock.fastForward(2_000);
  await expect(undo(page, 'Pets')).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(undo(page, 'Pets')).toHaveCount(0);
  await expect(undo(page, 'Late')).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(undo(page, 'Late')).toHaveCount(0);
  await expect(titles(page, rules)).toHaveText(['Early']);
  expect(await sql('SELECT title FROM ai_documentation WHERE deleted_at IS NULL')).toEqual([{ title: 'Early' }]);
});

test('an undo that the keyboard is on waits', async ({ console: page }) => {
  await page.clock.install();
  await open(page);
  await page.getByRole('button', { name: 'Delete: Pets' }).press('Enter');
  await dialog(page, 'Delete “Pets”?').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(undo(page, 'Pets')).toBeFocused();
  await page.clock.fastForward('01:00');
  await expect(undo(page, 'Pets')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.fastForward(10_000);
  await expect(undo(page, 'Pets')).toHaveCount(0);
});
