import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { queen } from '../src/room-selection/rooms.fixture.ts';
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
  payment: 'due',
  paymentUrl: null,
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
  const change = await serveSession(page);
  await open(page, `/room-select/${token}`, 'Choose Your Room');
  await expectAccessible(page, 'the rooms', phones);
  change({ rooms: [] });
  await open(page, `/room-select/${token}`, 'Choose Your Room');
  await expectAccessible(page, 'no rooms', phones);
  change({ status: 'selected', selectedRoom: queen });
  await open(page, `/room-select/${token}`, 'Complete Your Booking');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page, 'a contact form with problems', phones);

  await page.route('**/contact', (route) => route.abort('connectionrefused'));
  for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Ada');
  await page.getByLabel('Email').fill('ada@guest.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('alert').hover();
  await expectAccessible(page, 'a lost connection', phones);

  change({ status: 'contact_submitted', paymentUrl: 'https://checkout.example/pay/cs_test_1' });
  await open(page, `/room-select/${token}`, 'All Set!');
  await expectAccessible(page, 'what is left to pay', phones);
  change({ status: 'superseded', rooms: [] });
  await open(page, `/room-select/${token}`, 'This Link Was Replaced');
  await expectAccessible(page, 'a link that was replaced', phones);

  await page.route('**/api/booking-details/*', (route) => route.fulfill({ json: { session: details } }));
  await page.route('**/api/booking-details/*/opened', (route) => route.fulfill({ json: { success: true } }));
  await open(page, `/booking-details/${token}`, 'Complete Your Booking');
  await expectAccessible(page, 'the booking', phones);
  await page.route('**/api/booking-outcome?*', (route) => route.fulfill({ json: { status: 'confirming' } }));
  await open(page, '/booking-success?checkout=cs_test_1', 'Confirming Your Booking');
  await expectAccessible(page, 'a payment on its way', phones);
});
