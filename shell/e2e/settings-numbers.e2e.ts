import { expect, test, type Page } from './console.ts';

const card = (page: Page) => page.getByRole('region', { name: 'General Settings' });
const numbers = (page: Page) => card(page).getByRole('list', { name: 'Test call numbers' }).getByRole('listitem');
const save = (page: Page) => card(page).getByRole('button', { name: 'Save Numbers' });

async function add(page: Page, number: string): Promise<void> {
  await card(page).getByLabel('Number to add').fill(number);
  await card(page).getByRole('button', { name: 'Add', exact: true }).click();
}

test.beforeEach(async ({ console: page, sql }) => {
  await sql(`DELETE FROM setting WHERE key = 'testCallNumbers'`);
  await page.goto('/settings');
  await expect(card(page).getByText('The owner of each must have agreed to be called.')).toBeVisible();
});

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key = 'testCallNumbers'`));

test('numbers are added and removed, and are so after a reload once they are saved', async ({ console: page }) => {
  const success = page.getByRole('region', { name: 'Messages' }).getByText('The test call numbers are saved');
  await expect(card(page).getByText('No number may be called yet.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await add(page, '+15125550101');
  await expect(card(page).getByLabel('Number to add')).toHaveValue('');
  await add(page, '+15125550102');
  await save(page).click();
  await expect(success).toBeVisible();
  await page.reload();
  await expect(numbers(page)).toContainText(['+15125550101', '+15125550102']);

  await card(page).getByRole('button', { name: 'Remove +15125550101' }).click();
  await save(page).click();
  await expect(success).toBeVisible();
  await page.reload();
  await expect(numbers(page)).toHaveCount(1);
  await expect(numbers(page)).toContainText('+15125550102');
});

test('what is no number, or is there already, is not added', async ({ console: page }) => {
  await add(page, '555 0101');
  await expect(card(page).getByText('A phone number looks like +15125550100.')).toBeVisible();
  await expect(card(page).getByLabel('Number to add')).toHaveValue('555 0101');
  await add(page, '+15125550101');
  await add(page, '+15125550101');
  await expect(card(page).getByText('This number is in the list already.')).toBeVisible();
  await expect(numbers(page)).toHaveCount(1);
});

test('a list that is refused stays as it was changed', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.route('**/api/admin/settings', (route) =>
    route.fulfill({ status: 500, json: { error: 'The database is away.' } }),
  );
  await add(page, '+15125550101');
  await save(page).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(toast.getByText('500: The database is away.', { exact: true })).toBeVisible();
  await expect(numbers(page)).toHaveCount(1);
  await expect(save(page)).toBeEnabled();
});
