import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { expectToast } from './integrations-console.ts';
import { desktop, phone } from './places.ts';

type Row = {
  guest: string;
  status?: string;
  cents?: number;
  refunded?: number;
  isPaid?: boolean;
  sync?: 'pending' | 'synced' | 'failed';
  problem?: string;
  reservation?: string;
  call?: string;
  /** By the hotel's clock; now unless said. */
  at?: string;
};

const sessionOf = (guest: string): string => `journey-session-of-${guest.toLowerCase().replaceAll(' ', '-')}`;

/** Rows of live mode, where nothing else is. */
const add = (sql: Sql, row: Row) =>
  sql<{ id: string }>(
    `INSERT INTO payment (mode, status, amount_cents, refunded_cents, paid_at, sync_status, sync_error, reservation_id,
                          call_id, stripe_session, metadata, created_at)
     VALUES ('live', $1, $2, $3, CASE WHEN $4 THEN now() END, $5, $6, $7, $8, $9, $10,
             coalesce($11::timestamp AT TIME ZONE 'America/Chicago', now()))
     RETURNING id`,
    [
      row.status ?? 'completed',
      row.cents ?? 45_000,
      row.refunded ?? 0,
      row.isPaid ?? true,
      row.sync ?? null,
      row.problem ?? null,
      row.reservation ?? null,
      row.call ?? null,
      sessionOf(row.guest),
      { guestName: row.guest, guestEmail: 'guest@journey.example' },
      row.at ?? null,
    ],
  );

const payment = (page: Page, guest: string) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: guest, exact: true }) });
const guests = (page: Page) => page.getByRole('main').getByRole('rowheader');
const toneOf = (page: Page, guest: string, word: string) =>
  payment(page, guest).locator('[data-tone]').filter({ hasText: word });

test.beforeEach(({ sql }) => sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`));
test.afterEach(async ({ sql }) => {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(`DELETE FROM payment WHERE stripe_session LIKE 'journey-%'`);
  await removePeople(sql);
});

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

test('a refund asks for an amount and a reason, and no more than is left', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield', refunded: 5_000 });
  const sent: unknown[] = [];
  await page.route('**/api/admin/payment-events/*/refund', async (route) => {
    sent.push(route.request().postDataJSON());
    const list = await page.request.get('/api/admin/payment-events');
    const [row] = (await list.json()) as object[];
    await route.fulfill({ json: { ...row, refundedCents: 15_050 } });
  });
  await page.goto('/payments');
  await page.getByRole('button', { name: 'Refund: Rosa Whitfield' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund Rosa Whitfield' });
  const amount = dialog.getByLabel('Amount in dollars');
  const confirm = dialog.getByRole('button', { name: 'Refund', exact: true });
  await expect(amount).toHaveValue('400.00');
  await expect(dialog).toContainText('$400.00 goes back through Stripe to the card it was paid with');
  await amount.fill('400.01');
  await confirm.click();
  await expect(dialog.getByText('At most $400.00 is left to refund.')).toBeVisible();
  await expect(dialog.getByText('Say why, for the record.')).toBeVisible();
  expect(sent).toEqual([]);

  await amount.fill('100.50');
  await dialog.getByLabel('Reason').fill('The heating was broken');
  await confirm.click();
  await expectToast(page, 'good', 'Success', 'Stripe has the refund. Refresh to see it confirmed.');
  await expect(dialog).toHaveCount(0);
  const seen = { refundedCents: 5_000, syncStatus: null };
  expect(sent).toEqual([{ amountCents: 10_050, reason: 'The heating was broken', seen }]);
  await expect(payment(page, 'Rosa Whitfield').getByText('$150.50')).toBeVisible();
});

test('a refund that is refused says why and keeps what was typed', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 409/);
  await add(sql, { guest: 'Rosa Whitfield' });
  await page.goto('/payments');
  await page.getByRole('button', { name: 'Refund: Rosa Whitfield' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund Rosa Whitfield' });
  await dialog.getByLabel('Reason').fill('The heating was broken');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('409: ');
  await expect(dialog.getByLabel('Reason')).toHaveValue('The heating was broken');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expectToast(page, 'bad', 'Error', /^409: /);
});

test('what is paid and not booked is tried again, or closed by hand', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield', sync: 'failed', problem: 'No room of this type is left.' });
  const [closed] = await add(sql, { guest: 'Jonas Fischer', sync: 'failed' });
  await add(sql, { guest: 'Booked', sync: 'synced' });
  await page.goto('/payments');
  await expect(page.getByRole('button', { name: 'Retry: Booked' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Retry: Rosa Whitfield' }).click();
  await expectToast(page, 'good', 'Success', 'Cloudbeds is asked once more. Refresh to see what became of it.');
  await expect(toneOf(page, 'Rosa Whitfield', 'pending')).toBeVisible();

  await page.getByRole('button', { name: 'Close by hand: Jonas Fischer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close by hand: Jonas Fischer' });
  await dialog.getByRole('button', { name: 'Close by hand' }).click();
  await expect(dialog.getByText('Say what was done.')).toBeVisible();
  await dialog.getByLabel('Reservation id').fill('R-78');
  await dialog.getByLabel('What was done').fill('Booked at the desk');
  await dialog.getByRole('button', { name: 'Close by hand' }).click();
  await expectToast(page, 'good', 'Success', 'The payment is closed by hand.');
  await expect(payment(page, 'Jonas Fischer').getByText('Reservation R-78')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close by hand: Jonas Fischer' })).toHaveCount(0);
  expect(await sql(`SELECT sync_status, reservation_id, closed_note FROM payment WHERE id = $1`, [closed!.id])).toEqual(
    [{ sync_status: 'synced', reservation_id: 'R-78', closed_note: 'Booked at the desk' }],
  );
});

for (const role of ['front_desk', 'viewer']) {
  test(`a ${role} sees the payments and is offered nothing to do about them`, async ({ page, sql }) => {
    await add(sql, { guest: 'Rosa Whitfield', sync: 'failed' });
    await enterAs(page, sql, role, '/payments');
    await expect(guests(page)).toHaveText(['Rosa Whitfield']);
    for (const name of [/^Refund/, /^Retry/, /^Close by hand/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(role === 'front_desk' ? 1 : 0);
  });
}

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

test('the payments, a folded-out one and the dialogs are accessible', async ({ console: page, sql }) => {
  test.setTimeout(120_000);
  await add(sql, { guest: 'Rosa Whitfield', sync: 'failed', problem: 'No room of this type is left.', refunded: 100 });
  await page.goto('/payments');
  await payment(page, 'Rosa Whitfield').getByText('Details', { exact: true }).click();
  await expectAccessible(page, 'the payments');
  await page.setViewportSize(desktop);
  for (const name of ['Refund: Rosa Whitfield', 'Close by hand: Rosa Whitfield']) {
    await page.getByRole('button', { name }).click();
    await expectAccessible(page, name, [desktop]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
});
