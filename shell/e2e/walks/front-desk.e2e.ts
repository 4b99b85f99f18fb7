import { expect, test } from '../console.ts';
import { enterAs, removePeople } from '../enter-as.ts';
import { pressByKey } from '../keys.ts';
import { expectToBeSeen, lookAs, looks } from '../looks.ts';
import { loseConfirmation, paidGuest, restoreConfirmation, type Booking } from '../lost-confirmation.ts';

let booking: Booking;
test.beforeEach(async ({ sql }) => {
  booking = await paidGuest(sql);
  await loseConfirmation(sql, booking);
});
test.afterEach(async ({ sql }) => {
  await removePeople(sql);
  await restoreConfirmation(sql, booking);
});

for (const look of looks) {
  test(`a guest says she paid and has no confirmation: found, understood and mended by keys alone, ${look.name}`, async ({
    visit,
    sql,
  }) => {
    const page = await visit();
    await lookAs(page, look);
    await enterAs(page, sql, 'front_desk', '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type(booking.name);
    const found = search
      .getByRole('group', { name: 'Guests', exact: true })
      .getByRole('option', { name: booking.name });
    await expect(found.first()).toBeVisible();
    await expectToBeSeen(page, look, 'the search');
    while ((await found.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: booking.name })).toBeVisible();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention.getByText('It was not delivered. Unknown handset.')).toBeVisible();
    await expectToBeSeen(page, look, 'the guest');
    await pressByKey(page, attention.getByRole('button', { name: 'Text confirmation: Confirmation not sent' }));
    await expect(page.getByText('The confirmation is on its way.')).toBeVisible();
    await expect(attention.getByText('Confirmation not sent')).toHaveCount(0);
  });
}
