import { expect, test, type Page, type Sql } from '../console.ts';
import { turnAllOff, turnOn } from '../faults.ts';
import { expectToast, integrations, panel, results } from './integrations-console.ts';

test.afterEach(turnAllOff);

const badge = (page: Page, name: string, word: 'connected' | 'disconnected') =>
  panel(page, name).getByText(word, { exact: true });

/** Every provider is asked anew, as if the last time were long enough ago; one that is left alone for a while is asked again. */
const refreshUntil = (page: Page, sql: Sql, word: 'connected' | 'disconnected', names: readonly string[]) =>
  expect(async () => {
    await sql(`UPDATE provider_check SET checked_at = checked_at - interval '6 seconds'`);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeEnabled();
    for (const name of names) await expect(badge(page, name, word)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000, intervals: [1_000] });

const names = integrations.map(({ name }) => name);

test('one whose credentials are not taken is disconnected and says what to do, the others stay', async ({
  console: page,
  sql,
}) => {
  const [failing, ...others] = integrations;
  await page.goto('/integrations');
  await refreshUntil(page, sql, 'connected', [failing.name]);
  await turnOn(failing.provider, 'expired_token');
  await refreshUntil(page, sql, 'disconnected', [failing.name]);
  for (const { name } of others) await expect(badge(page, name, 'connected')).toBeVisible();
  await expect(panel(page, failing.name).getByText(/Check VAPI_TEST_API_KEY in the environment/)).toBeVisible();
});

test('all that fail are disconnected and say why, and heal', async ({ console: page, sql }) => {
  await page.goto('/integrations');
  for (const { provider } of integrations) await turnOn(provider, 'server_error');
  await refreshUntil(page, sql, 'disconnected', names);
  for (const name of names) {
    await expect(panel(page, name).locator('[data-health]')).toHaveAttribute('data-health', 'disconnected');
    // a sentence, not a code
    await expect(panel(page, name).getByText(/^[A-Z].{20,}\.$/)).toBeVisible();
  }
  await turnAllOff();
  await refreshUntil(page, sql, 'connected', names);
});

test('a failed test is told and recorded whole, and the next try succeeds', async ({ console: page, mayComplain }) => {
  mayComplain(/status of (4|5)\d\d/);
  await page.goto('/integrations?view=cloudbeds');
  await turnOn('cloudbeds', 'expired_token');
  await page.getByRole('button', { name: 'Test Availability' }).click();
  await expectToast(page, 'bad', 'Test failed', /^\d{3}: .{10,}/);
  const entry = results(page).first();
  await expect(entry.getByRole('img', { name: 'error' })).toBeVisible();
  await expect(entry.getByText(/^[45]\d\d$/)).toBeVisible();
  await expect(entry.getByText(/^\d+ ms · /)).toBeVisible();
  await expect(entry.getByText(/"error": "/)).toBeVisible();

  await turnAllOff();
  await page.getByRole('button', { name: 'Test Availability' }).click();
  await expectToast(page, 'good', 'Test completed successfully');
  await expect(results(page).first().getByRole('img', { name: 'success' })).toBeVisible();
});
