import type { BookingDetailsSession, CheckoutOutcome } from '@booking/contracts/guest-pages';
import { noTermsText, unknownTerms } from '@booking/contracts/terms';
import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { bookingReturn } from '../src/booking-cancelled/booking-return.fixture.ts';
import { booking } from '../src/booking-success/booked.fixture.ts';
import { accessible, queen, suiteRates } from '../src/room-selection/rooms.fixture.ts';
import { serveSession, token } from './room-session.ts';

const phones = [
  { width: 320, height: 568 },
  { width: 412, height: 839 },
];

const details: BookingDetailsSession = {
  status: 'open',
  startDate: '2027-03-05',
  endDate: '2027-03-06',
  adults: 1,
  children: 2,
  roomTypeName: 'Deluxe Queen',
  totalAmount: 44_275,
  hotelImage: null,
  terms: unknownTerms,
  termsText: noTermsText,
  payment: 'due',
  paymentUrl: null,
  amountDue: null,
  held: null,
  confirmation: null,
  hotel: { name: 'Harbor Inn', phone: '+15125550100' },
};

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('every step from choosing a room to paying is accessible', async ({ page, mayComplain }) => {
  test.setTimeout(180_000);
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const change = await serveSession(page, { rooms: [queen, accessible, ...Object.values(suiteRates)] });
  await open(page, `/room-select/${token}`, 'Choose Your Room');
  await expectAccessible(page, 'the rooms', phones);
  change({ rooms: [] });
  await open(page, `/room-select/${token}`, 'Choose Your Room');
  await expectAccessible(page, 'no rooms', phones);
  change({ status: 'selected', selectedRoom: queen });
  await open(page, `/room-select/${token}`, 'Complete Your Booking');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page, 'a contact form with problems', phones);

  await page.route('**/contact', (route) => route.abort('connectionrefused'));
  for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Ada');
  await page.getByLabel('Email').fill('ada@guest.example');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('alert').hover();
  await expectAccessible(page, 'a lost connection', phones);

  const held = { until: new Date(Date.now() + 1_800_000).toISOString(), seconds: 1800 };
  const paymentUrl = 'https://checkout.example/pay/cs_test_1';
  change({ status: 'contact_submitted', paymentUrl, amountDue: 44_275, held });
  await open(page, `/room-select/${token}`, 'Pay to confirm your room');
  await expectAccessible(page, 'what is left to pay', phones);
  change({ status: 'superseded', rooms: [] });
  await open(page, `/room-select/${token}`, 'This Link Was Replaced');
  await expectAccessible(page, 'a link that was replaced', phones);

  await page.route('**/api/booking-details/*', (route) => route.fulfill({ json: { session: details } }));
  await page.route('**/api/booking-details/*/opened', (route) => route.fulfill({ json: { success: true } }));
  await open(page, `/booking-details/${token}`, 'Complete Your Booking');
  await expectAccessible(page, 'the booking', phones);
  let outcome: CheckoutOutcome = { status: 'confirming' };
  await page.route('**/api/booking-outcome?*', (route) => route.fulfill({ json: outcome }));
  await open(page, '/booking-success?checkout=cs_test_1', 'Confirming Your Booking');
  await expectAccessible(page, 'a payment on its way', phones);
  const calendar = '/api/booking-calendar?checkout=cs_test_1';
  outcome = { status: 'confirmed', purpose: 'booking', booking, stay: { ...booking, calendar } };
  await open(page, '/booking-success?checkout=cs_test_1', 'Booking Confirmed');
  await expectAccessible(page, 'a confirmation', phones);

  const returned = { ...bookingReturn, paymentUrl, held };
  await page.route('**/api/booking-return/*', (route) => route.fulfill({ json: { session: returned } }));
  await open(page, '/booking-cancelled?purpose=booking&return=key-of-a-payment', 'Booking Cancelled');
  await expect(page.getByRole('button', { name: 'Choose another room' })).toBeVisible();
  await expectAccessible(page, 'a payment that was cancelled', phones);
});
