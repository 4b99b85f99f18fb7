import { expectAccessible } from '../axe.ts';
import { expect, test } from '../console.ts';
import { expectToast } from '../administration/integrations-console.ts';
import { goLive } from './payments-console.ts';

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(async ({ sql }) => {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(
    `WITH gone AS (DELETE FROM extension_request WHERE guest_email = 'guest@journey.example' RETURNING payment_id)
     DELETE FROM payment USING gone WHERE id = payment_id`,
  );
});

test('a paid stay that Cloudbeds does not have is searched for and tried again', async ({ console: page, sql }) => {
  await sql(
    `WITH paid AS (
       INSERT INTO payment (mode, purpose, amount_cents, status, sync_status, sync_error, paid_at, metadata)
       SELECT 'live', 'extension', 24050, 'completed', 'failed', 'The room is taken.', now(),
         jsonb_build_object('guestName', guest)
       FROM unnest(ARRAY['Rosa Whitfield', 'Jonas Fischer']) AS guest
       RETURNING id, metadata->>'guestName' AS guest
     )
     INSERT INTO extension_request (mode, payment_id, guest_name, guest_phone, guest_email, room_type_name,
       requested_workflow, additional_nights, original_checkout_date, new_checkout_date, reservation_id)
     SELECT 'live', id, guest, '+15125550101', 'guest@journey.example', '', 'before_11am', 2, '2026-11-03', '2026-11-05', 'R-77'
     FROM paid`,
  );
  await page.goto('/extensions');
  const list = page.getByRole('region', { name: 'Recent Extension Requests' });
  await expect(list.getByRole('rowheader')).toHaveCount(2);
  await list.getByRole('button', { name: 'Details: Rosa Whitfield' }).click();
  await expect(list.getByText('guest@journey.example')).toBeVisible();
  await expectAccessible(page, 'the extension requests');
  await list.getByRole('searchbox', { name: 'Search' }).fill('whitfield');
  await expect(list.getByRole('rowheader')).toHaveCount(1);
  await expect(page).toHaveURL('/extensions?q=whitfield');
  await page.getByRole('button', { name: 'Retry: Rosa Whitfield' }).click();
  await expectToast(page, 'good', 'Success');
  await expect(list.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
});
