import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { expectToast } from './integrations-console.ts';
import { add, goLive, guests, payment, removePayments, toneOf } from './payments-console.ts';
import { desktop } from './places.ts';

test.beforeEach(({ sql }) => goLive(sql));
test.afterEach(async ({ sql }) => {
  await removePayments(sql);
  await removePeople(sql);
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
  await expectToast(page, 'good', 'Success', 'Stripe has taken the refund.');
  await expect(dialog).toHaveCount(0);
  const seen = { refundedCents: 5_000, syncStatus: null };
  expect(sent).toEqual([{ amountCents: 10_050, reason: 'The heating was broken', seen }]);
  await expect(payment(page, 'Rosa Whitfield').getByText('$150.50')).toBeVisible();
});

test('a refund says what becomes of the reservation', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Booked', sync: 'synced', reservation: 'R-77' });
  await add(sql, { guest: 'Not booked', sync: 'failed' });
  await page.goto('/payments');
  for (const [guest, words] of [
    ['Booked', 'noted on the reservation, which stands until it is cancelled in Cloudbeds'],
    ['Not booked', 'Once all of it is given back, it is not entered in Cloudbeds any more'],
  ] as const) {
    await page.getByRole('button', { name: `Refund: ${guest}` }).click();
    const dialog = page.getByRole('dialog', { name: `Refund ${guest}` });
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
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
  await expectToast(page, 'bad', 'Error', /^409: /);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The heating was broken');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
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
  await expect(toneOf(page, 'Jonas Fischer', 'closed by hand')).toHaveAttribute('data-tone', 'neutral');
  expect(await sql(`SELECT sync_status, reservation_id, closed_note FROM payment WHERE id = $1`, [closed!.id])).toEqual(
    [{ sync_status: 'synced', reservation_id: 'R-78', closed_note: 'Booked at the desk' }],
  );
});

test('the alert leads to the one payment that is tried in vain, which can be tried at once or closed by hand', async ({
  console: page,
  sql,
}) => {
  const problem = 'Cloudbeds cannot be reached.';
  await add(sql, { guest: 'Rosa Whitfield', sync: 'pending', minutesSincePaid: 11, problem });
  await add(sql, { guest: 'Jonas Fischer', sync: 'pending' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click();
  await expect(guests(page)).toHaveText(['Rosa Whitfield']);
  await expect(page.getByText('This is the payment that a link led to.')).toBeVisible();
  await expect(payment(page, 'Rosa Whitfield').getByText(`It is tried again by itself. ${problem}`)).toBeVisible();
  await page.getByRole('button', { name: 'Retry: Rosa Whitfield' }).click();
  await expectToast(page, 'good', 'Success', 'Cloudbeds is asked once more. Refresh to see what became of it.');
  await expect(page.getByRole('button', { name: 'Close by hand: Rosa Whitfield' })).toBeVisible();

  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expect(guests(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /: Jonas Fischer$/ })).toHaveText(['Refund']);
  await page.getByLabel('Cloudbeds', { exact: true }).selectOption('Paid, not in Cloudbeds');
  await expect(guests(page)).toHaveText(['Rosa Whitfield']);
  await expect(page).toHaveURL('/payments?unsynced=true');
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

test('the dialogs of a payment are accessible', async ({ console: page, sql }) => {
  await add(sql, { guest: 'Rosa Whitfield', sync: 'failed' });
  await page.goto('/payments');
  for (const name of ['Refund: Rosa Whitfield', 'Close by hand: Rosa Whitfield']) {
    await page.getByRole('button', { name }).click();
    await expectAccessible(page, name, [desktop]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
});
