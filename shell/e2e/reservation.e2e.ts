import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const path = '**/api/admin/reservations/*';

test('a payment leads to its reservation at Cloudbeds, and that back to its payments', async ({
  console: page,
  sql,
}) => {
  const [row] = await sql<{ id: string; guest: string }>(
    `SELECT reservation_id AS id, metadata->>'guestName' AS guest FROM payment
     WHERE mode = 'test' AND purpose = 'booking' AND sync_status = 'synced' AND reservation_id IS NOT NULL
       AND metadata->>'guestName' IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
  );
  const { id, guest } = row!;
  await page.goto(`/payments?q=${id}`);
  await page
    .getByRole('link', { name: `Reservation ${id}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/reservations/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Reservation ${id}` })).toBeVisible();
  const stay = page.getByRole('region', { name: 'Stay' });
  await expect(stay.getByText(guest)).toBeVisible();
  await expect(stay.getByText('Balance')).toBeVisible();
  // what was paid is remembered in a note
  await expect(
    page.getByRole('region', { name: 'Notes in Cloudbeds' }).getByText(/^Payment .+ recorded\.$/),
  ).toBeVisible();
  await expectAccessible(page, 'a reservation');
  await page.getByRole('link', { name: 'Payments', exact: true }).last().click();
  await expect(page).toHaveURL(`/payments?q=${id}`);
});

test('a wait is seen, a failure tells why, "Try again" asks once more', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 5/);
  const answered = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 502, json: { error: 'Cloudbeds cannot be reached.' } });
  });
  await page.goto('/reservations/R-77');
  await expect(page.getByRole('progressbar', { name: 'Loading the reservation…' })).toBeVisible();
  answered.resolve();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The reservation could not be loaded');
  await expect(failure).toContainText('502: Cloudbeds cannot be reached.');
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 403, json: { error: 'No.' } }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  mayComplain(/status of 403/);
  await expect(
    page.getByText('Your role does not include the reservation. Ask the owner of the account.'),
  ).toBeVisible();
});
