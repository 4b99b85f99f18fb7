/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { guestPageEndpoints, type RoomSelectionSession } from '@booking/contracts/guest-pages';
import { expectAccessible, oddly, waiting } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './room-selection.screen.tsx';
import { answersSession, at, queen, session } from './session.fixture.ts';

const open = (given: Partial<RoomSelectionSession>) => renderPage(Screen, { at, answers: [answersSession(given)] });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('says that the rooms are loading', async () => {
  const { calls } = renderPage(Screen, { at, answers: [waiting(guestPageEndpoints.roomSelection)] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading available rooms...' })).toBeTruthy();
  expect(await title('Choose Your Room')).toBeTruthy();
});

test('says that a link was replaced by another, and what to do', async () => {
  open({ status: 'superseded', rooms: [] });
  expect(await title('This Link Was Replaced')).toBeTruthy();
  expect(
    screen.getByText(/^You went on with another link from us, so this one cannot be used any more\./),
  ).toBeTruthy();
  expect(screen.getByText('Please open the newest text from us, or call us.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call/ })).toBeTruthy();
  await expectAccessible();
});

test.each([['held'], [''], [null]])('of a status of %j shows the rooms to choose from', async (status) => {
  renderPage(Screen, { at, answers: [oddly(guestPageEndpoints.roomSelection, { session: { ...session(), status } })] });
  expect(await title('Choose Your Room')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Select This Room' })).toHaveLength(2);
});

test.each([
  ['paid', 'All Set!', 'Thank you for your payment.'],
  ['processing', 'Payment processing', 'Your payment is on its way from your bank, which can take some days.'],
] as const)('shows at the end that the payment is %s, and asks for no other', async (payment, heading, words) => {
  const confirmation = '/booking-success?checkout=cs_test_1';
  open({ status: 'contact_submitted', selectedRoom: queen, payment, confirmation });
  expect(await title(heading)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your confirmation' }).getAttribute('href')).toBe(confirmation);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/payment link/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

test('asks for the payment first, says until when the room is held, and calls nothing done before money has moved', async () => {
  const held = { until: '2026-11-10T18:31:00.000Z', seconds: 1860 };
  const paymentUrl = 'https://checkout.example/pay/cs_test_1';
  open({ status: 'contact_submitted', selectedRoom: queen, paymentUrl, amountDue: 44_275, held });
  expect(await title('Pay to confirm your room')).toBeTruthy();
  expect(screen.getByText('Held for you until 12:31 PM')).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Pay $442.75 now' });
  const allSet = screen.getByRole('heading', { level: 2, name: 'All Set!' });
  expect(pay.compareDocumentPosition(allSet) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another room' })).toBeTruthy();
  await expectAccessible();
});

test('says plainly that the time to pay is over, and leads to the rooms', async () => {
  open({ status: 'contact_submitted', selectedRoom: queen });
  expect(await screen.findByText(/^The time to pay is over, and the room is no longer held for you\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose another room' })).toBeTruthy();
});
