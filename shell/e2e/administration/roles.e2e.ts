import { callRows } from '../calls/call-console.ts';
import { expect, test } from '../console.ts';
import { emailOf, enterAs, removePeople } from '../enter-as.ts';
import { sidebar, type Entry } from '../places.ts';

test.afterEach(({ sql }) => removePeople(sql));

const withheld = ['Employees', 'Settings', 'Pre-Check-Ins', 'Audit Log', 'Privacy'];
const isClosed = ({ label, isOwners = false }: Entry): boolean => isOwners || withheld.includes(label);

test('a viewer is offered what that role may do, and the rest is closed and asks for nothing', async ({
  page,
  sql,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const closed = sidebar.filter(isClosed);
  await enterAs(page, sql, 'viewer', closed[0]!.path);
  for (const { path, title } of closed) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText('You do not have access', { exact: true })).toBeVisible();
  }
  const allowed = /^\/api\/admin\/(mode-settings|alerts)/;
  expect(asked.filter((path) => path.startsWith('/api/admin/') && !allowed.test(path))).toEqual([]);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const offered = sidebar.filter((entry) => !isClosed(entry)).map(({ label }) => label);
  await expect(navigation.getByRole('listitem').getByRole('link')).toHaveText(offered);
  await expect(navigation.getByText(emailOf('viewer'), { exact: true })).toBeVisible();

  await navigation.getByRole('link', { name: 'Call Logs' }).click();
  await expect(callRows(page)).toHaveCount(100);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('TEST', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Live mode' })).toBeDisabled();
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Logs' })).toHaveCount(0);

  // what is not offered is refused as well
  expect((await page.request.get('/api/admin/call-logs/export')).status()).toBe(403);
  const headers = { origin: new URL(page.url()).origin };
  const change = await page.request.post('/api/admin/mode-settings', { data: { mode: 'live' }, headers });
  expect(change.status()).toBe(403);
});
