import { expect, test, type Sql } from './console.ts';

const giveUpAnEvent = (sql: Sql, key: string) =>
  sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error)
     VALUES ('vapi', $1, 'call', 'test', '{}', 'dead', 6, 'The report has no call id.')`,
    [`journey-${key}`],
  );
const forget = (sql: Sql) => sql(`DELETE FROM inbound_event WHERE event_key LIKE 'journey-%'`);

test.afterEach(({ sql }) => forget(sql));

test('with nothing wrong the bell says so; Escape and a click beside it close its panel', async ({ console: page }) => {
  await page.goto('/');
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel).toBeHidden();
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(600, 400), () => bell.click()]) {
    await bell.click();
    await expect(panel).toContainText('No active alerts. System is running normally.');
    await close();
    await expect(panel).toBeHidden();
  }
});

test('the bell counts what is wrong, tells it and leads to it', async ({ console: page, sql }) => {
  await giveUpAnEvent(sql, 'one');
  await page.goto('/');
  const bell = page.getByRole('button', { name: 'Notifications, 1 active' });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByText('One message could not be processed')).toBeVisible();
  await expect(panel.getByText('The newest is a message of the kind call from vapi.')).toBeVisible();
  await expect(panel.getByText('0 minutes ago')).toBeVisible();

  await panel.getByRole('link').click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations & API Testing' })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('an alert that comes and goes is seen within a minute on an open page', async ({ console: page, sql }) => {
  await page.clock.install();
  await page.goto('/call-logs');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await giveUpAnEvent(sql, 'one');
  await giveUpAnEvent(sql, 'two');
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('button', { name: 'Notifications, 1 active' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 active' }).click();
  await expect(page.getByText('2 messages could not be processed')).toBeVisible();

  await forget(sql);
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByText('No active alerts. System is running normally.')).toBeVisible();
});

test('alerts that cannot be asked for are not taken for none', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.route('**/api/admin/alerts', (route) =>
    route.fulfill({ status: 500, json: { error: 'The database is away.', message: 'The database is away.' } }),
  );
  await page.goto('/call-logs');
  await expect(page.getByRole('listitem').filter({ hasText: 'Info Only' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  await expect(panel).not.toContainText('System is running normally');
  await expect(panel).toContainText('500: The database is away.');
});
