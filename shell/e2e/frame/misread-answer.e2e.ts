import { expect, test, type Page } from '../console.ts';

const figures = (page: Page) => page.getByRole('region', { name: 'Calls Today' });
const asked = '**/api/admin/dashboard/metrics/enhanced';
/** One can be shown, one cannot even be drawn. */
const wrongs = [{ callsToday: '987' }, { callsToday: null }];

test('an answer that is not what was agreed is told as not understood by its card alone, until a right one comes', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/reading 'toLocaleString'/);
  for (const wrong of wrongs) {
    await page.route(asked, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...wrong } });
    });
    await page.goto('/');
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText('The figures could not be loaded');
    await expect(told).toContainText('The answer was not understood.');
    await expect(figures(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'AI Agent Status' })).toContainText('Response Time');

    await page.unroute(asked);
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(figures(page)).toContainText(/\d/);
    await expect(told).toHaveCount(0);
  }
});
