import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';
import { dialog, expectToast } from './ai-documentation-console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { turnAllOff, turnOn } from './faults.ts';
import { add, goLive, removePayments } from './payments-console.ts';
import { desktop, phone } from './places.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Differences', exact: true });
const row = (page: Page, ...words: string[]) =>
  words.reduce((rows, word) => rows.filter({ hasText: word }), panel(page).getByRole('row'));
const forget = (sql: Sql) =>
  sql(`DELETE FROM payment_difference WHERE mode = 'live'; DELETE FROM match_run WHERE mode = 'live'`);

/** Paid an hour ago, and known to neither Stripe nor Cloudbeds. */
const pay = (sql: Sql, guest: string) =>
  add(sql, { guest, cents: 20_000, sync: 'synced', reservation: '999999', minutesSincePaid: 60 });

const matchNow = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Match now' }).click();
  await expect(panel(page).getByRole('button', { name: 'Match now' })).toBeEnabled({ timeout: 30_000 });
};

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(async ({ sql }) => {
  await turnAllOff();
  await forget(sql);
  await removePayments(sql);
  await removePeople(sql);
});

test('what only the console knows is found, told with what each side says, explained, and over once it is gone', async ({
  console: page,
  sql,
}) => {
  await pay(sql, 'Rosa Whitfield');
  await page.goto('/reservations');
  await page.getByRole('tab', { name: 'Differences' }).click();
  await expect(page).toHaveURL('/reservations?tab=differences');
  await expect(panel(page).getByText('Nothing has been matched yet')).toBeVisible();
  await expectAccessible(page, 'the differences before the first match', [phone]);
  await page.setViewportSize(desktop);
  await matchNow(page);
  const missing = row(page, 'No reservation');
  for (const words of ['$200.00', 'Here: $200.00 paid', 'Cloudbeds: no reservation', 'Rosa Whitfield']) {
    await expect(missing).toContainText(words);
  }
  await expect(missing.getByRole('link', { name: 'Payment' })).toHaveAttribute(
    'href',
    /^\/payments\?payment=[\da-f-]+$/,
  );
  await expect(missing.getByRole('link', { name: 'Reservation 999999' })).toBeVisible();
  await expect(row(page, 'Not at Stripe')).toContainText('Stripe: nothing paid');
  await expectAccessible(page, 'differences');
  await page.setViewportSize(desktop);

  const explain = 'Explain: No reservation, Rosa Whitfield';
  await missing.getByRole('button', { name: explain }).click();
  await dialog(page, explain).getByRole('button', { name: 'Save explanation' }).click();
  await expect(dialog(page, explain).getByText('Say why, for the record.')).toBeVisible();
  await dialog(page, explain).getByLabel('Why it stays').fill('Booked by hand under another name.');
  await expectAccessible(page, 'the dialog to explain a difference', [phone]);
  await page.setViewportSize(desktop);
  await dialog(page, explain).getByRole('button', { name: 'Save explanation' }).click();
  await expectToast(page, 'Success', 'The difference is explained.');
  await expect(missing).toHaveCount(0);

  await panel(page).getByLabel('Show').selectOption('Explained');
  await page.reload();
  await expect(page).toHaveURL('/reservations?tab=differences&state=explained');
  await expect(missing).toContainText('Booked by hand under another name.');

  await removePayments(sql);
  await goLive(sql);
  await panel(page).getByLabel('Show').selectOption('Open');
  await matchNow(page);
  await expect(panel(page).getByText('Everything agrees')).toBeVisible();
  await expect(panel(page).getByText(/^Compared on .+: 0 payments at Stripe, 0 payments here, /)).toBeVisible();
  await panel(page).getByLabel('Show').selectOption('Over');
  await expect(row(page, 'Not at Stripe')).toContainText('Over since');
});

test('an alert leads to the differences', async ({ console: page, sql }) => {
  await pay(sql, 'Rosa Whitfield');
  await page.goto('/reservations?tab=differences');
  await matchNow(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const alerts = page.getByRole('region', { name: 'Notifications' });
  await alerts.getByRole('listitem').filter({ hasText: '2 differences in payments' }).getByRole('link').click();
  await expect(page).toHaveURL('/reservations?tab=differences');
});

test('a provider that is away is told, and what is not known is not called agreement', async ({
  console: page,
  sql,
}) => {
  await forget(sql);
  await turnOn('stripe', 'server_error');
  await page.goto('/reservations?tab=differences');
  await matchNow(page);
  await expect(panel(page).getByText(/^Stripe failed .*as an earlier match found it\.$/)).toBeVisible();
  await expect(panel(page).getByText('No open differences in what was compared')).toBeVisible();
});

test('who may only look sees the differences, and nothing to press', async ({ page, sql }) => {
  await sql(
    `INSERT INTO match_run (mode, started_at, since, finished_at, found) VALUES ('live', now(), now(), now(), 0)`,
  );
  await enterAs(page, sql, 'viewer', '/reservations?tab=differences');
  await expect(panel(page).getByText('Everything agrees')).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});

test('what cannot be begun or loaded says why', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of (409|500)/);
  const failure = { status: 500, json: { error: 'The database is away.', message: 'The database is away.' } };
  await page.route('**/api/admin/payment-match', (route) => route.fulfill(failure));
  await page.goto('/reservations?tab=differences');
  await expect(panel(page).getByRole('alert')).toContainText('The newest match could not be loaded');
  await page.unroute('**/api/admin/payment-match');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('Nothing has been matched yet')).toBeVisible();
  await sql(`INSERT INTO match_run (mode, started_at, since) VALUES ('live', now(), now())`);
  await panel(page).getByRole('button', { name: 'Match now' }).click();
  await expectToast(page, 'Error', '409: A match is under way already. What it finds is shown here once it is done.');
  await page.reload();
  await expect(panel(page).getByText(/^Matching since /)).toBeVisible();
  await expect(panel(page).getByText('No open differences')).toBeVisible();
});

test('on a phone every difference is a card, and nothing scrolls sideways', async ({ console: page, sql }) => {
  await pay(sql, 'Rosa Whitfield');
  await page.goto('/reservations?tab=differences');
  await matchNow(page);
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect(row(page, 'No reservation')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
