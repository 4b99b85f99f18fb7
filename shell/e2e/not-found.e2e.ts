import { expect, test } from './console.ts';

for (const path of ['/nothing-here', '/assistant/1/nothing', '/booking-details/a/b', '/%E2%9C%93']) {
  test(`${path} is not found, for staff with the way on in sight`, async ({ console: page, mayComplain }) => {
    mayComplain(/status of 404/);
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/Page Not Found · AI Booking Admin/i);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
}

test('somebody who is not signed in reads that nothing is there, and sees no console', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 404/);
  const answer = await page.goto('/nothing-here');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveURL('/nothing-here');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0);
});

test('an address with a slash at its end is the same page', async ({ console: page }) => {
  for (const path of ['/call-logs/', '/assistant/1/', '/remotes/']) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});
