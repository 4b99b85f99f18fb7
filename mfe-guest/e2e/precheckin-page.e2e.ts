import { expect, test } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';
import {
  allGiven,
  bothSigned,
  button,
  heading,
  openPrecheckin,
  refusePosts,
  expectToast,
  servePrecheckin,
  stepOf,
  token,
} from './precheckin-session.ts';

const phones = [
  { width: 320, height: 568 },
  { width: 412, height: 839 },
];

test.beforeEach(async ({ sql }) => {
  await sql('DELETE FROM rate_limit');
  await setProfile(sql);
});
test.afterEach(({ sql }) => forgetProfile(sql));

test('until it is known what is behind the link, the page says that it is loading', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await servePrecheckin(page);
  await page.route('**/api/precheckin/**', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await page.goto(`/precheckin/${token}`);
  await expect(page.getByRole('progressbar', { name: 'Loading your pre-check-in...' })).toBeVisible();
  answered.resolve();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Pre-Check-In');
});

test('the page says which hotel, who comes, what was booked and what is paid', async ({ page }) => {
  await openPrecheckin(page, { pets: 2 });
  await expect(page.getByRole('main').getByText('Harbor Inn · Ada Byron')).toBeVisible();
  await expect(stepOf(page, 'Your Reservation').getByRole('term')).toHaveText([
    ...['Dates', 'Nights', 'Status', 'Adults', 'Children', 'Pets', 'Room Type', 'Total Due', 'Total Paid'],
  ]);
  await expect(stepOf(page, 'Your Reservation').getByRole('definition')).toHaveText([
    ...['Fri, Mar 5 – Mon, Mar 8, 2027', '3 nights', 'Confirmed', '2', '1', '2', 'Deluxe Queen', '$0.00', '$442.75'],
  ]);
  await expect(stepOf(page, '1. Guest Information').getByRole('definition')).toHaveText([
    ...['Ada Byron', '+1 512 555 0142', 'ada@guest.example'],
  ]);
  await expect(page.getByRole('link', { name: 'Call +1 512 555 0100' })).toHaveAttribute('href', 'tel:+15125550100');
});

test('what is not known is said so, and pets only where there are any', async ({ page }) => {
  await servePrecheckin(page, {
    ...{ guestName: '', guestPhone: null, guestEmail: null, reservationStatus: null, roomTypeName: null },
  });
  await page.goto(`/precheckin/${token}`);
  await expect(stepOf(page, '1. Guest Information').getByRole('definition')).toHaveText(
    Array.from({ length: 3 }, () => 'Not provided'),
  );
  const card = stepOf(page, 'Your Reservation');
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(card.getByText('Standard Room', { exact: true })).toBeVisible();
  await expect(card.getByText('Pets')).toHaveCount(0);
});

test('there are four steps, and each says what comes before it', async ({ page }) => {
  await openPrecheckin(page);
  await expect(page.getByRole('list').first().getByRole('heading', { level: 2 })).toHaveText([
    ...['1. Guest Information', '2. Signatures', '3. Photo ID Upload', '4. Complete Check-In'],
  ]);
  await expect(page.getByText('Next: sign the registration card.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Credit Card Authorization Signature' })).toHaveCount(0);
  await expect(page.getByLabel('Photo of your ID')).toBeDisabled();
  await expect(button(page, 'Upload ID')).toBeDisabled();
  await expect(page.getByText('Please give both signatures before you upload your ID.')).toBeVisible();
  await expect(button(page, 'Complete Check-In')).toBeDisabled();
  await expect(page.getByText('Please give both signatures and upload your ID before you check in.')).toBeVisible();
});

test('all of a text can be read before it is signed, by keyboard too, and which version it is', async ({ page }) => {
  await openPrecheckin(page);
  const text = page.getByRole('region', { name: 'Registration card of Harbor Inn' });
  await expect(text.getByText(/^Rule 12 of the house/)).toBeAttached();
  await expect(page.getByText('Version reg-1')).toBeVisible();
  await text.focus();
  await page.keyboard.press('End');
  await expect(text.getByText(/^Rule 12 of the house/)).toBeInViewport();
});

test('another device goes on where the first one stopped', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  await expect(page.getByText('Next: upload a photo of your ID.')).toBeVisible();
  await expect(stepOf(page, '2. Signatures').getByText('Signed', { exact: true })).toHaveCount(2);
  await expect(button(page, 'Save Signature')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download What You Signed (PDF)' })).toHaveAttribute(
    'href',
    `/api/precheckin/${token}/copy`,
  );
});

test('what is due can be paid', async ({ page, mayComplain }) => {
  mayComplain(/status of 502/);
  await openPrecheckin(page, { totalDue: 12_350 });
  await expect(stepOf(page, 'Your Reservation').getByText('$123.50', { exact: true })).toBeVisible();
  await refusePosts(page, 'pay', 502);
  await button(page, 'Pay $123.50 Now').click();
  await expectToast(page, 'Payment Failed', 'Failed to open the payment page');
  await page.route('**/pay', (route) => route.fulfill({ json: { paymentUrl: '/book?paying' } }));
  await button(page, 'Pay $123.50 Now').click();
  await expect(page).toHaveURL('/book?paying');
});

test('a guest who is checked in reads so, and finds the way out', async ({ page }) => {
  await openPrecheckin(page, { ...allGiven, checkedIn: true });
  await expect(heading(page)).toHaveText("You're Checked In!");
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', profile.hotelWebsite);
  await expectAccessible(page, 'checked in', phones);
});

test('a guest whose check-in reception finishes reads so', async ({ page }) => {
  await openPrecheckin(page, { ...allGiven, isSubmitted: true });
  await expect(page.getByText('Submitted. Reception will finish your check-in.', { exact: true })).toBeVisible();
  await expect(button(page, 'Complete Check-In')).toHaveCount(0);
  await expectAccessible(page, 'submitted', phones);
});

test('every step is accessible, and fits on the smallest phone', async ({ page }) => {
  test.setTimeout(120_000);
  await openPrecheckin(page, { totalDue: 12_350, checkIn: { state: 'early', opensAt: '2027-03-05T22:00:00.000Z' } });
  await expectAccessible(page, 'the registration card', phones);
  await page.getByLabel('Type my name').check();
  await page.getByLabel('Your full name').fill('Ada Byron');
  await expectAccessible(page, 'a typed name', phones);
  await page.setViewportSize(phones[0]!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.unrouteAll();
  await openPrecheckin(page, bothSigned);
  await expectAccessible(page, 'the photo', phones);
  await page.unrouteAll();
  await openPrecheckin(page, allGiven);
  await expectAccessible(page, 'checking in', phones);
});
