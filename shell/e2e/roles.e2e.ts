import { expect, meanwhile, test } from './console.ts';
import { emailOf, enterAs, removePeople } from './enter-as.ts';
import { sidebar, type Entry } from './places.ts';

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
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});

const withheld: Record<string, string[]> = {
  viewer: ['Employees', 'Settings', 'Pre-Check-Ins', 'Audit Log', 'Privacy'],
  front_desk: ['Settings', 'Audit Log', 'Privacy'],
};

for (const [role, labels] of Object.entries(withheld)) {
  test(`the menu offers ${role} what that role may open, and the rest is closed and asks for nothing`, async ({
    page,
    sql,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isClosed = ({ label, isOwners = false }: Entry): boolean => isOwners || labels.includes(label);
    const closed = sidebar.filter(isClosed);
    const offered = sidebar.filter((entry) => !isClosed(entry));
    await enterAs(page, sql, role, closed[0]!.path);
    for (const { path, title } of closed) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText('You do not have access', { exact: true })).toBeVisible();
    }
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(offered.map(({ label }) => label));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('s');
    await expect(page.getByRole('option', { name: 'Call Logs' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Settings' })).toHaveCount(0);
    const allowed = /^\/api\/admin\/(mode-settings|alerts)/;
    expect(asked.filter((path) => path.startsWith('/api/admin/') && !allowed.test(path))).toEqual([]);
  });
}
