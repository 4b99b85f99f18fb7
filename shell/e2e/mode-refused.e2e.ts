import { expect, test, type Page } from './console.ts';

const header = (page: Page) => page.getByRole('banner');
const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'Live mode' });

test.beforeEach(async ({ console: page }) => {
  await page.goto('/remotes');
  await expect(header(page).getByText('TEST', { exact: true })).toBeVisible();
});

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key = 'mode'`));

test('a refused change says "Mode Switch Failed" with the status and the sentence, and the mode stays', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const sentence = 'Live mode is not set up: VAPI_LIVE_API_KEY missing.';
  await page.route('**/api/admin/mode-settings', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { error: sentence, message: sentence, code: 'x', requestId: 'x' } })
      : route.continue(),
  );
  await modeSwitch(page).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(toast.getByText('Mode Switch Failed', { exact: true })).toBeVisible();
  await expect(toast.getByText(`409: ${sentence}`, { exact: true })).toBeVisible();
  await expect(header(page).getByText('TEST', { exact: true })).toBeVisible();
  await expect(modeSwitch(page)).not.toBeChecked();
  await expect(modeSwitch(page)).toBeEnabled();
});

test('a change that never arrives fails in the same way and is tried once', async ({ console: page, mayComplain }) => {
  mayComplain(/ERR_/);
  let tries = 0;
  await page.route('**/api/admin/mode-settings', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    return route.abort('connectionrefused');
  });
  await modeSwitch(page).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(toast.getByText('Mode Switch Failed', { exact: true })).toBeVisible();
  await expect(modeSwitch(page)).toBeEnabled();
  expect(tries).toBe(1);
});

test('a mode that cannot be read leaves the switch disabled until a later poll brings it', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 503/);
  await page.clock.install();
  await page.route('**/api/admin/mode-settings', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database is away.' } }),
  );
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.reload();
  await refused;
  await expect(modeSwitch(page)).toBeDisabled();
  await expect(header(page).getByText(/TEST|LIVE/)).toHaveCount(0);
  await page.unroute('**/api/admin/mode-settings');
  await page.clock.fastForward('00:30');
  await expect(header(page).getByText('TEST', { exact: true })).toBeVisible();
  await expect(modeSwitch(page)).toBeEnabled();
});
