import { ago } from '@booking/hotel/ago';
import { expect, test, type Page, type Sql } from './console.ts';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** What the last look at the voice platform found; a minute ahead, so that no real look comes after it. */
const found = (sql: Sql, ok: boolean, responseMs: number) =>
  sql(
    `INSERT INTO provider_check (provider, mode, ok, response_ms, error, checked_at)
     VALUES ('vapi', 'test', $1, $2, $3, now() + interval '1 minute')`,
    [ok, responseMs, ok ? null : 'It did not answer within 5 s.'],
  );

// for five minutes it counts what other journeys did to a provider
test.beforeEach(async ({ sql }) => void (await sql('DELETE FROM provider_check')));

test.afterEach(async ({ sql }) => {
  await sql('DELETE FROM provider_check');
  await sql(`DELETE FROM inbound_event WHERE event_key = 'journey'`);
});

test('AI Agent Status: online after a quick look, the average answer of recent calls, and the last publish', async ({
  console: page,
  sql,
}) => {
  const [measured] = await sql<{ seconds: string }>(
    `SELECT to_char(avg(latency_ms) / 1000.0, 'FM990.0') AS seconds FROM
     (SELECT latency_ms FROM call WHERE mode = 'test' AND latency_ms IS NOT NULL ORDER BY started_at DESC LIMIT 50) AS x`,
  );
  const [published] = await sql<{ at: Date }>(
    `SELECT max(last_published_at) AS at FROM assistant
     WHERE mode = 'test' AND assistant_type = 'guest' AND archived_at IS NULL`,
  );
  await found(sql, true, 80);
  await page.goto('/');
  const status = panel(page, 'AI Agent Status');
  await expect(status.getByText('Online', { exact: true })).toHaveAttribute('data-tone', 'good');
  await expect(status.getByRole('term')).toHaveText(['Status', 'Response Time', 'Last Updated']);
  const seen = [0, 60_000].map((later) => ago(published!.at, new Date(Date.now() + later)));
  const updated = new RegExp(`^(${seen.join('|')})$`);
  await expect(status.getByRole('definition')).toHaveText(['Online', `${measured!.seconds}s avg`, updated]);
  await status.getByRole('button', { name: 'Configure Assistant' }).click();
  await expect(page).toHaveURL('/assistant');
});

test('a voice platform that answers slowly is Degraded', async ({ console: page, sql }) => {
  await found(sql, true, 4000);
  await page.goto('/');
  await expect(panel(page, 'AI Agent Status').getByText('Degraded')).toHaveAttribute('data-tone', 'warning');
});

test('one that does not answer is Offline, and an alert', async ({ console: page, sql }) => {
  await found(sql, false, 5000);
  await page.goto('/');
  await expect(panel(page, 'AI Agent Status').getByText('Offline')).toHaveAttribute('data-tone', 'bad');
  const alerts = panel(page, 'System Alerts');
  await expect(alerts.getByText('1 Active', { exact: true })).toBeVisible();
  await expect(alerts.getByRole('listitem')).toContainText('Vapi does not work');
  await expect(alerts.getByRole('listitem')).toContainText('It did not answer within 5 s.');
});

test('System Alerts counts what is wrong and leads to it; with nothing wrong it says so', async ({
  console: page,
  sql,
}) => {
  await page.goto('/');
  const alerts = panel(page, 'System Alerts');
  await expect(alerts.getByText('0 Active', { exact: true })).toBeVisible();
  await expect(alerts.getByText('No active alerts. System is running normally.', { exact: true })).toBeVisible();

  await sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, last_error)
     VALUES ('vapi', 'journey', 'call', 'test', '{}', 'dead', 'The report has no call id.')`,
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alerts.getByText('1 Active', { exact: true })).toBeVisible();
  await expect(alerts.getByRole('listitem')).toContainText('One message could not be processed');
  await expect(alerts.getByRole('listitem')).toContainText('The newest is a message of the kind call from vapi.');
  await alerts.getByRole('link').click();
  await expect(page).toHaveURL('/integrations');
});

test('Quick Actions lead to the test call, the settings and the export', async ({ console: page }) => {
  await page.goto('/');
  const actions = panel(page, 'Quick Actions');
  await expect(actions.getByRole('button')).toHaveText(['Test Call', 'Settings', 'Export Logs']);
  await actions.getByRole('button', { name: 'Export Logs' }).click();
  await page.getByRole('dialog', { name: 'Export Call Logs' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await actions.getByRole('button', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await actions.getByRole('button', { name: 'Test Call' }).click();
  await expect(page).toHaveURL('/integrations?view=vapi&test-call=open');
});
