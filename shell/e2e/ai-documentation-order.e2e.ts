import { expectToast, open, removeDocumentation, rows, titles, write } from './ai-documentation-console.ts';
import { expect, test } from './console.ts';

const rules = 'Communication Rules';

test.afterEach(({ sql }) => removeDocumentation(sql));

test('entries stand by their order, then by age, and are moved by one place', async ({ console: page, sql }) => {
  await write(page, { title: 'Last', order: 9 }, { title: 'Older' }, { title: 'Younger' });
  await open(page);
  await expect(titles(page, rules)).toHaveText(['Older', 'Younger', 'Last']);
  await expect(rows(page, rules).filter({ hasText: 'Last' })).toContainText('Order 9');
  await expect(page.getByRole('button', { name: 'Move up: Older' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move down: Last' })).toBeDisabled();

  const up = page.getByRole('button', { name: 'Move up: Younger' });
  await up.press('Enter');
  await expectToast(page, 'Documentation updated successfully');
  await expect(titles(page, rules)).toHaveText(['Younger', 'Older', 'Last']);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Move down: Older' }).click();
  await expect(titles(page, rules)).toHaveText(['Younger', 'Last', 'Older']);
  await page.reload();
  await expect(titles(page, rules)).toHaveText(['Younger', 'Last', 'Older']);
  // nothing but the order was touched
  expect(await sql('SELECT title, content, is_active FROM ai_documentation ORDER BY "order", id')).toEqual(
    ['Younger', 'Last', 'Older'].map((title) => ({ title, content: `About ${title}.`, is_active: true })),
  );
});

test('a move that fails half way shows how the entries stand now', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await write(page, { title: 'One', order: 1 }, { title: 'Two', order: 2 }, { title: 'Three', order: 3 });
  await open(page);
  await expect(titles(page, rules)).toHaveText(['One', 'Two', 'Three']);
  let changes = 0;
  await page.route('**/api/admin/ai-documentation/*', (route) =>
    route.request().method() === 'PATCH' && ++changes === 2
      ? route.fulfill({ status: 500, json: { error: 'The database is away.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Move up: Three' }).click();
  await expectToast(page, 'Error', 'The database is away.');
  await expect(rows(page, rules).filter({ hasText: 'Three' })).toContainText('Order 2');
  await page.getByRole('button', { name: 'Move up: Three' }).click();
  await expect(titles(page, rules)).toHaveText(['One', 'Three', 'Two']);
});
