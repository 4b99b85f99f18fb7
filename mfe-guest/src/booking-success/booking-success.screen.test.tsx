/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BookedStay } from '@booking/contracts/booked-stay';
import { guestPageEndpoints as endpoints, type CheckoutOutcome } from '@booking/contracts/guest-pages';
import { answering, expectAccessible, inTurn, onCue, unreachable, type Answering } from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { booking } from './booked.fixture.ts';
import { Screen } from './booking-success.screen.tsx';
import { outcomeQuery } from './outcome.queries.ts';

const returned = '/booking-success?checkout=cs_test_123';
const thanks = 'Thank you for your payment. Your reservation at the hotel has been confirmed.';
const outcome = (given: CheckoutOutcome) => answering(endpoints.outcome, given);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const show = (at: string, answers: Answering[], language: 'en' | 'es' = 'en') =>
  renderPage(Screen, { at, answers: [...answers, answersHotel()], language });

function open(at: string, answers: Answering[], rendered?: CheckoutOutcome) {
  const serverData = rendered ? [[outcomeQuery('cs_test_123').queryKey, rendered] as const] : [];
  const { calls } = renderPage(Screen, { at, answers: [...answers, answersHotel()], serverData });
  return () => calls.flatMap(({ endpoint, input }) => (endpoint === endpoints.outcome ? [input.query] : []));
}

/** What is requested again every three seconds is requested at once. */
beforeEach(() => {
  const { setInterval } = globalThis;
  const soon = (work: () => void, ms?: number) => setInterval(work, ms === 3000 ? 1 : ms);
  jest.spyOn(globalThis, 'setInterval').mockImplementation(soon);
});
afterEach(() => void jest.restoreAllMocks());

test('opened without a checkout says what the specification has it say, and shows and claims nothing more', async () => {
  const asked = open('/booking-success', []);
  expect(await title('Booking Confirmed')).toBeTruthy();
  expect(screen.getByText(thanks)).toBeTruthy();
  expect(screen.getByText(/confirmation details arrive by e-mail and SMS/)).toBeTruthy();
  expect(await screen.findByText(hotel.address)).toBeTruthy();
  expect(screen.getByText('Questions? Please call us.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(`tel:${hotel.phone}`);
  expect(screen.getByText(/^This page was opened without a booking/)).toBeTruthy();
  expect(screen.queryByRole('definition')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  expect(asked()).toEqual([]);
});

test.each(['checkout', 'session_id'])('does not call a payment (%s) confirmed before it is', async (name) => {
  const confirmed = onCue(outcome({ status: 'confirmed' }));
  const asked = open(`/booking-success?${name}=cs_test_123`, [inTurn(outcome({ status: 'confirming' }), confirmed)]);
  expect(await title('Confirming Your Booking')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^We are confirming your booking\./);
  expect(screen.queryByText(thanks)).toBeNull();
  await expectAccessible();
  confirmed.arrive();
  expect(await title('Booking Confirmed')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(thanks);
  expect(document.title).toMatch(/^Booking Confirmed/);
  expect(asked()).toEqual([{ checkout: 'cs_test_123' }, { checkout: 'cs_test_123' }]);
});

test('goes on waiting when the connection is lost', async () => {
  const confirmed = onCue(outcome({ status: 'confirmed' }));
  open(returned, [inTurn(unreachable(endpoints.outcome), confirmed)]);
  expect(await title('Confirming Your Booking')).toBeTruthy();
  confirmed.arrive();
  expect(await title('Booking Confirmed')).toBeTruthy();
});

test('asks once more for a payment that the server did not know yet, before it says so', async () => {
  const asked = open(returned, [outcome({ status: 'unknown' })], { status: 'unknown' });
  expect(screen.queryByText(thanks)).toBeNull();
  expect(await title('Booking Not Found')).toBeTruthy();
  expect(screen.queryByText(thanks)).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('shows what the server rendered, and asks for nothing', async () => {
  const asked = open(returned, [], { status: 'refunded', purpose: 'booking' });
  expect(await title('Payment Refunded')).toBeTruthy();
  expect(asked()).toEqual([]);
});

const calendar = '/api/booking-calendar?checkout=cs_test_123';
const stay = { startDate: booking.startDate, endDate: booking.endDate, calendar };
const confirmed = (given: Partial<BookedStay> = {}) =>
  outcome({ status: 'confirmed', purpose: 'booking', stay, booking: { ...booking, ...given } });
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );

test('shows the booking as a guest shows it at the desk, for the calendar and on paper', async () => {
  const print = jest.fn();
  // the browser of these tests has none
  Object.assign(globalThis, { print });
  const { guest } = show(returned, [confirmed()]);
  expect((await screen.findByRole('link', { name: 'Add to calendar' })).getAttribute('href')).toBe(calendar);
  expect(facts()).toEqual({
    'Reservation number': booking.reservationId,
    'Check-in': 'Wed, Dec 30, 2026, from 4:00 PM',
    'Check-out': 'Sat, Jan 2, 2027, until 11:00 AM',
    Nights: '3 nights',
    Room: 'Deluxe Queen',
    Rate: 'Standard',
    Guests: '2 adults, 1 child',
    Paid: '$775.70',
  });
  expect(screen.getByText(/confirmation details arrive by e-mail and SMS/)).toBeTruthy();
  expect(screen.getByText('Pre-check-in opens Wed, Dec 23, 2026. We will text you the link.')).toBeTruthy();
  expect(screen.queryByText(/opened without a booking/)).toBeNull();
  await guest.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('waits for the number of the reservation', async () => {
  const last = onCue(confirmed());
  open(returned, [inTurn(confirmed({ reservationId: null, text: 'waiting' }), last)]);
  expect(await screen.findByText('Appears here in a moment')).toBeTruthy();
  last.arrive();
  expect(await screen.findByText(booking.reservationId!)).toBeTruthy();
});

test('promises a guest who opted out no text, and leads on to what is open', async () => {
  const precheckin = { opensOn: '2026-11-08', isOpen: true, url: '/precheckin/token' };
  open(returned, [confirmed({ text: 'opted_out', mayBeTexted: false, precheckin })]);
  expect(
    await screen.findByText(/^We can’t text you because you opted out\. Keep your reservation number/),
  ).toBeTruthy();
  expect(screen.queryByText(/SMS|We will text|We text/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Start pre-check-in' }).getAttribute('href')).toBe('/precheckin/token');
});

test.each([
  [{ isOpen: false }, true, 'Pre-check-in opens Wed, Dec 23, 2026. We will text you the link.'],
  [{ isOpen: false }, false, 'Pre-check-in opens Wed, Dec 23, 2026. Please call us for the link.'],
  [{ isOpen: true }, true, 'Pre-check-in is open. We text you the link.'],
  [{ isOpen: true }, false, 'Pre-check-in is open. Please call us for the link.'],
])('of a pre-check-in %j says to whom it is texted (%s)', async (given, mayBeTexted, words) => {
  open(returned, [confirmed({ mayBeTexted, precheckin: { ...booking.precheckin!, ...given } })]);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('names a rate that is not the standard one, and what was given back', async () => {
  open(returned, [confirmed({ rateType: 'Weekly', amountRefunded: 10_000 })]);
  await screen.findByText('Weekly');
  expect(facts()).toMatchObject({ Rate: 'Weekly', Paid: '$775.70', Refunded: '$100.00' });
});

test('calls a booking that could not be entered yet received, and not confirmed', async () => {
  open(returned, [outcome({ status: 'received', purpose: 'booking' })]);
  expect(await title('Payment Received')).toBeTruthy();
  expect(screen.queryByText(thanks)).toBeNull();
});

test('speaks Spanish', async () => {
  show(returned, [confirmed()], 'es');
  expect(await title('Reservación confirmada')).toBeTruthy();
  expect(facts()).toMatchObject({ 'Número de reservación': booking.reservationId, Noches: '3 noches' });
  await expectAccessible();
});

test('does not wait on when the time to pay is over', async () => {
  const asked = open(returned, [outcome({ status: 'expired', purpose: 'booking' })]);
  expect(await title('Payment Expired')).toBeTruthy();
  expect(screen.getByText(/no charges were made\. No reservation was made\.$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('says that money from a bank takes days, and until when the room is held', async () => {
  open(returned, [outcome({ status: 'processing', purpose: 'booking', heldUntil: '2027-03-09' })]);
  expect(await title('Payment Processing')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Your payment is on its way from your bank\./);
  expect(screen.getByText(/^Your room is held until Tue, Mar 9, 2027\./)).toBeTruthy();
  expect(screen.queryByText(thanks)).toBeNull();
});
