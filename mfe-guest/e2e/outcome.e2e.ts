import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const thanks = 'Thank you for your payment. Your reservation at the hotel has been confirmed.';

/** Answers as a server that books after so many asks. @returns how often it was asked, and for which checkout */
async function confirmAfter(page: Page, asks: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/booking-outcome?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('checkout')!);
    return route.fulfill({ json: { status: asked.length > asks ? 'confirmed' : 'confirming' } });
  });
  return asked;
}

test.beforeEach(({ sql }) => setProfile(sql));
test.afterEach(({ sql }) => forgetProfile(sql));

test('the page after paying thanks, and tells where the hotel is and how to ask', async ({ page }) => {
  await page.goto('/booking-success');
  await expect(heading(page)).toHaveText('Booking Confirmed');
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(page.getByText(/confirmation details arrive by e-mail and SMS/)).toBeVisible();
  await expect(page.getByText(profile.hotelAddress)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
});

for (const name of ['checkout', 'session_id']) {
  test(`a payment on its way (${name}) is not called confirmed before it is`, async ({ page }) => {
    const asked = await confirmAfter(page, 1);
    await page.goto(`/booking-success?${name}=cs_test_123`);
    await expect(page.getByText(/^We are confirming your booking\./)).toBeVisible();
    await expect(heading(page)).toHaveText('Confirming Your Booking');
    await expect(page.getByText(thanks)).toHaveCount(0);
    await expect(page.getByText(thanks, { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveText('Booking Confirmed');
    await expect(page).toHaveTitle('Booking Confirmed');
    expect(asked).toEqual(['cs_test_123', 'cs_test_123']);
  });
}

test('a lost connection does not end the waiting', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await page.route('**/api/booking-outcome?*', (route) => route.abort('connectionrefused'));
  await page.goto('/booking-success?checkout=cs_test_123');
  await expect(heading(page)).toHaveText('Confirming Your Booking');
  await page.unroute('**/api/booking-outcome?*');
  await confirmAfter(page, 0);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
});

test('a checkout that nobody began is not thanked for', async ({ page }) => {
  await page.goto('/booking-success?checkout=cs_test_never_begun');
  await expect(page.getByText(thanks)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Booking Not Found');
});

test('a stay that is confirmed can be added to the calendar', async ({ page }) => {
  const calendar = '/api/booking-calendar?checkout=cs_test_123';
  const stay = { startDate: '2026-12-30', endDate: '2027-01-02', calendar };
  await page.route('**/api/booking-outcome?*', (route) =>
    route.fulfill({ json: { status: 'confirmed', purpose: 'booking', stay } }),
  );
  await page.goto('/booking-success?checkout=cs_test_123');
  await expect(page.getByText('Wed, Dec 30, 2026 – Sat, Jan 2, 2027 · 3 nights')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', calendar);
});

test('a payment whose time is over does not wait on', async ({ page }) => {
  await page.route('**/api/booking-outcome?*', (route) =>
    route.fulfill({ json: { status: 'expired', purpose: 'booking' } }),
  );
  await page.goto('/booking-success?checkout=cs_test_123');
  await expect(heading(page)).toHaveText('Payment Expired');
  await expect(page.getByText(/no charges were made\. No reservation was made\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test('money on its way from a bank takes days, and the page says until when the room is held', async ({ page }) => {
  await page.route('**/api/booking-outcome?*', (route) =>
    route.fulfill({ json: { status: 'processing', purpose: 'booking', heldUntil: '2027-03-09' } }),
  );
  await page.goto('/booking-success?checkout=cs_test_123');
  await expect(heading(page)).toHaveText('Payment On Its Way');
  await expect(page.getByText('Your payment is on its way from your bank. This can take some days.')).toBeVisible();
  await expect(page.getByText(/^Your room is held until Tue, Mar 9, 2027\./)).toBeVisible();
  await expect(page.getByText(thanks)).toHaveCount(0);
});

test('who turns back from paying for more nights keeps the reservation', async ({ page }) => {
  await page.goto('/booking-cancelled?purpose=extension');
  await expect(heading(page)).toHaveText('Payment Cancelled');
  await expect(page.getByText(/no charges were made\. Your reservation is as it was before\.$/)).toBeVisible();
  await expect(page.getByText(/AI booking assistant is available 24\/7/)).toBeVisible();
});

test('the page after turning back says that nothing was charged', async ({ page }) => {
  await page.goto('/booking-cancelled');
  await expect(heading(page)).toHaveText('Booking Cancelled');
  const text = 'Your payment was cancelled and no charges were made. Your reservation was not completed.';
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(/please call the hotel.*AI booking assistant is available 24\/7/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
});
