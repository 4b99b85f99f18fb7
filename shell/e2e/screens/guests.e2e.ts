import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { enterAs, removePeople } from '../enter-as.ts';
import { expectNoSidewaysScrolling, narrow } from '../frame/sideways.ts';
import { desktop, phone } from '../places.ts';
import { loseConfirmation, paidGuest, restoreConfirmation, type Booking } from '../lost-confirmation.ts';

const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });

let booking: Booking;
test.beforeEach(async ({ sql }) => {
  booking = await paidGuest(sql);
  await loseConfirmation(sql, booking);
});
test.afterEach(async ({ sql }) => {
  await removePeople(sql);
  await restoreConfirmation(sql, booking);
});

/** Searches for the guest from wherever one is, and opens the first that is found. */
async function openBySearch(page: Page, { name }: Booking): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByRole('group', { name: 'Guests', exact: true }).getByRole('option', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('the desk hears that a guest paid and has no confirmation: the reason is one click away, its remedy two', async ({
  visit,
  sql,
}) => {
  const page = await visit({ viewport: desktop });
  await enterAs(page, sql, 'front_desk', '/');
  await openBySearch(page, booking);
  await expect(attention(page).getByText('It was not delivered. Unknown handset.')).toBeVisible();
  await expectAccessible(page, 'a guest with something to see to');
  await attention(page).getByRole('button', { name: 'Text confirmation: Confirmation not sent' }).click();
  await expect(page.getByText('The confirmation is on its way.')).toBeVisible();
  await expect(attention(page).getByText('Confirmation not sent')).toHaveCount(0);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Confirmation texted')).toBeVisible();
  await expect(timeline.getByText('Phone call').first()).toBeVisible();
});

test('where the number opted out the confirmation is copied, on a phone and by keys too', async ({ visit, sql }) => {
  await sql(
    `INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now()) ON CONFLICT DO NOTHING`,
    [booking.number],
  );
  const page = await visit({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] });
  await enterAs(page, sql, 'front_desk', '/guests');
  await page.getByRole('searchbox', { name: 'Search' }).fill(booking.number);
  await page.getByRole('main').getByRole('link', { name: booking.name }).first().click();
  await expect(attention(page).getByText('The number opted out of texts.')).toBeVisible();
  await expect(attention(page).getByRole('button', { name: /^Text confirmation/ })).toHaveCount(0);
  await expect(page.getByText(/^Opted out of texts .+: “STOP”/)).toBeVisible();
  await page.setViewportSize(narrow);
  await expectNoSidewaysScrolling(page, 'a guest');
  await expectAccessible(page, 'a guest who opted out');
  await attention(page).getByRole('button', { name: 'Copy confirmation' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('is confirmed');
});

test('names lead to their guest from payments, and back to what was searched', async ({ console: page }) => {
  await page.goto(`/payments?payment=${booking.id}`);
  await page.getByRole('table').getByRole('link', { name: booking.name }).click();
  await expect(page).toHaveURL(/\/guests\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: booking.name })).toBeVisible();
  await page.goto(`/guests?q=${encodeURIComponent(booking.name)}`);
  await expectAccessible(page, 'the list of guests');
  await page.getByRole('main').getByRole('link', { name: booking.name }).first().click();
  await page.getByRole('link', { name: 'All guests' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(booking.name);
});
