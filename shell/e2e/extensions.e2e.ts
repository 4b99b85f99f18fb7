import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { expectToast } from './integrations-console.ts';

type Row = {
  guest: string;
  workflow?: 'before_11am' | 'after_11am';
  cents?: number;
  payment?: string;
  cloudbeds?: 'pending' | 'synced' | 'failed';
  problem?: string;
  roomType?: string;
  session?: string;
  /** Paid and synced at these times of the hotel's clock, if at all. */
  paidAt?: string;
  syncedAt?: string;
};

/** Rows of live mode, where nothing else is, made at 4:05:09 PM on November 2. */
const add = (sql: Sql, row: Row) =>
  sql(
    `WITH paid AS (
       INSERT INTO payment (mode, purpose, amount_cents, status, sync_status, sync_error, stripe_session, paid_at, synced_at, metadata)
       VALUES ('live', 'extension', $1, $2, $3, $4, $5,
         coalesce($6::timestamp AT TIME ZONE 'America/Chicago', CASE WHEN $3 = 'failed' THEN now() END),
         $7::timestamp AT TIME ZONE 'America/Chicago', jsonb_build_object('guestName', $8::text))
       RETURNING id
     )
     INSERT INTO extension_request (mode, payment_id, guest_name, guest_phone, guest_email, room_type_name,
       requested_workflow, additional_nights, original_checkout_date, new_checkout_date, reservation_id, created_at)
     SELECT 'live', id, $8, '+15125550101', 'guest@journey.example', $9, $10, 2, '2026-11-03', '2026-11-05', 'R-77',
       '2026-11-02 16:05:09'::timestamp AT TIME ZONE 'America/Chicago'
     FROM paid`,
    [
      row.cents ?? 24_050,
      row.payment === 'paid' ? 'completed' : (row.payment ?? 'pending'),
      row.cloudbeds ?? null,
      row.problem ?? null,
      row.session ?? null,
      row.paidAt ?? null,
      row.syncedAt ?? null,
      row.guest,
      row.roomType ?? '',
      row.workflow ?? 'before_11am',
    ],
  );

const list = (page: Page) => page.getByRole('region', { name: 'Recent Extension Requests' });
const cards = (page: Page) => list(page).getByRole('listitem');
const card = (page: Page, guest: string) => cards(page).filter({ has: page.getByText(guest, { exact: true }) });

/** What a card tells beside each of its names. */
const facts = async (page: Page, guest: string): Promise<Record<string, string>> => {
  const lines = await card(page, guest)
    .locator('dl > div')
    .evaluateAll((all) => all.map((line) => [...line.children].map((part) => part.textContent ?? '')));
  return Object.fromEntries(lines.map(([name, fact]) => [name!, fact!]));
};

test.beforeEach(({ sql }) => sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`));
test.afterEach(async ({ sql }) => {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(
    `WITH gone AS (DELETE FROM extension_request WHERE guest_email = 'guest@journey.example' RETURNING payment_id)
     DELETE FROM payment USING gone WHERE id = payment_id`,
  );
  await removePeople(sql);
});

test('with no requests it says so', async ({ console: page }) => {
  await page.goto('/extensions');
  await expect(page.getByRole('heading', { level: 1, name: 'Extension Requests', exact: true })).toBeVisible();
  await expect(page.getByText('Monitor stay extension requests and payment status', { exact: true })).toBeVisible();
  await expect(list(page).getByText('No extension requests found', { exact: true })).toBeVisible();
});

test('a card tells everything there is, and has no line for what there is not', async ({ visit, sql }) => {
  const known = {
    Amount: '$240.50',
    'Additional nights': '2',
    'Original checkout': 'Nov 3, 2026',
    'New checkout': 'Nov 5, 2026',
    Reservation: 'R-77',
    Phone: '+15125550101',
    Email: 'guest@journey.example',
    Created: 'Nov 2, 2026 4:05:09 PM',
  };
  await add(sql, { guest: 'Jonas Fischer', cents: 0 });
  await add(sql, {
    guest: 'Rosa Whitfield',
    workflow: 'after_11am',
    payment: 'paid',
    cloudbeds: 'synced',
    roomType: 'Garden Suite',
    session: 'cs_test_a1b2c3d4e5f6g7h8i9j0',
    paidAt: '2026-11-02 16:10:00',
    syncedAt: '2026-11-02 16:11:00',
  });
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
  await page.goto('/extensions');
  await expect(cards(page)).toHaveCount(2);
  expect(await facts(page, 'Rosa Whitfield')).toEqual({
    ...known,
    Payment: 'paid',
    Cloudbeds: 'synced',
    'Room type': 'Garden Suite',
    Paid: 'Nov 2, 2026 4:10:00 PM',
    Synced: 'Nov 2, 2026 4:11:00 PM',
    'Payment session': expect.stringContaining('cs_test_a1…i9j0'),
  });
  expect(await facts(page, 'Jonas Fischer')).toEqual({
    ...known,
    Amount: '$0.00',
    Payment: 'pending',
    Cloudbeds: 'pending',
  });
  await expect(card(page, 'Rosa Whitfield').getByText('After 11 AM', { exact: true })).toBeVisible();
  await expect(card(page, 'Jonas Fischer').getByText('Before 11 AM', { exact: true })).toBeVisible();
});

test('states in their colours, with what went wrong', async ({ console: page, sql }) => {
  const payments = [
    ['paid', 'good'],
    ['pending', 'warning'],
    ['failed', 'bad'],
    ['canceled', 'bad'],
    ['expired', 'neutral'],
  ] as const;
  const syncs = [
    ['synced', 'good'],
    ['pending', 'warning'],
    ['failed', 'bad'],
  ] as const;
  for (const [payment] of payments) await add(sql, { guest: `Payment ${payment}`, payment });
  for (const [cloudbeds] of syncs)
    await add(sql, { guest: `Sync ${cloudbeds}`, cloudbeds, problem: 'The room is taken.' });
  await page.goto('/extensions');
  const toneOf = (guest: string, name: string) =>
    card(page, guest).locator('dl > div').filter({ hasText: name }).locator('[data-tone]');
  for (const [payment, tone] of payments) {
    await expect(toneOf(`Payment ${payment}`, 'Payment')).toHaveAttribute('data-tone', tone);
  }
  for (const [sync, tone] of syncs) {
    await expect(toneOf(`Sync ${sync}`, 'Cloudbeds')).toHaveAttribute('data-tone', tone);
  }
  await expect(card(page, 'Sync failed').getByText('The room is taken.', { exact: true })).toBeVisible();
  await expect(card(page, 'Sync pending').getByText('It is tried again by itself. The room is taken.')).toBeVisible();
});

test('a paid stay that Cloudbeds does not have is tried again; others are not', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield', payment: 'paid', cloudbeds: 'failed', problem: 'The room is taken.' });
  await add(sql, { guest: 'Unpaid', payment: 'failed', cloudbeds: 'failed' });
  await add(sql, { guest: 'Extended', payment: 'paid', cloudbeds: 'synced' });
  await page.goto('/extensions');
  await expect(cards(page)).toHaveCount(3);
  await expect(list(page).getByRole('button', { name: /^Retry/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Retry: Rosa Whitfield' }).click();
  await expectToast(page, 'good', 'Success', 'Cloudbeds is asked once more. Refresh to see what became of it.');
  await expect(list(page).getByRole('button', { name: /^Retry/ })).toHaveCount(0);
});

test('a retry that is refused says why', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 409/);
  await add(sql, { guest: 'Rosa Whitfield', payment: 'paid', cloudbeds: 'failed' });
  await page.route('**/api/admin/extension-requests/*/retry', (route) =>
    route.fulfill({ status: 409, json: { error: 'There is nothing to do about this request.' } }),
  );
  await page.goto('/extensions');
  await page.getByRole('button', { name: 'Retry: Rosa Whitfield' }).click();
  await expectToast(page, 'bad', 'Error', '409: There is nothing to do about this request.');
  await expect(page.getByRole('button', { name: 'Retry: Rosa Whitfield' })).toBeEnabled();
});

for (const [role, offers] of [
  ['front_desk', 1],
  ['viewer', 0],
] as const) {
  test(`a ${role} is offered ${offers === 1 ? 'the retry' : 'no retry'}`, async ({ page, sql }) => {
    await add(sql, { guest: 'Rosa Whitfield', payment: 'paid', cloudbeds: 'failed' });
    await enterAs(page, sql, role, '/extensions');
    await expect(cards(page)).toHaveCount(1);
    await expect(list(page).getByRole('button', { name: /^Retry/ })).toHaveCount(offers);
  });
}

test('a wait is seen, a failure tells why, "Try again" mends it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/extension-requests', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: 'The database is away.' } });
  });
  await page.goto('/extensions');
  await expect(page.getByRole('progressbar', { name: 'Loading the extension requests…' })).toBeVisible();
  answered.resolve();
  const failure = list(page).getByRole('alert');
  await expect(failure).toContainText('The extension requests could not be loaded');
  await expect(failure).toContainText('500: The database is away.');
  await page.unroute('**/api/admin/extension-requests');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByText('No extension requests found')).toBeVisible();
});

test('somebody who may not see the requests is told so', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 403/);
  await page.route('**/api/admin/extension-requests', (route) =>
    route.fulfill({ status: 403, json: { error: 'No.' } }),
  );
  await page.goto('/extensions');
  await expect(list(page).getByText('You do not have access', { exact: true })).toBeVisible();
  await expect(list(page).getByText('Your role does not include the extension requests.')).toBeVisible();
});

test('the newest hundred come first, and Show more goes on to the last', async ({ console: page, sql }) => {
  for (let number = 1; number <= 103; number++) await add(sql, { guest: `Guest ${number}` });
  await page.goto('/extensions');
  await expect(cards(page)).toHaveCount(100);
  await expect(list(page).getByText('These are the newest 100 requests.')).toBeVisible();
  await list(page).getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(103);
  await expect(list(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('requests are searched, and the words stand in the address', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield' });
  await add(sql, { guest: 'Jonas Fischer' });
  await page.goto('/extensions');
  const field = list(page).getByRole('searchbox', { name: 'Search' });
  await field.fill('whitfield');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/extensions?q=whitfield');
  await field.fill('nobody');
  await expect(list(page).getByText('None fits this search')).toBeVisible();
  await list(page).getByRole('button', { name: 'Show all requests' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/extensions');
});

test('the requests are accessible', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield', payment: 'paid', cloudbeds: 'failed', problem: 'The room is taken.' });
  await page.goto('/extensions');
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page, 'the extension requests');
});
