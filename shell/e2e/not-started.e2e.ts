import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { desktop } from './places.ts';

test('a page that starts from what another version of the console knows says so, and a reload mends it', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/ZodError/);
  await page.route('/settings', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('"hotelTimeZone":', '"hotelClock":') });
  });
  await page.goto('/settings');
  const cannotStart = page.getByRole('region', { name: 'The console cannot be started' });
  await expect(cannotStart).toContainText('one of the two was probably just updated');
  await expectAccessible(page, 'a console that cannot be started', [desktop]);

  await page.unroute('/settings');
  await cannotStart.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
