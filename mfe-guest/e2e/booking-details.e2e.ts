import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';

const token = 'token-of-a-booking-that-only-this-journey-has';
const address = `**/api/booking-details/${token}`;
const open: BookingDetailsSession = {
  status: 'open',
  startDate: '2027-03-05',
  endDate: '2027-03-06',
  adults: 1,
  children: 2,
  roomTypeName: 'Deluxe Queen',
  totalAmount: 44_275,
  hotelImage: null,
  payment: 'due',
  paymentUrl: null,
  hotel: { name: 'Harbor Inn', phone: '+15125550100' },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Details' });
const serve = (page: Page, session: BookingDetailsSession) =>
  page.route(address, (route) => route.fulfill({ json: { session } }));

test('the page says what is being booked and what it costs', async ({ page }) => {
  await serve(page, open);
  await page.goto(`/booking-details/${token}`);
  await expect(heading(page)).toHaveText('Complete Your Booking');
  await expect(page.getByRole('definition')).toHaveText([
    'Fri, Mar 5 – Sat, Mar 6, 2027',
    '1 night',
    '1 adult, 2 children',
    'Deluxe Queen',
    '$442.75',
  ]);
  await expectAccessible(page, 'the booking', [{ width: 412, height: 839 }]);
});

test('names are asked for, and may not be longer than 50 characters', async ({ page }) => {
  await serve(page, open);
  await page.goto(`/booking-details/${token}`);
  await page.getByLabel('First name').fill('a'.repeat(51));
  await submit(page).click();
  for (const problem of ['First name is too long', 'Last name is required', 'Please enter a valid email address']) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('details are submitted once, even when the page cannot be loaded anew at first', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await serve(page, open);
  await page.route(`${address}/submit`, async (route) => {
    await page.route(address, (again) => again.abort('connectionrefused'));
    await route.fulfill({ json: { success: true, message: 'Done' } });
  });
  await page.goto(`/booking-details/${token}`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@guest.example');
  await submit(page).click();
  await expect(messages(page).getByText('Details Submitted!', { exact: true })).toBeVisible();
  await expect(page.getByText('This page could not be brought up to date.')).toBeVisible();
  await expect(submit(page)).toBeDisabled();

  await serve(page, { ...open, status: 'completed', paymentUrl: 'https://checkout.example/pay/cs_test_1' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Details Already Submitted');
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeVisible();
});

test('a refusal without words is told in ours', async ({ page, mayComplain }) => {
  mayComplain(/status of 502/);
  await serve(page, open);
  await page.route(`${address}/submit`, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto(`/booking-details/${token}`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@guest.example');
  await submit(page).click();
  const notice = messages(page).getByRole('alert');
  await expect(notice.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(notice.getByText('Failed to submit details', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a form in whose place another link was used says so', async ({ page }) => {
  await serve(page, { ...open, status: 'superseded' });
  await page.goto(`/booking-details/${token}`);
  await expect(heading(page)).toHaveText('This Link Was Replaced');
  await expect(submit(page)).toHaveCount(0);
});
