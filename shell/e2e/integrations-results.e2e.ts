import { expect, test, type Page } from './console.ts';
import { expectToast, panel, results } from './integrations-console.ts';

const testConnection = (page: Page) => page.getByRole('button', { name: 'Test Connection' }).click();

for (const [view, path] of [
  ['stripe', '/api/test/stripe/health'],
  ['twilio', '/api/test/twilio/health'],
]) {
  test(`${view}: a test of the connection is recorded with all that was sent and answered`, async ({
    console: page,
  }) => {
    await page.goto(`/integrations?view=${view}`);
    await expect(panel(page, 'Test Results').getByText('No test results yet')).toBeVisible();
    await testConnection(page);
    await expectToast(page, 'good', 'Test completed successfully');
    await expect(results(page)).toHaveCount(1);
    const entry = results(page).first();
    await expect(entry.getByRole('img', { name: 'success' })).toBeVisible();
    await expect(entry.getByText(`GET ${path}`, { exact: true })).toBeVisible();
    await expect(entry.getByText('200', { exact: true })).toBeVisible();
    await expect(entry.getByText(/^\d+ ms · \w{3} \d+, \d{4} \d+:\d\d:\d\d [AP]M$/)).toBeVisible();
    await expect(entry.locator('pre').first()).toContainText('{');
    await entry.getByText('Request and headers').click();
    await expect(entry.getByText('"content-type": "application/json')).toBeVisible();
    await expect(entry.getByText('Sent headers')).toBeVisible();
  });
}

test('a test is pending until it is answered', async ({ console: page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/test/stripe/health', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/integrations?view=stripe');
  await testConnection(page);
  await expect(results(page).getByRole('progressbar', { name: 'pending' })).toBeVisible();
  answered.resolve();
  await expect(results(page).getByRole('img', { name: 'success' })).toBeVisible();
  await expect(results(page)).toHaveCount(1);
});

test('the response is copied as it stands', async ({ console: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/integrations?view=stripe');
  await testConnection(page);
  await results(page).getByRole('button', { name: 'Copy response' }).click();
  await expectToast(page, 'good', 'Copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await results(page).locator('pre').first().textContent());
  expect(JSON.parse(copied)).toEqual(expect.any(Object));
});

test('a test that is not answered at all has the status code 500 and says so', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await page.route('**/api/test/stripe/health', (route) => route.abort('connectionrefused'));
  await page.goto('/integrations?view=stripe');
  await testConnection(page);
  await expectToast(page, 'bad', 'Test failed', 'The server cannot be reached. Check the connection and try again.');
  await expect(results(page).getByText('500', { exact: true })).toBeVisible();
});

test('an answer of 200 that says no is a failure, in its own words', async ({ console: page }) => {
  await page.route('**/api/test/cloudbeds/room-types', (route) =>
    route.fulfill({ json: { success: false, message: 'Please specify "propertyID" parameter for this call' } }),
  );
  await page.goto('/integrations?view=cloudbeds');
  await page.getByRole('button', { name: 'Test Room Types' }).click();
  await expectToast(page, 'bad', 'Test failed', 'Please specify "propertyID" parameter for this call');
  await expect(results(page).getByRole('img', { name: 'error' })).toBeVisible();
});

test('the newest twenty are kept, newest first, in a panel of 24rem that scrolls by keyboard', async ({
  console: page,
}) => {
  let asked = 0;
  await page.route('**/api/test/stripe/health', (route) => route.fulfill({ json: { asked: ++asked } }));
  await page.goto('/integrations?view=stripe');
  for (let n = 1; n <= 22; n++) await testConnection(page);
  await expect(results(page).first().locator('pre').first()).toContainText('"asked": 22');
  await expect(results(page)).toHaveCount(20);
  await expect(results(page).last().locator('pre').first()).toContainText('"asked": 3');

  const scroller = page.getByRole('region', { name: 'Results, newest first' });
  expect(await scroller.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(384);
  await scroller.focus();
  await page.keyboard.press('End');
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});

test('results stay while one moves between the views, and go with the page', async ({ console: page }) => {
  await page.goto('/integrations?view=stripe');
  await testConnection(page);
  await expect(results(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to Integrations' }).click();
  await page.getByRole('link', { name: 'Twilio', exact: true }).click();
  await testConnection(page);
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).last().getByText('GET /api/test/stripe/health')).toBeVisible();
  await page.reload();
  await expect(panel(page, 'Test Results').getByText('No test results yet')).toBeVisible();
});
