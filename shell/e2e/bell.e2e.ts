import { expect, test, type Sql } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';

const giveUpAnEvent = (sql: Sql, key: string) =>
  sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error)
     VALUES ('vapi', $1, 'call', 'test', '{}', 'dead', 6, 'The report has no call id.')`,
    [`journey-${key}`],
  );
const forget = (sql: Sql) => sql(`DELETE FROM inbound_event WHERE event_key LIKE 'journey-%'`);

test.afterEach(async ({ sql }) => {
  await forget(sql);
  await removePeople(sql);
  await sql('DELETE FROM alert_acknowledgement');
});

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
  const bell = page.getByRole('button', { name: 'Notifications, 1 new' });
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
  // what was asked for at the beginning may still be on its way when the first minute is over
  await expect(async () => {
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await expect(page.getByText('2 messages could not be processed')).toBeVisible();

  await forget(sql);
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByText('No active alerts. System is running normally.')).toBeVisible();
});

test('what was seen is not counted any more, until there is news', async ({ console: page, sql }) => {
  await giveUpAnEvent(sql, 'one');
  await page.goto('/call-logs');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText('New', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const read = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(read).toBeVisible();
  await page.reload();
  await read.click();
  await expect(panel.getByText('One message could not be processed')).toBeVisible();
  await expect(panel.getByText('New', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await giveUpAnEvent(sql, 'two');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
});

test('somebody takes an alert, and everybody sees who; a viewer cannot', async ({ console: page, visit, sql }) => {
  await giveUpAnEvent(sql, 'one');
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await panel.getByRole('button', { name: 'Acknowledge: One message could not be processed' }).click();
  await expect(panel).toContainText('looks after it');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'System Alerts' })).toContainText('looks after it.');

  const other = await visit();
  await enterAs(other, sql, 'viewer', '/call-logs');
  await other.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await expect(other.getByRole('region', { name: 'Notifications' })).toContainText('looks after it');
});

test('an alert that cannot be taken says why', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 404/);
  await giveUpAnEvent(sql, 'one');
  await page.goto('/call-logs');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await forget(sql);
  await page.getByRole('button', { name: /^Acknowledge: / }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('404: This alert was not found.');
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
