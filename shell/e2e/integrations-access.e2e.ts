import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { integrations, panel, results } from './integrations-console.ts';
import { desktop, phone } from './places.ts';

test.afterEach(({ sql }) => removePeople(sql));

test('a viewer sees how the services do, and is offered neither tests nor the webhooks', async ({ page, sql }) => {
  await enterAs(page, sql, 'viewer', '/integrations');
  await expect(panel(page, 'Stripe').getByText('connected', { exact: true })).toBeVisible();
  await expect(page.getByText('Click to test')).toHaveCount(0);
  await expect(panel(page, 'Inbound Webhooks')).toHaveCount(0);

  await page.getByRole('link', { name: 'Stripe', exact: true }).click();
  await expect(page.getByText('You do not have access', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test Connection' })).toHaveCount(0);
  await expect(panel(page, 'Test Results')).toHaveCount(0);

  await page.goto('/integrations?view=vapi');
  await expect(panel(page, 'Assistants Overview')).toBeVisible();
  await expect(panel(page, 'Monitor Existing Call')).toBeVisible();
  await expect(panel(page, 'Create Test Call')).toHaveCount(0);
  await expect(panel(page, 'Test Individual Tools')).toHaveCount(0);

  // what is not offered is refused as well
  for (const path of ['/api/test/stripe/health', '/api/admin/webhook-events']) {
    expect((await page.request.get(path)).status()).toBe(403);
  }
});

for (const { provider, name } of integrations) {
  test(`the testing view of ${name} is accessible, and fits 320 px`, async ({ console: page, sql }) => {
    const [call] = await sql<{ id: string }>(
      `SELECT id FROM call WHERE mode = 'test' AND status = 'ended' ORDER BY started_at DESC LIMIT 1`,
    );
    await page.goto(`/integrations?view=${provider}${provider === 'vapi' ? `&call=${call!.id}` : ''}`);
    if (provider === 'vapi') {
      await page.getByLabel('Tool', { exact: true }).selectOption('guest.send_room_selection_link');
      await page.getByRole('button', { name: 'Run Test' }).click();
    } else {
      await page.getByRole('button', { name: /^Test (Room Types|Connection)$/ }).click();
    }
    await expect(results(page).getByRole('img', { name: 'success' })).toBeVisible();
    await results(page).getByText('Request and headers').click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page, `the view of ${name}`, provider === 'vapi' ? [desktop, phone] : [phone]);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    if (provider !== 'vapi') return;

    await page.getByRole('checkbox', { name: 'Run for real' }).check();
    await page.getByRole('button', { name: 'Run Test' }).click();
    await expect(page.getByRole('dialog', { name: 'Run for real?' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'the dialog that confirms a real run', [phone]);
  });
}

test('disconnected tiles and a failed test are accessible', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 502/);
  const failed = { status: false, lastCheck: new Date().toISOString(), responseTime: 12, error: 'Stripe is away.' };
  await page.route('**/api/test/health', (route) =>
    route.fulfill({ json: Object.fromEntries(integrations.map(({ provider }) => [provider, failed])) }),
  );
  await page.goto('/integrations');
  await expect(page.getByText('disconnected', { exact: true })).toHaveCount(4);
  await expectAccessible(page, 'disconnected tiles', [phone]);
  await page.route('**/api/test/stripe/health', (route) =>
    route.fulfill({ status: 502, json: { error: 'Stripe is away.' } }),
  );
  await page.getByRole('link', { name: 'Stripe', exact: true }).click();
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(results(page).getByRole('img', { name: 'error' })).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('alert').hover();
  await expectAccessible(page, 'a failed test', [phone]);
});
