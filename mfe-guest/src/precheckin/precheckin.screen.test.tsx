/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import { answering, expectAccessible, inTurn, onCue, unreachable } from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import {
  allGiven,
  at,
  bodiesOf,
  bothSigned,
  button,
  isLocked,
  openPrecheckin,
  refusingSilently,
  session,
  step,
  title,
  toast,
} from './precheckin.fixture.tsx';
import { Screen } from './precheckin.screen.tsx';
import { padIsReady } from './signature/canvas.fixture.ts';

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const copy = () => screen.getByRole('link', { name: 'Download What You Signed (PDF)' }).getAttribute('href');

test('says that it is loading until the stay is known, and that the page was seen only then', async () => {
  const stay = onCue(answering(endpoints.precheckin, { session: session() }));
  const { calls } = renderPage(Screen, {
    at,
    answers: [stay, answering(endpoints.opened, { success: true }), answersHotel()],
  });
  expect(screen.getByRole('progressbar', { name: 'Loading your pre-check-in...' })).toBeTruthy();
  await waitFor(() => expect(calls).toHaveLength(1));
  stay.arrive();
  expect(await screen.findByText('Harbor Inn · Ada Byron')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await title('Pre-Check-In')).toBeTruthy();
  await waitFor(() => expect(bodiesOf(calls, endpoints.opened)).toHaveLength(1));
});

test('shows which hotel, who comes, what was booked and what is paid', async () => {
  openPrecheckin({ pets: 2 });
  await padIsReady();
  expect(within(screen.getByRole('main')).getByText('Harbor Inn · Ada Byron')).toBeTruthy();
  expect(textsOf(step('Your Reservation').getAllByRole('term'))).toEqual([
    ...['Dates', 'Nights', 'Status', 'Guests', 'Pets', 'Room Type', 'Total Paid', 'Total Due'],
  ]);
  expect(textsOf(step('Your Reservation').getAllByRole('definition'))).toEqual([
    ...['Fri, Mar 5 – Mon, Mar 8, 2027', '3 nights', 'Confirmed', '2 adults, 1 child', '2', 'Deluxe Queen'],
    ...['$442.75', '$0.00, paid in full'],
  ]);
  expect(textsOf(step('1. Guest Information').getAllByRole('definition'))).toEqual([
    ...['Ada Byron', '(512) 555-0142', 'ada@guest.example'],
  ]);
  expect(screen.getByRole('link', { name: 'Call (512) 555-0100' }).getAttribute('href')).toBe('tel:+15125550100');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('says what is not known, and shows pets only where there are any', async () => {
  openPrecheckin({
    ...{ guestName: '', guestPhone: null, guestEmail: null, reservationStatus: null, roomTypeName: null },
  });
  await padIsReady();
  expect(textsOf(step('1. Guest Information').getAllByRole('definition'))).toEqual([
    ...['Not provided', 'Not provided', 'Not provided'],
  ]);
  expect(step('Your Reservation').getByText('Confirmed')).toBeTruthy();
  expect(step('Your Reservation').getByText('Standard Room')).toBeTruthy();
  expect(step('Your Reservation').queryByText('Pets')).toBeNull();
  expect(within(screen.getByRole('main')).getAllByText('Harbor Inn').length).toBeGreaterThan(0);
});

test('has four steps, and each says what comes before it', async () => {
  openPrecheckin({});
  await padIsReady();
  const [steps] = within(screen.getByRole('main')).getAllByRole('list');
  expect(textsOf(within(steps!).getAllByRole('heading', { level: 2 }))).toEqual([
    ...['1. Guest Information', '2. Signatures', '3. Photo ID Upload', '4. Complete Check-In'],
  ]);
  expect(screen.getByText('Next: sign the registration card.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Credit Card Authorization Signature' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Choose a Photo').disabled).toBe(true);
  expect(isLocked('Upload ID')).toBe(true);
  expect(screen.getByText('Please give both signatures before you upload your ID.')).toBeTruthy();
  expect(isLocked('Complete Check-In')).toBe(true);
  expect(screen.getByText('Please give both signatures and upload your ID before you check in.')).toBeTruthy();
  await expectAccessible();
});

test('goes on where another device stopped', () => {
  openPrecheckin(bothSigned);
  expect(screen.getByText('Next: upload a photo of your ID.')).toBeTruthy();
  expect(step('2. Signatures').getAllByText('Signed')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Save Signature' })).toBeNull();
  expect(copy()).toBe('/api/precheckin/token-of-a-guest/copy');
});

test('leads to the page where what is due is paid, and can be asked again', async () => {
  const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { guest } = openPrecheckin(
    { totalDue: 12_350 },
    inTurn(
      refusingSilently(endpoints.pay),
      unreachable(endpoints.pay),
      answering(endpoints.pay, { paymentUrl: '/book?paying' }),
    ),
  );
  expect(step('Your Reservation').getByText('$123.50')).toBeTruthy();
  await guest.click(button('Pay $123.50 Now'));
  expect(await toast('Payment Failed')).toBeTruthy();
  expect(await toast('Failed to open the payment page')).toBeTruthy();
  await guest.click(button('Pay $123.50 Now'));
  expect(
    await screen.findByText('The connection was lost. Nothing was charged, and it is safe to try again.'),
  ).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  await guest.click(button('Try again'));
  await waitFor(() => expect(assign.mock.calls).toEqual([['/book?paying']]));
});

test('counts nobody who does not come, and calls nothing paid that was not', () => {
  openPrecheckin({ adults: 1, children: 0, totalPaid: 0 });
  expect(step('Your Reservation').getByText('1 adult')).toBeTruthy();
  expect(step('Your Reservation').getAllByText('$0.00')).toHaveLength(2);
  expect(step('Your Reservation').queryByText(/paid in full/)).toBeNull();
});

test('tells a guest who is checked in, with a way out', async () => {
  openPrecheckin({ ...allGiven, checkedIn: true });
  expect(await title("You're Checked In!")).toBeTruthy();
  expect(screen.getByText(/^Welcome! Your room is yours until Mon, Mar 8, 2027\./)).toBeTruthy();
  expect(copy()).toBe('/api/precheckin/token-of-a-guest/copy');
  const wayOut = screen.getByRole('link', { name: 'Return Home' });
  await waitFor(() => expect(wayOut.getAttribute('href')).toBe(hotel.website));
  await expectAccessible();
});

test('tells a guest whose check-in reception finishes', async () => {
  openPrecheckin({ ...allGiven, isSubmitted: true });
  expect(await title('Submitted')).toBeTruthy();
  expect(screen.getByText('Submitted. Reception will finish your check-in.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Complete Check-In' })).toBeNull();
  await expectAccessible();
});
