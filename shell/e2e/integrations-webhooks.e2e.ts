import { expect, test, type Page, type Sql } from './console.ts';
import { expectToast, panel } from './integrations-console.ts';

const log = (page: Page) => panel(page, 'Inbound Webhooks');
const rows = (page: Page) =>
  log(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

const addDeadEvent = (sql: Sql) =>
  sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error)
     VALUES ('vapi', 'journey', 'journey-kind', 'test', '{}', 'dead', 3, 'The journey was too long.')`,
  );

test.afterEach(({ sql }) => sql(`DELETE FROM inbound_event WHERE event_key = 'journey'`));

test('the newest hundred messages of the providers, newest first, in the hotel’s time', async ({ visit, sql }) => {
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await page.goto('/integrations');
  await expect(rows(page)).toHaveCount(100);
  const newest = await sql<{ at: string }>(
    `SELECT to_char(received_at AT TIME ZONE 'America/Chicago', 'Mon FMDD, YYYY FMHH12:MI:SS AM') AS at
     FROM inbound_event ORDER BY received_at DESC LIMIT 100`,
  );
  const shown = await rows(page).evaluateAll((all) =>
    all.map((row) => (row as HTMLTableRowElement).cells[0]!.textContent),
  );
  expect(shown).toEqual(newest.map(({ at }) => at));

  const scroller = log(page).getByRole('region', { name: 'Webhooks, newest first' });
  expect(await scroller.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBe(512);
  await scroller.focus();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeInViewport();
  await expect(log(page).getByRole('columnheader', { name: 'Last error' })).toBeInViewport();
});

test('provider and status narrow the list, and a list of nothing says so', async ({ console: page, sql }) => {
  await addDeadEvent(sql);
  await page.goto('/integrations');
  await log(page).getByLabel('Status', { exact: true }).selectOption('Given up');
  await log(page).getByLabel('Provider', { exact: true }).selectOption('Vapi');
  const row = rows(page).filter({ hasText: 'journey-kind' });
  await expect(row).toHaveCount(1);
  for (const text of ['Vapi', 'Given up', '3', 'The journey was too long.']) {
    await expect(row.getByRole('cell', { name: text, exact: true })).toBeVisible();
  }
  await expect(rows(page).getByText('Done', { exact: true })).toHaveCount(0);
  await log(page).getByLabel('Provider', { exact: true }).selectOption('Twilio');
  await expect(log(page).getByText('No webhooks found')).toBeVisible();
});

test('a message that was given up is delivered again', async ({ console: page, sql }) => {
  await addDeadEvent(sql);
  await page.goto('/integrations');
  const row = rows(page).filter({ hasText: 'journey-kind' });
  await row.getByRole('button', { name: /^Deliver again/ }).click();
  await expectToast(page, 'good', 'Delivered again', 'Refresh to see what became of it.');
  await expect(row.getByText('The journey was too long.')).toHaveCount(0);
  await expect
    .poll(() => sql(`SELECT FROM inbound_event WHERE event_key = 'journey' AND last_error LIKE 'The journey%'`))
    .toHaveLength(0);
});

test('Refresh shows what came in since', async ({ console: page, sql }) => {
  await page.goto('/integrations');
  await expect(rows(page)).toHaveCount(100);
  await addDeadEvent(sql);
  await expect(rows(page).filter({ hasText: 'journey-kind' })).toHaveCount(0);
  await log(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page).first()).toContainText('journey-kind');
});

test('a log that cannot be loaded says why, and "Try again" mends it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.route('**/api/admin/webhook-events*', (route) =>
    route.fulfill({ status: 500, json: { error: 'The database is away.' } }),
  );
  await page.goto('/integrations');
  await expect(log(page).getByRole('alert')).toContainText('The webhooks could not be loaded');
  await page.unroute('**/api/admin/webhook-events*');
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(100);
});
