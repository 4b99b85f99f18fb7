import { expectAccessible } from '../axe.ts';
import { expect, test, type Page, type Sql } from '../console.ts';
import { turnAllOff, turnOn } from '../faults.ts';
import { add, goLive, removePayments } from './payments-console.ts';
import { desktop, phone } from '../places.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Discrepancies', exact: true });
const row = (page: Page, ...words: string[]) =>
  words.reduce((rows, word) => rows.filter({ hasText: word }), panel(page).getByRole('row'));
const forget = (sql: Sql) =>
  sql(`DELETE FROM payment_difference WHERE mode = 'live'; DELETE FROM match_run WHERE mode = 'live'`);

/** Paid an hour ago, and known to neither Stripe nor Cloudbeds. */
const pay = (sql: Sql, guest: string) =>
  add(sql, { guest, cents: 20_000, sync: 'synced', reservation: '999999', minutesSincePaid: 60 });

const matchNow = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Run check' }).click();
  await expect(panel(page).getByRole('button', { name: 'Run check' })).toBeEnabled({ timeout: 30_000 });
};

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(async ({ sql }) => {
  await turnAllOff();
  await forget(sql);
  await removePayments(sql);
});

test('what only the console knows is found, raises an alert that leads to it, fits a phone, is explained, and is over once it is gone', async ({
  console: page,
  sql,
}) => {
  await pay(sql, 'Rosa Whitfield');
  await page.goto('/reservations?tab=differences');
  await matchNow(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const alerts = page.getByRole('region', { name: 'Notifications' });
  await alerts.getByRole('listitem').filter({ hasText: '2 differences in payments' }).getByRole('link').click();
  await expect(page).toHaveURL('/reservations?tab=differences');
  await expect(row(page, 'Not at Stripe')).toContainText('Stripe: nothing paid');
  const missing = row(page, 'No reservation');
  for (const words of ['$200.00', 'Here: $200.00 paid', 'Cloudbeds: no reservation', 'Rosa Whitfield']) {
    await expect(missing).toContainText(words);
  }
  await expectAccessible(page, 'differences');
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect(missing).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(desktop);

  await missing.getByRole('button', { name: 'Add note: No reservation, Rosa Whitfield' }).click();
  const explain = page.getByRole('dialog');
  await explain.getByLabel('Reason').fill('Booked by hand under another name.');
  await explain.getByRole('button', { name: 'Save note' }).click();
  await expect(missing).toHaveCount(0);
  await panel(page).getByLabel('Show').selectOption('With a note');
  await page.reload();
  await expect(page).toHaveURL('/reservations?tab=differences&state=explained');
  await expect(missing).toContainText('Booked by hand under another name.');

  await removePayments(sql);
  await goLive(sql);
  await panel(page).getByLabel('Show').selectOption('Open');
  await matchNow(page);
  await expect(panel(page).getByText(/^Compared .+: 0 payments at Stripe, 0 payments here, /)).toBeVisible();
  await panel(page).getByLabel('Show').selectOption('Resolved');
  await expect(row(page, 'Not at Stripe')).toContainText('Resolved');
});

test('a provider that is away is told, and what is not known is not called agreement', async ({
  console: page,
  sql,
}) => {
  await forget(sql);
  await turnOn('stripe', 'server_error');
  await page.goto('/reservations?tab=differences');
  await matchNow(page);
  await expect(panel(page).getByText(/^Stripe failed .*as an earlier check found it\.$/)).toBeVisible();
  await expect(panel(page).getByText('No open discrepancies in what was compared')).toBeVisible();
});
