import { expect, meanwhile, test } from './console.ts';
import { emailOf, enterAs, removePeople } from './enter-as.ts';

test.afterEach(({ sql }) => removePeople(sql));

test('a viewer sees the calls, and is offered neither the export nor the mode', async ({ page, sql }) => {
  await enterAs(page, sql, 'viewer', '/call-logs');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await expect(page.getByRole('navigation').getByText('Jonas Fischer', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').getByText(emailOf('viewer'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('TEST', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Live mode' })).toBeDisabled();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Logs' })).toHaveCount(0);

  // what is not offered is refused as well
  expect((await page.request.get('/api/admin/call-logs/export')).status()).toBe(403);
  const change = await page.request.post('/api/admin/mode-settings', {
    data: { mode: 'live' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(change.status()).toBe(403);
});

test('the front desk exports, but does not change the mode', async ({ page, sql }) => {
  await enterAs(page, sql, 'front_desk', '/call-logs');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Live mode' })).toBeDisabled();
});

test('an account that is disabled is out at its next call', async ({ page, sql, mayComplain }) => {
  await enterAs(page, sql, 'manager', '/call-logs');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await meanwhile(page, /\/api\/admin\/call-logs(\?|$)/, () =>
    sql('UPDATE account SET disabled_at = now() WHERE email = $1', [emailOf('manager')]),
  );
  mayComplain(/status of 401/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/sign-in?next=%2Fcall-logs');
});
