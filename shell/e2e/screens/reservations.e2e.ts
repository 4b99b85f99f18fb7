import { expectAccessible } from '../axe.ts';
import { expect, test } from '../console.ts';

test('a booking of a rehearsed call leads to its call and to the reservation at Cloudbeds, and that to its payments', async ({
  console: page,
  sql,
}) => {
  const [booked] = await sql<{ id: string; call_id: string; guest: string }>(
    `SELECT reservation_id AS id, call_id, metadata->>'guestName' AS guest FROM payment JOIN reservation_event USING (reservation_id)
     WHERE reservation_event.kind = 'created' AND call_id IS NOT NULL AND payment.purpose = 'booking'
       AND payment.mode = 'test' AND sync_status = 'synced' AND metadata->>'guestName' IS NOT NULL
     ORDER BY reservation_event.at DESC LIMIT 1`,
  );
  const { id, call_id, guest } = booked!;
  await page.goto('/');
  await page.getByRole('link', { name: 'Reservations', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Arriving today \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Stays by room type/ })).toBeVisible();
  await expectAccessible(page, 'the stays');
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByLabel('Event', { exact: true }).selectOption('Created');
  await expect(page).toHaveURL('/reservations?tab=events&kind=created');
  await expect(page.getByRole('link', { name: `Call about reservation ${id}` })).toHaveAttribute(
    'href',
    `/call-logs/${call_id}`,
  );
  await page.getByRole('rowheader').getByRole('link', { name: id, exact: true }).first().click();
  await expect(page).toHaveURL(`/reservations/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Reservation ${id}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stay' }).getByText(guest)).toBeVisible();
  // what was paid is remembered in a note
  await expect(page.getByRole('region', { name: 'Notes' }).getByText(/^Payment .+ recorded\.$/)).toBeVisible();
  await expectAccessible(page, 'a reservation');
  await page.getByRole('link', { name: 'Payments', exact: true }).last().click();
  await expect(page).toHaveURL(`/payments?q=${id}`);
  await page
    .getByRole('link', { name: `Reservation ${id}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/reservations/${id}`);
});
