import { expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';
import { expectToast, integrations, panel, results } from './integrations-console.ts';

test.afterEach(turnAllOff);

/** The providers are asked anew at most once in five seconds. */
const refreshUntil = (page: Page, name: string, badge: 'connected' | 'disconnected') =>
  expect(async () => {
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(panel(page, name).getByText(badge, { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000, intervals: [1_000] });

for (const { provider, name } of integrations) {
  for (const fault of ['server_error', 'expired_token'] as const) {
    test(`${name} with ${fault}: the tile shows it and says what to do, and heals by itself`, async ({
      console: page,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/integrations');
      await expect(panel(page, name).getByText('connected', { exact: true })).toBeVisible();
      await turnOn(provider, fault);
      await refreshUntil(page, name, 'disconnected');
      await expect(panel(page, name).locator('[data-health]')).toHaveAttribute('data-health', 'disconnected');
      // a sentence, not a code
      await expect(panel(page, name).getByText(/^[A-Z].{20,}\.$/)).toBeVisible();
      for (const other of integrations) {
        if (other.name === name) continue;
        await expect(panel(page, other.name).getByText('connected', { exact: true })).toBeVisible();
      }
      await turnAllOff();
      await refreshUntil(page, name, 'connected');
    });
  }
}

const failing = [
  { provider: 'cloudbeds', button: 'Test Room Types' },
  { provider: 'cloudbeds', button: 'Test Rate Plans' },
  { provider: 'cloudbeds', button: 'Test Availability' },
  { provider: 'stripe', button: 'Test Connection' },
  { provider: 'twilio', button: 'Test Connection' },
];

for (const { provider, button } of failing) {
  test(`${provider}, ${button}: a failure is told and recorded whole, and the next try succeeds`, async ({
    console: page,
    mayComplain,
  }) => {
    test.setTimeout(120_000);
    mayComplain(/status of (4|5)\d\d/);
    await page.goto(`/integrations?view=${provider}`);
    await turnOn(provider, 'server_error');
    await page.getByRole('button', { name: button }).click();
    await expectToast(page, 'bad', 'Test failed', /^\d{3}: .{10,}/);
    const entry = results(page).first();
    await expect(entry.getByRole('img', { name: 'error' })).toBeVisible();
    await expect(entry.getByText(/^[45]\d\d$/)).toBeVisible();
    await expect(entry.getByText(/^\d+ ms · /)).toBeVisible();
    await expect(entry.getByText(/"error": "/)).toBeVisible();

    await turnAllOff();
    await expect(async () => {
      await page.getByRole('button', { name: button }).click();
      await expect(results(page).first().getByRole('img', { name: 'success' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000, intervals: [5_000] });
    await expectToast(page, 'good', 'Test completed successfully');
  });
}
