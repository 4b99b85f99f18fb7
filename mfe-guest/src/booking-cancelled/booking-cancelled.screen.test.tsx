/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingReturnEndpoints as endpoints, type BookingReturn } from '@booking/contracts/booking-return';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  unreachable,
  type Answering,
} from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './booking-cancelled.screen.tsx';
import { bookingReturn } from './booking-return.fixture.ts';

const back = '/booking-cancelled?purpose=booking&return=key-of-a-payment';
const s2 = 'Your payment was cancelled and no charges were made. Your reservation was not completed.';
const answersReturn = (given: Partial<BookingReturn> = {}) =>
  answering(endpoints.view, { session: { ...bookingReturn, ...given } });
const ended = answersReturn({ status: 'ended', paymentUrl: null, held: null });
const leads = (endpoint: typeof endpoints.payAgain | typeof endpoints.chooseAgain, url: string) =>
  answering(endpoint, { url });

const open = (at: string, answers: Answering[] = [], language?: 'en' | 'es') =>
  renderPage(Screen, { at, answers: [...answers, answersHotel()], ...(language && { language }) });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const leading = () => jest.spyOn(location, 'assign').mockImplementation(() => undefined);
afterEach(() => void jest.restoreAllMocks());

test('says that nothing was charged or booked, and whom to call', async () => {
  const { calls } = open('/booking-cancelled');
  expect(title()).toBe('Booking Cancelled');
  expect(screen.getByText(s2)).toBeTruthy();
  expect(screen.getByText(/please call the hotel.*AI booking assistant is available 24\/7/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe(`tel:${hotel.phone}`);
  expect(calls).toHaveLength(1);
  await expectAccessible();
});

test.each([
  ['extension', /open the link in your texts again/],
  ['balance', /^To pay, please open the link/],
])('says to a guest who did not pay for a(n) %s that the reservation stands', async (purpose, more) => {
  open(`/booking-cancelled?purpose=${purpose}`);
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeTruthy();
  expect(title()).toBe('Payment Cancelled');
  expect(screen.getByText(/no charges were made\. Your reservation is as it was before\.$/)).toBeTruthy();
  expect(screen.getByText(more)).toBeTruthy();
});

test('leads back to the payment that waits, with the amount and how long the room is held', async () => {
  open(back, [answersReturn()]);
  const pay = await screen.findByRole('link', { name: 'Continue to payment: $775.70' });
  expect(pay.getAttribute('href')).toBe(bookingReturn.paymentUrl);
  expect(screen.getByText('Held for you until 12:31 PM')).toBeTruthy();
  expect(
    screen.getByText(/^Deluxe Queen · Fri, Mar 5 – Mon, Mar 8, 2027 · 3 nights · 2 adults · 1 child$/),
  ).toBeTruthy();
  expect(title()).toBe('Booking Cancelled');
  expect(screen.getByText(s2)).toBeTruthy();
  await expectAccessible();
});

test('gives the room back and leads to the rooms', async () => {
  const assign = leading();
  const { guest } = open(back, [answersReturn(), leads(endpoints.chooseAgain, '/room-select/own')]);
  await guest.click(await screen.findByRole('button', { name: 'Choose another room' }));
  await waitFor(() => expect(assign.mock.calls).toEqual([['/room-select/own']]));
});

test('once the time is over the same room can be paid anew, also after a lost connection', async () => {
  const assign = leading();
  const pays = inTurn(unreachable(endpoints.payAgain), leads(endpoints.payAgain, 'https://checkout.example/pay/2'));
  const { guest } = open(back, [ended, pays]);
  const again = await screen.findByRole('button', { name: 'Pay for Deluxe Queen' });
  expect(screen.getByText(/^The time to pay is over, and the room is no longer held for you\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Continue to payment/ })).toBeNull();
  await guest.click(again);
  expect(await screen.findByText(/^The connection was lost\. Nothing was charged/)).toBeTruthy();
  await guest.click(screen.getByRole('button', { name: 'Pay for Deluxe Queen' }));
  await waitFor(() => expect(assign.mock.calls).toEqual([['https://checkout.example/pay/2']]));
});

test('says why the same room cannot be paid anew, and still leads to the rooms', async () => {
  const { guest } = open(back, [
    ended,
    refusing(endpoints.payAgain, 409, 'This room has just been taken. Please choose another one.'),
  ]);
  await guest.click(await screen.findByRole('button', { name: 'Pay for Deluxe Queen' }));
  expect(await messages().findByText('This room has just been taken. Please choose another one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another room' })).toBeTruthy();
});

test.each([
  ['a key that leads nowhere', refusing(endpoints.view, 404, 'No')],
  ['what is over', answersReturn({ status: 'over', paymentUrl: null, held: null, stay: null, mayChooseAgain: false })],
])('of %s says what it says without one', async (_, answer) => {
  open(back, [answer]);
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeTruthy();
  expect(screen.getByText(s2)).toBeTruthy();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /room/i })).toBeNull();
});

test('says to a guest who has paid that nothing was cancelled', async () => {
  const confirmation = '/booking-success?checkout=cs_test_1';
  open(back, [answersReturn({ status: 'paid', paymentUrl: null, held: null, mayChooseAgain: false, confirmation })]);
  const link = await screen.findByRole('link', { name: 'See your confirmation' });
  expect(link.getAttribute('href')).toBe(confirmation);
  expect(title()).toBe('Payment Received');
  expect(screen.queryByText(s2)).toBeNull();
});

test('speaks Spanish', async () => {
  open(back, [answersReturn()], 'es');
  expect(await screen.findByRole('link', { name: 'Continuar con el pago: $775.70' })).toBeTruthy();
  expect(screen.getByText(/^Apartada para usted hasta: 12:31 p\. ?m\.$/)).toBeTruthy();
  expect(title()).toBe('Reservación cancelada');
  await expectAccessible();
});
