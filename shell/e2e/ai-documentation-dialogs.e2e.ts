import { change, dialog, expectToast, open, removeDocumentation, titles, write } from './ai-documentation-console.ts';
import { expectAccessible } from './axe.ts';
import { asksForChange, expect, test, type Page } from './console.ts';
import { desktop } from './places.ts';

const rules = 'Communication Rules';
const adding = (page: Page) => dialog(page, 'Add Documentation');
const question = (page: Page) => dialog(page, 'Discard what you typed?');

test.afterEach(({ sql }) => removeDocumentation(sql));

test('what is missing is said at its field and in a toast, and nothing is sent', async ({ console: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  let isSent = false;
  page.on('request', (request) => (isSent ||= asksForChange(request)));
  await adding(page).getByLabel('Title').fill('  ');
  await adding(page).getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Validation Error', 'Please fill in all required fields');
  await expect(adding(page).getByText('Required', { exact: true })).toHaveCount(3);
  await expectAccessible(page, 'a form with problems', [desktop]);
  await adding(page).getByLabel('Title').fill('Pets');
  await expect(adding(page).getByText('Required', { exact: true })).toHaveCount(2);
  expect(isSent).toBe(false);
});

test('a display order that is no number is 0', async ({ console: page, sql }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  await adding(page).getByLabel('Category').selectOption(rules);
  await adding(page).getByLabel('Title').fill('Pets');
  await adding(page).getByLabel('Content').fill('Dogs may stay.');
  await adding(page).getByLabel('Display order').fill('');
  await adding(page).getByRole('switch', { name: 'Active' }).click();
  await adding(page).getByRole('button', { name: 'Add' }).press('Enter');
  await expect(titles(page, rules)).toHaveText(['Pets']);
  expect(await sql('SELECT "order", is_active FROM ai_documentation')).toEqual([{ order: 0, is_active: false }]);
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
  await expectAccessible(page, 'the question', [desktop]);
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(adding(page).getByLabel('Title')).toHaveValue('Pets');

  await adding(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(adding(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  await expect(adding(page).getByLabel('Title')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(adding(page)).toHaveCount(0);
});

test('Escape asks again when the page has not yet heard that the question was closed', async ({ console: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  await adding(page).getByLabel('Title').fill('Pets');
  await page.keyboard.press('Escape');
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await question(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(adding(page).getByLabel('Title')).toHaveValue('Pets');
});

test('going back with something typed asks first', async ({ console: page }) => {
  await page.goto('/call-logs');
  await page.getByRole('link', { name: 'AI Documentation' }).click();
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  await adding(page).getByLabel('Title').fill('Pets');
  await page.goBack();
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/ai-documentation');
  await expect(adding(page).getByLabel('Title')).toHaveValue('Pets');
});

test('what somebody else changed in other fields meanwhile stays', async ({ console: page }) => {
  await write(page, { title: 'Pets' });
  await open(page);
  await page.getByRole('button', { name: 'Edit: Pets' }).click();
  await change(page, 'PATCH', 1, { content: 'Written by a colleague.' });
  await dialog(page, 'Edit Documentation').getByLabel('Title').fill('Dogs');
  await dialog(page, 'Edit Documentation').getByRole('button', { name: 'Save' }).click();
  await expect(titles(page, rules)).toHaveText(['Dogs']);
  await expect(page.getByText('Written by a colleague.')).toBeVisible();
});
