import { expectAccessible } from './axe.ts';
import { ownPath, useOwnCall } from './call-console.ts';
import { expect, test } from './console.ts';

useOwnCall();

test('a call in which nothing was said says so', async ({ console: page }) => {
  await page.goto(ownPath);
  await expect(page.getByText('Nothing was said', { exact: true })).toBeVisible();
  await expect(page.getByText('No recording.', { exact: true })).toBeVisible();
  await expect(page.getByText('No link was texted in this call.')).toBeVisible();
  await expect(page.getByText('The voice platform has not said what this call cost.')).toBeVisible();
  await expect(page.getByText('Customer did not answer')).toBeVisible();
  await expectAccessible(page, 'a call without words');
});

test('a call whose payment is stuck says where and why, and its button tries again', async ({ console: page, sql }) => {
  const [payment] = await sql<{ id: string }>(
    `INSERT INTO payment (mode, call_id, status, amount_cents, paid_at, sync_status, sync_error, stripe_session, metadata)
     VALUES ('test', 'journey-call', 'completed', 42000, now(), 'failed', 'The room is gone.', 'journey-session', '{}')
     RETURNING id`,
  );
  await page.goto(ownPath);
  const trip = page.getByRole('list', { name: 'From the call to the reservation' });
  await expect(trip.getByText('Stuck here: The room is gone. It is tried no more by itself.')).toBeVisible();
  await expectAccessible(page, 'a trip that is stuck');
  const asked = page.waitForRequest(`**/api/admin/payment-events/${payment!.id}/retry-sync`);
  await trip.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(page.getByText(/^Cloudbeds is asked once more/)).toBeVisible();
  await trip.getByRole('link', { name: 'Payment' }).click();
  await expect(page).toHaveURL(`/payments?payment=${payment!.id}`);
});

test('a call whose link ended gets another one by text', async ({ console: page, sql }) => {
  await sql(
    `INSERT INTO guest_session (purpose, token_hash, mode, call_id, start_date, end_date, adults, children, guest_phone, expires_at)
     VALUES ('room_selection', 'journey', 'test', 'journey-call', current_date + 40, current_date + 42, 2, 0,
             '+15125550101', now() - interval '1 minute')`,
  );
  await page.goto(ownPath);
  const trip = page.getByRole('list', { name: 'From the call to the reservation' });
  await trip.getByRole('button', { name: 'Text a new link' }).click();
  await expect(page.getByText('A new link is on its way by text.')).toBeVisible();
  await expect(trip.getByRole('link', { name: 'View as the guest' }).or(trip.getByText('On its way.'))).toBeVisible();
  await expect(trip.getByRole('button', { name: 'Text a new link' })).toHaveCount(0);
});
