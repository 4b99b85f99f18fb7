/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { callTripEndpoints, type TripStep } from '@booking/contracts/call-trip';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { Role } from '@booking/contracts/roles';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { tripStep } from '../call-page.fixture.ts';
import { TripPanel } from './trip-panel.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const stuck = (fix: TripStep['fix']): TripStep[] => [
  tripStep(),
  tripStep({ key: 'step', title: 'Reservation in Cloudbeds', state: 'stuck', detail: 'The room is gone.', fix }),
];
const synced: PaymentEvent = {
  ...{ id, amountCents: 42_000, refundedCents: 0, status: 'completed', purpose: 'booking', syncStatus: 'synced' },
  ...{
    createdAt: '2026-11-10T17:54:00.000Z',
    paidAt: '2026-11-10T17:55:00.000Z',
    stripeSession: null,
    syncError: null,
  },
  ...{
    isUnsynced: false,
    currency: 'usd',
    askedCents: null,
    refunds: [],
    disputes: [],
    callId: 'call-1',
    sessionId: null,
    reservationId: 'R-1',
    metadata: {},
  },
};
const helped = [tripStep(), tripStep({ key: 'step', title: 'Reservation in Cloudbeds' })];
const tripOf = (...turns: TripStep[][]) => {
  const [first, ...rest] = turns.map((steps) => answering(callTripEndpoints.trip, steps));
  return inTurn(first!, ...rest);
};

const open = (answers: Answering[], role: Role = 'manager') =>
  renderScreen(() => <TripPanel callId="call-1" startedAt="2026-11-10T17:53:00.000Z" />, {
    path: '/call-logs/call-1',
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers,
  });
const trip = () => screen.findByRole('list', { name: 'From the call to the reservation' });

test('shows each step with its state, time, detail and record', async () => {
  const link = { to: '/reservations/R-1', words: 'Reservation R-1' };
  open([
    tripOf([
      tripStep({ at: '2026-11-10T17:53:00.000Z' }),
      tripStep({ key: 'o', title: 'Link opened', at: '2026-11-10T17:53:24.000Z' }),
      tripStep({ key: 'b', title: 'Paid', state: 'waiting', detail: 'The page is open.' }),
      tripStep({ key: 'c', title: 'Link', state: 'ended' }),
      tripStep({ key: 'd', title: 'Reservation in Cloudbeds', state: 'open', link }),
    ]),
  ]);
  const steps = within(await trip()).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'CallDone11:53 AM',
    'Link openedDone+24 s',
    'PaidWaitingThe page is open.',
    'LinkEnded',
    'Reservation in CloudbedsNot yetReservation R-1',
  ]);
  expect(screen.getByRole('link', { name: 'Reservation R-1' }).getAttribute('href')).toBe('/reservations/R-1');
  expect(screen.queryByText('No link was texted in this call.')).toBeNull();
  await expectAccessible();
});

test('says where and why a payment is stuck, and Retry tries it again once', async () => {
  const retried = onCue(answering(paymentEndpoints.retrySync, synced));
  const { person, calls, toasts } = open([tripOf(stuck({ kind: 'retry_payment', paymentId: id }), helped), retried]);
  expect(within(await trip()).getByText('Stuck here: The room is gone.')).toBeTruthy();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await person.click(await screen.findByRole('button', { name: 'Retrying…' }));
  retried.arrive();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'It is in Cloudbeds.' }]));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(await trip());
  const retries = calls.filter(({ endpoint }) => endpoint === paymentEndpoints.retrySync);
  expect(retries.map(({ input }) => input.params)).toEqual([{ id }]);
});

test('says why a longer stay could not be tried again, and keeps the button', async () => {
  const refused = refusing(extensionEndpoints.retry, 503, 'Cloudbeds is away.');
  const { person, toasts } = open([tripOf(stuck({ kind: 'retry_extension', requestId: id })), refused]);
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '503: Cloudbeds is away.' }]));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('texts a new link in place of one that ended', async () => {
  const texted = answering(callTripEndpoints.textLink, helped);
  const { person, calls, toasts } = open([tripOf(stuck({ kind: 'text_link', sessionId: id }), helped), texted]);
  await person.click(await screen.findByRole('button', { name: 'Text a new link' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'A new link is on its way by text.' }]));
  expect(screen.queryByRole('button', { name: 'Text a new link' })).toBeNull();
  const asked = calls.find(({ endpoint }) => endpoint === callTripEndpoints.textLink);
  expect(asked?.input).toMatchObject({ params: { id: 'call-1' }, body: { sessionId: id } });
});

test('texts the confirmation again where it did not go out', async () => {
  const unsent = tripStep({
    key: 'c',
    title: 'Confirmation not sent',
    state: 'stuck',
    textConfirmation: { paymentId: id },
  });
  const texted = answering(paymentEndpoints.textConfirmation, { to: '+15125550100' });
  const { person, calls, toasts } = open([tripOf([unsent], helped), texted]);
  await person.click(await screen.findByRole('button', { name: 'Text confirmation' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'The confirmation is on its way.' }]));
  expect(calls.find(({ endpoint }) => endpoint === paymentEndpoints.textConfirmation)?.input.params).toEqual({ id });
});

test.each<[Role, string, TripStep['fix']]>([
  ['front_desk', 'to retry a payment', { kind: 'retry_payment', paymentId: id }],
  ['viewer', 'to retry a longer stay', { kind: 'retry_extension', requestId: id }],
  ['viewer', 'to text a link', { kind: 'text_link', sessionId: id }],
])('the role %s is not offered %s', async (role, _, fix) => {
  open([tripOf(stuck(fix))], role);
  expect(within(await trip()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why the trip could not be loaded, and loads it by "Try again"', async () => {
  const refused = refusing(callTripEndpoints.trip, 500, 'The database is away.');
  const { person } = open([inTurn(refused, answering(callTripEndpoints.trip, helped))]);
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toMatch(/^The guest journey could not be loaded.*The database is away\./);
  await person.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(within(await trip()).getAllByRole('listitem')).toHaveLength(2);
});
