import { expect, test } from './console.ts';
import { expectToast, panel, results } from './integrations-console.ts';

test('the form begins with tomorrow and two days ahead by the hotel’s calendar', async ({ visit, sql }) => {
  const [days] = await sql<{ tomorrow: string; after: string }>(
    `SELECT to_char(now() AT TIME ZONE 'America/Chicago' + interval '1 day', 'YYYY-MM-DD') AS tomorrow,
            to_char(now() AT TIME ZONE 'America/Chicago' + interval '2 days', 'YYYY-MM-DD') AS after`,
  );
  const page = await visit({ isSignedIn: true, timezoneId: 'Pacific/Kiritimati' });
  await page.goto('/integrations?view=cloudbeds');
  const form = panel(page, 'API Testing');
  await expect(form.getByLabel('Check-in date')).toHaveValue(days!.tomorrow);
  await expect(form.getByLabel('Check-out date')).toHaveValue(days!.after);
  await expect(form.getByLabel('Adults')).toHaveValue('2');
  await expect(form.getByLabel('Children')).toHaveValue('0');
  for (const fact of ['1.2', 'Bearer token', /X-PROPERTY-ID header/, 'YYYY-MM-DD']) {
    await expect(panel(page, 'About the Cloudbeds API').getByText(fact)).toBeVisible();
  }
});

test("each button brings Cloudbeds' own answer", async ({ console: page }) => {
  await page.goto('/integrations?view=cloudbeds');
  await panel(page, 'API Testing').getByLabel('Adults').fill('1');
  await panel(page, 'API Testing').getByLabel('Children').fill('1');
  const stay = /\?startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d&adults=1&children=1$/;
  for (const [button, asked] of [
    ['Test Room Types', /^GET \/api\/test\/cloudbeds\/room-types$/],
    ['Test Rate Plans', new RegExp(`^GET /api/test/cloudbeds/rate-plans${stay.source}`)],
    ['Test Availability', new RegExp(`^GET /api/test/cloudbeds/availability${stay.source}`)],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(results(page).first().getByText(asked)).toBeVisible();
    await expect(results(page).first().getByRole('img', { name: 'success' })).toBeVisible();
    await expect(results(page).first().locator('pre').first()).toContainText('"success": true');
  }
  await expectToast(page, 'good', 'Test completed successfully');
});

test('a stay that cannot be is not asked for, and its field says why', async ({ console: page }) => {
  await page.goto('/integrations?view=cloudbeds');
  const form = panel(page, 'API Testing');
  await form.getByLabel('Adults').fill('0');
  await form.getByLabel('Children').fill('-1');
  await expect(form.getByText('Between 1 and 20 adults.')).toBeVisible();
  await expect(form.getByText('Between 0 and 20 children.')).toBeVisible();
  for (const name of ['Test Rate Plans', 'Test Availability']) {
    await expect(form.getByRole('button', { name })).toBeDisabled();
  }
  await expect(form.getByRole('button', { name: 'Test Room Types' })).toBeEnabled();
  await form.getByLabel('Adults').fill('2');
  await form.getByLabel('Children').fill('0');
  await form.getByLabel('Check-out date').fill(await form.getByLabel('Check-in date').inputValue());
  await expect(form.getByText('The check-out date must be after the check-in date.')).toBeVisible();
});
