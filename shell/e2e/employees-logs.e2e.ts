import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { attempt, attempts, goLive, leaveNobody, logs, members, open } from './employees-console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { phone } from './places.ts';

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(async ({ sql }) => {
  await leaveNobody(sql);
  await removePeople(sql);
});

test('with no attempts the log says so', async ({ console: page }) => {
  await open(page);
  await expect(logs(page).getByText('No verification logs found', { exact: true })).toBeVisible();
  await expect(logs(page).getByRole('table')).toHaveCount(0);
});

test('an attempt is told with all that is known of it, in the hotel’s time', async ({ visit, sql, mayComplain }) => {
  mayComplain(/status of 404/);
  await attempt(sql, { name: 'Ana Lopez', at: '2026-11-02 16:05:09' });
  await attempt(sql, { error: 'Wrong code', at: '2026-11-01 04:00:00', call: 'journey-call' });
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await open(page);
  await expect(logs(page).getByRole('columnheader')).toHaveText([
    ...['Timestamp', 'Employee', 'Phone Number', 'Status', 'Error Message', 'IP Address'],
  ]);
  await expect(attempts(page).nth(0).getByRole('cell')).toHaveText([
    ...['Nov 02, 2026 16:05:09', 'Ana Lopez', '+15125550190', 'Success', '–', '203.0.113.7'],
  ]);
  await expect(attempts(page).nth(1).getByRole('cell')).toHaveText([
    ...['Nov 01, 2026 04:00:00', 'Unknown', '+15125550190', 'Failed', 'Wrong code', 'By phone'],
  ]);
  await expect(attempts(page).locator('[data-tone]').nth(0)).toHaveAttribute('data-tone', 'good');
  await expect(attempts(page).locator('[data-tone]').nth(1)).toHaveAttribute('data-tone', 'bad');
  await expectAccessible(page, 'the verification logs');
  await logs(page).getByRole('link', { name: 'By phone' }).click();
  await expect(page).toHaveURL('/call-logs?call=journey-call');
});

test('filters narrow the log, stand in the address and outlive a reload', async ({ console: page, sql }) => {
  await attempt(sql, { name: 'Ana Lopez', at: '2026-11-02 23:59:59' });
  await attempt(sql, { name: 'Ana Lopez', at: '2026-11-03 00:00:00', error: 'Wrong code' });
  await attempt(sql, { at: '2026-11-04 12:00:00', error: 'Wrong code' });
  await open(page);
  await expect(attempts(page)).toHaveCount(3);
  await logs(page).getByLabel('Status').selectOption('Failed');
  await expect(attempts(page)).toHaveCount(2);
  await logs(page).getByLabel('Employee name').pressSequentially('ana lop', { delay: 20 });
  await expect(attempts(page)).toHaveCount(1);
  await expect(logs(page).getByLabel('Employee name')).toHaveValue('ana lop');
  await expect(page).toHaveURL('/employees?success=false&employeeName=ana+lop');
  await page.reload();
  await expect(attempts(page)).toHaveCount(1);
  await expect(logs(page).getByLabel('Employee name')).toHaveValue('ana lop');
  await logs(page).getByLabel('Start date').fill('2026-11-04');
  await expect(logs(page).getByText('None fits these filters')).toBeVisible();
  await logs(page).getByLabel('End date').fill('2026-11-02');
  await expect(logs(page).getByText('This is before the first day.')).toBeVisible();
  await logs(page).getByRole('button', { name: 'Show all attempts' }).click();
  await expect(attempts(page)).toHaveCount(3);
  await expect(logs(page).getByLabel('Employee name')).toHaveValue('');
  await expect(page).toHaveURL('/employees');
});

test('the newest hundred come first; Show more goes on to the last', async ({ console: page, sql }) => {
  await sql(
    `INSERT INTO verification_log (mode, employee_name, phone_number, success, created_at)
     SELECT 'live', 'Person ' || n, '+15125550190', true, now() - n * interval '1 minute' FROM generate_series(1, 130) AS n`,
  );
  await open(page);
  await expect(attempts(page)).toHaveCount(100);
  await expect(logs(page).getByText('These are the newest 100 attempts.')).toBeVisible();
  await logs(page).getByRole('button', { name: 'Show more' }).click();
  await expect(attempts(page)).toHaveCount(130);
  await expect(attempts(page).last()).toContainText('Person 130');
  await expect(logs(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a wait is seen, a failure tells why, "Try again" mends it', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  await attempt(sql, { name: 'Ana Lopez' });
  const answered = Promise.withResolvers<void>();
  const address = '**/verification-logs*';
  await page.route(address, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: 'The database is away.' } });
  });
  await open(page);
  await expect(page.getByRole('progressbar', { name: 'Loading the verification logs…' })).toBeVisible();
  answered.resolve();
  await expect(logs(page).getByRole('alert')).toContainText('Failed to fetch verification logs');
  await expect(logs(page).getByRole('alert')).toContainText('500: The database is away.');
  await page.unroute(address);
  await logs(page).getByRole('button', { name: 'Try again' }).click();
  await expect(attempts(page)).toHaveCount(1);
});

test('who may not see people is told so, and nothing is asked for', async ({ page, sql }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterAs(page, sql, 'viewer', '/employees');
  const refusals = page.getByRole('main').getByText('You do not have access', { exact: true });
  await expect(refusals).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/admin/employees'))).toEqual([]);
});

test('the front desk sees who is on the whitelist, and changes nobody', async ({ page, sql }) => {
  await enterAs(page, sql, 'front_desk', '/employees');
  await expect(members(page).getByText('No employees in the whitelist')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(logs(page).getByText('You do not have access', { exact: true })).toBeVisible();
});

test('on a phone every attempt is a card, and nothing scrolls sideways', async ({ console: page, sql }) => {
  await attempt(sql, { name: 'Ana Lopez', error: 'No code was sent: the number is inactive' });
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await open(page);
    await expect(logs(page).getByText('No code was sent: the number is inactive')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
