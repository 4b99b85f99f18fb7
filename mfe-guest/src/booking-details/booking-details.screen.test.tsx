/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { guestPageEndpoints as endpoints, type BookingDetailsSession } from '@booking/contracts/guest-pages';
import {
  answering,
  expectAccessible,
  inTurn,
  oddly,
  unreachable,
  waiting,
  type Answering,
} from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './booking-details.screen.tsx';
import { session } from './session.fixture.ts';

const at = '/booking-details/token-of-a-guest';
const answersSession = (given: Partial<BookingDetailsSession> = {}) =>
  answering(endpoints.bookingDetails, { session: session(given) });
const paymentUrl = 'https://checkout.example/pay/cs_test_1';
const completed = answersSession({ status: 'completed', paymentUrl, amountDue: 44_275 });
const sent = answering(endpoints.submitDetails, { success: true, message: 'Done' });
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@guest.example' };

afterEach(() => void jest.useRealTimers());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submitButton = () => screen.getByRole('button', { name: /^Submit/ });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function open(...answers: Answering[]) {
  const page = renderPage(Screen, { at, answers });
  await screen.findByLabelText('First name');
  const submit = async () => {
    await page.guest.type(field('First name'), ada.firstName);
    await page.guest.type(field('Last name'), ada.lastName);
    await page.guest.type(field('Email'), ada.email);
    await page.guest.click(submitButton());
  };
  return { ...page, submit };
}

test('says that the booking is loading', async () => {
  const { calls } = renderPage(Screen, { at, answers: [waiting(endpoints.bookingDetails)] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading your booking...' })).toBeTruthy();
});

test('shows what is booked and what it costs', async () => {
  await open(answersSession());
  expect(await title('Complete Your Booking')).toBeTruthy();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Fri, Mar 5 – Sat, Mar 6, 2027',
    '1 night',
    '1 adult, 2 children',
    'Deluxe Queen',
    '$442.75',
  ]);
  await expectAccessible();
});

test.each([['held'], [''], [null]])('of a status of %j shows the summary and the form', async (status) => {
  await open(oddly(endpoints.bookingDetails, { session: { ...session(), status } }));
  expect(await title('Complete Your Booking')).toBeTruthy();
  expect(screen.getByText('Deluxe Queen')).toBeTruthy();
  expect(submitButton()).toBeTruthy();
});

test('asks for names of at most 50 characters and an e-mail address', async () => {
  const { guest, calls } = await open(answersSession());
  await guest.click(field('First name'));
  await guest.paste('a'.repeat(51));
  await guest.click(submitButton());
  for (const problem of ['First name is too long', 'Last name is required', 'Please enter a valid email address'])
    expect(await screen.findByText(problem)).toBeTruthy();
  expect(document.activeElement).toBe(field('First name'));
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.submitDetails)).toEqual([]);
});

test('sends the details once, even when the page cannot be loaded again at first', async () => {
  const { guest, submit, calls } = await open(
    inTurn(answersSession(), unreachable(endpoints.bookingDetails), completed),
    sent,
  );
  await submit();
  expect(await messages().findByText('Details Submitted!')).toBeTruthy();
  expect(await screen.findByText('This page could not be brought up to date.')).toBeTruthy();
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  await guest.click(submitButton());
  await guest.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title('Details Already Submitted')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay $442.75 now' }).getAttribute('href')).toBe(paymentUrl);
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.submitDetails).map(({ input }) => input.body)).toEqual([
    ada,
  ]);
});

test('says in its own words that sending failed where the server has none, and keeps what was typed', async () => {
  const badGateway: Answering = {
    endpoint: endpoints.submitDetails,
    respond: () => ({ status: 502, body: 'Bad Gateway' }),
  };
  const { submit } = await open(answersSession(), badGateway);
  await submit();
  const alert = within(await messages().findByRole('alert'));
  expect(alert.getByText('Submission Failed')).toBeTruthy();
  expect(alert.getByText('Failed to submit details')).toBeTruthy();
  expect(field('First name').value).toBe('Ada');
});

test('says that a link was replaced by another, and asks for nothing', async () => {
  renderPage(Screen, { at, answers: [answersSession({ status: 'superseded' })] });
  expect(await title('This Link Was Replaced')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says until when the room is held, and loads the page again once it is not', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-10T18:00:00Z') });
  const held = { until: '2026-11-10T18:01:00.000Z', seconds: 60 };
  const payable = answersSession({ status: 'completed', paymentUrl, amountDue: 44_275, held });
  const { calls } = renderPage(Screen, { at, answers: [inTurn(payable, answersSession({ status: 'completed' }))] });
  expect(await screen.findByText('Held for you until 12:01 PM')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  expect(screen.getByText(/^The time to pay is over/)).toBeTruthy();
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.bookingDetails)).toHaveLength(2);
});

test.each([
  ['paid', 'Thank you for your payment.'],
  ['processing', /^Your payment is on its way from your bank/],
] as const)('leads on to the confirmation of what is %s', async (payment, words) => {
  renderPage(Screen, {
    at,
    answers: [answersSession({ status: 'completed', payment, confirmation: '/booking-success?checkout=cs_test_1' })],
  });
  expect(await screen.findByText(words)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See your confirmation' });
  expect(link.getAttribute('href')).toBe('/booking-success?checkout=cs_test_1');
  expect(screen.queryByText(/payment link is sent/)).toBeNull();
});

test('speaks Spanish', async () => {
  renderPage(Screen, { at, answers: [answersSession()], language: 'es' });
  expect(await title('Complete su reservación')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar datos' })).toBeTruthy();
  await expectAccessible();
});
