import { dialog, expectToast, open, removeDocumentation, titles, write } from './ai-documentation-console.ts';
import { expect, test, type Page } from './console.ts';

const rules = 'Communication Rules';

test.beforeEach(async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500|Failed to load resource/);
  await write(page, { title: 'Pets' });
  await open(page);
});
test.afterEach(({ sql }) => removeDocumentation(sql));

/** The next answer to a call of this method is a failure with this body. */
const failNext = (page: Page, method: string, json: object) =>
  page.route(
    '**/api/admin/ai-documentation**',
    (route) => (route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback()),
    { times: 1 },
  );

test('a failed save keeps the dialog with what was typed, and saves at the next try', async ({ console: page }) => {
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  const adding = dialog(page, 'Add Documentation');
  await adding.getByLabel('Category').selectOption(rules);
  await adding.getByLabel('Title').fill('Parking');
  await adding.getByLabel('Content').fill('Behind the house.');
  await failNext(page, 'POST', {});
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Error', 'Failed to create documentation');
  await expect(adding.getByRole('alert')).toBeVisible();
  await expect(adding.getByLabel('Content')).toHaveValue('Behind the house.');
  await failNext(page, 'POST', { error: 'The database is away.' });
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Error', 'The database is away.');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Documentation created successfully');
  await expect(titles(page, rules)).toHaveText(['Pets', 'Parking']);
});

test('a failed change is told, and the entry stays as it was', async ({ console: page }) => {
  await failNext(page, 'PATCH', {});
  await page.getByRole('button', { name: 'Active: Pets' }).click();
  await expectToast(page, 'Error', 'Failed to update documentation');
  await expect(page.getByRole('button', { name: 'Active: Pets' })).toHaveAttribute('aria-pressed', 'true');
});

test('a failed deletion and a failed undo are told, and can be tried again', async ({ console: page }) => {
  await failNext(page, 'DELETE', {});
  await page.getByRole('button', { name: 'Delete: Pets' }).click();
  const confirm = dialog(page, 'Delete “Pets”?').getByRole('button', { name: 'Delete' });
  await confirm.click();
  await expectToast(page, 'Error', 'Failed to delete documentation');
  await expect(titles(page, rules)).toHaveText(['Pets']);
  await confirm.click();
  await expectToast(page, 'Documentation deleted successfully');

  await page.route('**/restore', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  const undo = page.getByRole('button', { name: 'Undo: Pets' });
  await undo.click();
  await expectToast(page, 'Error', 'Failed to restore documentation');
  await undo.click();
  await expect(titles(page, rules)).toHaveText(['Pets']);
});

test('a list that cannot be loaded says why, and is asked for again', async ({ console: page }) => {
  await failNext(page, 'GET', { error: 'The database is away.' });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The documentation could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles(page, rules)).toHaveText(['Pets']);
});
