import { expect, test } from '../console.ts';

test('a question without an answer leads to an entry that answers it', async ({ page }) => {
  await page.goto('/call-insights');
  const figures = page.getByRole('region', { name: 'Figures of the week' });
  await expect(figures).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hours of the day' })).toBeVisible();
  const add = page.getByRole('link', { name: /^Add documentation: / });
  if ((await add.count()) === 0) {
    await expect(page.getByText('Every question had an answer')).toBeVisible();
    return;
  }
  await add.first().click();
  await expect(page.getByRole('dialog', { name: 'Add Documentation' })).toBeVisible();
});
