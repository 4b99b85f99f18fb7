import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { expectToast } from './integrations-console.ts';
import { add, goLive, guests, payment, removePayments, sessionOf, toneOf } from './payments-console.ts';
import { phone } from './places.ts';

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(({ sql }) => removePayments(sql));

test('a payment shows all that is known of it, in the hotel’s time', async ({ visit, sql, mayComplain }) => {
  mayComplain(/status of 404/);
  await add(sql, {
    guest: 'Rosa Whitfield',
    cents: 123_456,
    refunded: 1_000,
    sync: 'synced',
    reservation: 'R-77',
    call: 'journey-call',
    at: '2026-11-02 16:05:09',
  });
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await page.goto('/payments');
  const row = payment(page, 'Rosa Whitfield');
  for (const text of ['Nov 2, 2026 4:05:09 PM', 'Booking', '$1,234.56', '$10.00', 'completed', 'synced']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(row.getByText('Reservation R-77')).toBeVisible();
  await expect(row.getByText('guest@journey.example')).toBeHidden();
  await row.getByText('Details', { exact: true }).click();
  await expect(row.getByText('guest@journey.example')).toBeVisible();
  await row.getByRole('link', { name: 'Call of Rosa Whitfield' }).click();
  await expect(page).toHaveURL('/call-logs?call=journey-call');
});

test('states in their words and colours, with what went wrong', async ({ console: page, sql }) => {
  const looks = [
    ['completed', 'good'],
    ['pending', 'warning'],
    ['failed', 'bad'],
    ['canceled', 'bad'],
    ['expired', 'neutral'],
    ['refunded', 'neutral'],
  ] as const;
  for (const [status] of looks) await add(sql, { guest: `Guest ${status}`, status, isPaid: false });
  await add(sql, { guest: 'Not booked', sync: 'failed', problem: 'No room of this type is left.' });
  await page.goto('/payments');
  for (const [status, tone] of looks) {
    await expect(toneOf(page, `Guest ${status}`, status)).toHaveAttribute('data-tone', tone);
  }
  await expect(toneOf(page, 'Not booked', 'failed')).toHaveAttribute('data-tone', 'bad');
  await expect(payment(page, 'Not booked').getByText('No room of this type is left.')).toBeVisible();
});

test('status and hotel dates narrow the list, stand in the address and outlive a reload', async ({
  console: page,
  sql,
}) => {
  await add(sql, { guest: 'Late', status: 'failed', isPaid: false, at: '2026-11-02 23:59:59' });
  await add(sql, { guest: 'Next', status: 'failed', isPaid: false, at: '2026-11-03 00:00:00' });
  await add(sql, { guest: 'Paid', at: '2026-11-02 12:00:00' });
  await page.goto('/payments');
  await expect(guests(page)).toHaveText(['Next', 'Late', 'Paid']);
  await page.getByLabel('Status').selectOption('Failed');
  await expect(guests(page)).toHaveText(['Next', 'Late']);
  await page.getByLabel('To').fill('2026-11-02');
  await expect(guests(page)).toHaveText(['Late']);
  await expect(page).toHaveURL('/payments?status=failed&to=2026-11-02');
  await page.reload();
  await expect(guests(page)).toHaveText(['Late']);
  await expect(page.getByLabel('Status')).toHaveValue('failed');

  await page.getByLabel('From').fill('2026-11-03');
  await expect(page.getByText('This is before the first day.')).toBeVisible();
  await expect(page.getByText('No payment events found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expect(guests(page)).toHaveCount(3);
  await expect(page).toHaveURL('/payments');
});

test('words are searched for when they are sent, stand in the address, and are taken away again', async ({
  console: page,
  sql,
}) => {
  await add(sql, { guest: 'Rosa Whitfield', reservation: 'R-77' });
  await add(sql, { guest: 'Jonas Fischer', status: 'failed', isPaid: false });
  await page.goto('/payments');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('whitfield rosa');
  await expect(guests(page)).toHaveText(['Rosa Whitfield']);
  await expect(page).toHaveURL('/payments?q=whitfield+rosa');
  await page.reload();
  await expect(field).toHaveValue('whitfield rosa');
  await field.fill(' R-77 ');
  await expect(page).toHaveURL('/payments?q=R-77');
  await expect(guests(page)).toHaveText(['Rosa Whitfield']);
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page.getByText('None fits these filters')).toBeVisible();
  await field.clear();
  await expect(guests(page)).toHaveText(['Jonas Fischer']);
  await expect(page).toHaveURL('/payments?status=failed');
});

test('a date can be typed digit by digit', async ({ console: page }) => {
  await page.goto('/payments');
  await page.getByLabel('From').focus();
  await page.keyboard.type('11022026', { delay: 30 });
  await expect(page.getByLabel('From')).toHaveValue('2026-11-02');
  await expect(page).toHaveURL('/payments?from=2026-11-02');
});

test('the newest hundred come first; Show more goes on to the last', async ({ console: page, sql }) => {
  await sql(
    `INSERT INTO payment (mode, status, amount_cents, stripe_session, created_at, metadata)
     SELECT 'live', 'expired', 100, 'journey-' || n, now() - n * interval '1 minute', jsonb_build_object('guestName', 'Guest ' || n)
     FROM generate_series(1, 130) AS n`,
  );
  await page.goto('/payments');
  await expect(guests(page)).toHaveCount(100);
  await expect(page.getByText('These are the newest 100 payments.')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(guests(page)).toHaveCount(130);
  await expect(guests(page).last()).toHaveText('Guest 130');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('with no payments it says so', async ({ console: page }) => {
  await page.goto('/payments');
  await expect(page.getByText('No payment events found', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the export holds the rows that the filter leaves', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield' });
  await add(sql, { guest: 'Jonas Fischer', status: 'failed', isPaid: false });
  await page.goto('/payments?status=failed');
  await expect(guests(page)).toHaveText(['Jonas Fischer']);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Payment Events' });
  await expect(dialog).toContainText('that the filters leave');
  await dialog.getByRole('radio', { name: /JSON/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Jonas Fischer');
  expect(text).not.toContain('Rosa Whitfield');
});

test('the whole id of a Stripe session is copied', async ({ console: page, context, sql }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await add(sql, { guest: 'Rosa Whitfield' });
  await page.goto('/payments');
  await expect(page.getByText(sessionOf('Rosa Whitfield'))).toHaveCount(0);
  await payment(page, 'Rosa Whitfield')
    .getByRole('button', { name: /^Copy session id/ })
    .click();
  await expectToast(page, 'good', 'Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sessionOf('Rosa Whitfield'));
});

test('on a phone each payment is a card whose values are named, and nothing scrolls sideways', async ({
  console: page,
  sql,
}) => {
  await add(sql, { guest: 'Rosa Whitfield', sync: 'failed', problem: 'No room of this type is left.' });
  const card = page.getByRole('rowgroup').filter({ hasText: 'Rosa Whitfield' });
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto('/payments');
    await expect(card.getByRole('rowheader', { name: 'Guest Rosa Whitfield' })).toBeVisible();
    await expect(card.getByText('$450.00')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a wait is seen, a failure tells why, "Try again" mends it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/payment-events', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: 'The database is away.' } });
  });
  await page.goto('/payments');
  await expect(page.getByRole('progressbar', { name: 'Loading the payments…' })).toBeVisible();
  answered.resolve();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The payments could not be loaded');
  await expect(failure).toContainText('500: The database is away.');
  await page.unroute('**/api/admin/payment-events');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No payment events found')).toBeVisible();
});

test('somebody who may not see the payments is told so', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 403/);
  await page.route('**/api/admin/payment-events', (route) => route.fulfill({ status: 403, json: { error: 'No.' } }));
  await page.goto('/payments');
  await expect(page.getByText('You do not have access', { exact: true })).toBeVisible();
  await expect(page.getByText('Your role does not include the payments. Ask the owner of the account.')).toBeVisible();
});

test('the payments and a folded-out one are accessible', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield', sync: 'failed', problem: 'No room of this type is left.', refunded: 100 });
  await page.goto('/payments');
  await payment(page, 'Rosa Whitfield').getByText('Details', { exact: true }).click();
  await expectAccessible(page, 'the payments');
});
