import { expect, test } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';

test.afterEach(({ sql }) => removePeople(sql));

test('the front desk is told that the settings are not theirs, and none is asked for', async ({ page, sql }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterAs(page, sql, 'front_desk', '/settings');
  const main = page.getByRole('main');
  await expect(main.getByText('You do not have access', { exact: true })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
  expect(asked).not.toContain('/api/admin/settings');
  for (const path of ['/api/admin/settings', '/api/admin/credentials', '/api/auth/cloudbeds/status']) {
    expect((await page.request.get(path)).status(), path).toBe(403);
  }
});

test('every credential is named for both modes with whether it is set, and no value is shown', async ({
  console: page,
}) => {
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'API Configuration' });
  await expect(card.getByText('are never shown here')).toBeVisible();
  await expect(card.getByRole('columnheader')).toHaveText(['Variable', 'Mode', 'State']);
  for (const provider of ['Vapi', 'Cloudbeds', 'Stripe', 'Twilio']) {
    await expect(card.getByRole('rowheader', { name: provider, exact: true })).toBeVisible();
  }
  for (const [variable, mode] of [
    ['VAPI_TEST_API_KEY', 'Test'],
    ['STRIPE_LIVE_SECRET_KEY', 'Live'],
  ] as const) {
    const row = card.getByRole('row').filter({ has: page.getByRole('rowheader', { name: variable, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([mode, /^(Set|Not set)$/]);
  }
});
