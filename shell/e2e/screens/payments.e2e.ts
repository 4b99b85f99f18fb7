import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../console.ts';
import { expectToast } from '../administration/integrations-console.ts';
import { add, goLive, guests, payment, removePayments } from './payments-console.ts';
import { desktop, phone } from '../places.ts';

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(({ sql }) => removePayments(sql));

test('the alert leads to the one payment that is tried in vain, which is tried at once; another is closed by hand', async ({
  console: page,
  sql,
}) => {
  const problem = 'Cloudbeds cannot be reached.';
  await add(sql, { guest: 'Rosa Whitfield', sync: 'pending', minutesSincePaid: 11, problem });
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  const bell = page.getByRole('region', { name: 'Notifications' });
  const alert = bell.getByRole('listitem').filter({ hasText: 'A paid booking is not in Cloudbeds' });
  await alert.getByRole('link').click();
  await expect(guests(page)).toHaveText(['Rosa Whitfield']);
  await expect(payment(page, 'Rosa Whitfield').getByText(problem)).toBeVisible();
  await page.getByRole('button', { name: 'Retry: Rosa Whitfield' }).click();
  await expectToast(page, 'good', 'Success');

  const [closed] = await add(sql, { guest: 'Jonas Fischer', sync: 'failed', problem });
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expect(guests(page)).toHaveText(['Jonas Fischer', 'Rosa Whitfield']);
  await payment(page, 'Jonas Fischer').getByRole('link', { name: '$450.00' }).click();
  const details = page.getByRole('dialog', { name: 'Payment of $450.00' });
  await expect(details.getByText('guest@journey.example')).toBeVisible();
  await expectAccessible(page, 'the payments');
  await page.setViewportSize(desktop);
  await details.getByRole('button', { name: 'Mark as resolved: Jonas Fischer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as resolved: Jonas Fischer' });
  await dialog.getByLabel('Reservation id').fill('R-78');
  await dialog.getByLabel('What was done').fill('Booked at the desk');
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(payment(page, 'Jonas Fischer').getByText('R-78')).toBeVisible();
  expect(await sql(`SELECT sync_status, reservation_id, closed_note FROM payment WHERE id = $1`, [closed!.id])).toEqual(
    [{ sync_status: 'synced', reservation_id: 'R-78', closed_note: 'Booked at the desk' }],
  );
});

test('the list goes on to the last payment, is saved as a file, fits a phone, and takes a date digit by digit', async ({
  console: page,
  sql,
}) => {
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

  await add(sql, { guest: 'Rosa Whitfield', sync: 'failed', problem: 'No room of this type is left.' });
  await page.goto('/payments?status=completed');
  await expect(guests(page)).toHaveText(['Rosa Whitfield']);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Payment Events' });
  await dialog.getByRole('radio', { name: /JSON/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Rosa Whitfield');
  expect(text).not.toContain('Guest 1');

  const card = payment(page, 'Rosa Whitfield');
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.reload();
    await expect(card.getByText('Rosa Whitfield')).toBeVisible();
    const amount = card.getByText('$450.00');
    await amount.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(amount).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.getByRole('button', { name: 'Custom' }).click();
  await page.getByLabel('From').focus();
  await page.keyboard.type('11022026', { delay: 30 });
  await expect(page.getByLabel('From')).toHaveValue('2026-11-02');
  await expect(page).toHaveURL('/payments?status=completed&from=2026-11-02');
});
