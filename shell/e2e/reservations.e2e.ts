import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';

const add = (sql: Sql, kind: string, guest: string | null, day: string) =>
  sql(
    `INSERT INTO reservation_event (mode, key, kind, reservation_id, at, start_date, end_date, guest_name, source)
     VALUES ('test', $1, $2, $1, now() + $3::interval, '2026-12-05', '2026-12-07', $4, 'Walk-In')`,
    [`journey-${kind}`, kind, day, guest],
  );
test.afterEach(({ sql }) => sql(`DELETE FROM reservation_event WHERE key LIKE 'journey-%'`));

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const panel = (page: Page) => page.getByRole('region', { name: 'Reservation Events' });

test('what happened to reservations stands newest first, with where it came from', async ({ console: page, sql }) => {
  await add(sql, 'created', 'Rosa Whitfield', '1 hour');
  await add(sql, 'cancelled', null, '2 hours');
  await page.goto('/');
  await page.getByRole('link', { name: 'Reservations', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Cancelled');
  const created = rows(page).nth(2);
  for (const words of ['Created', 'Rosa Whitfield', 'Dec 5, 2026 to Dec 7, 2026', 'Walk-In']) {
    await expect(created).toContainText(words);
  }
  await expect(created.getByRole('link', { name: 'Reservation journey-created' })).toHaveAttribute(
    'href',
    '/reservations/journey-created',
  );
  await page.getByLabel('What').selectOption('Cancelled');
  await expect(page).toHaveURL('/reservations?kind=cancelled');
  await expect(panel(page).getByText('Rosa Whitfield')).toHaveCount(0);
  await expectAccessible(page, 'the reservation events');
});

test('a booking of a rehearsed call leads to its call', async ({ console: page, sql }) => {
  const [booked] = await sql<{ reservation_id: string; call_id: string }>(
    `SELECT reservation_id, call_id FROM payment JOIN reservation_event USING (reservation_id)
     WHERE reservation_event.kind = 'created' AND call_id IS NOT NULL AND payment.purpose = 'booking'
     ORDER BY reservation_event.at DESC LIMIT 1`,
  );
  await page.goto('/reservations?kind=created');
  const link = page.getByRole('link', { name: `Call about reservation ${booked!.reservation_id}` });
  await expect(link).toHaveAttribute('href', `/call-logs?call=${booked!.call_id}`);
});

test('an answer that fails says so and can be asked for again; a filter that leaves nothing can be taken away', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  const sentence = 'The database is away.';
  await page.route('**/api/admin/reservation-events*', (route) =>
    route.fulfill({ status: 500, json: { error: sentence, message: sentence } }),
  );
  await page.goto('/reservations?kind=changed');
  await expect(panel(page)).toContainText(sentence);
  await page.unroute('**/api/admin/reservation-events*');
  await page.route('**/api/admin/reservation-events?kind=changed', (route) => route.fulfill({ json: [] }));
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('None fits this filter')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show all events' }).click();
  await expect(page).toHaveURL('/reservations');
  await expect(page.getByLabel('What')).toHaveValue('');
});
