/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { guestPageEndpoints as endpoints, type CheckoutOutcome } from '@booking/contracts/guest-pages';
import { answering, expectAccessible, inTurn, onCue, unreachable, type Answering } from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './booking-success.screen.tsx';
import { outcomeQuery } from './outcome.queries.ts';

const returned = '/booking-success?checkout=cs_test_123';
const thanks = 'Thank you for your payment. Your reservation at the hotel has been confirmed.';
const outcome = (given: CheckoutOutcome) => answering(endpoints.outcome, given);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

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

test('thanks after paying, and says where the hotel is and how to ask', async () => {
  const asked = open('/booking-success', []);
  expect(await title('Booking Confirmed')).toBeTruthy();
  expect(screen.getByText(thanks)).toBeTruthy();
  expect(screen.getByText(/confirmation details arrive by e-mail and SMS/)).toBeTruthy();
  expect(await screen.findByText(hotel.address)).toBeTruthy();
  expect(screen.getByText('Questions? Please call us.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(`tel:${hotel.phone}`);
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
  expect(document.title).toBe('Booking Confirmed');
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

test('offers a stay that is confirmed for the calendar', async () => {
  const calendar = '/api/booking-calendar?checkout=cs_test_123';
  const stay = { startDate: '2026-12-30', endDate: '2027-01-02', calendar };
  open(returned, [outcome({ status: 'confirmed', purpose: 'booking', stay })]);
  const link = await screen.findByRole('link', { name: 'Add to calendar' });
  expect(link.getAttribute('href')).toBe(calendar);
  expect(screen.getByText('Wed, Dec 30, 2026 – Sat, Jan 2, 2027 · 3 nights')).toBeTruthy();
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
  expect(await title('Payment On Its Way')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Your payment is on its way from your bank\./);
  expect(screen.getByText(/^Your room is held until Tue, Mar 9, 2027\./)).toBeTruthy();
  expect(screen.queryByText(thanks)).toBeNull();
});
