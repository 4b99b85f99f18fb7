/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Endpoint } from '@booking/contracts/endpoint';
import { precheckinDeskEndpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import type { GuestEvent } from '@booking/contracts/guests';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { timelineEndpoints } from '@booking/contracts/timelines';
import { reservationEndpoints, type ReservationNow } from '@booking/contracts/reservations';
import type { Role } from '@booking/contracts/roles';
import type { Place } from '@booking/remote-kit/kit';
import { answering, expectAccessible, inTurn, onCue, refusing, renderScreen } from '@booking/remote-kit/testing';
import type { Answering } from '@booking/remote-kit/testing';
import { factsOf } from '../facts.fixture.ts';
import { guestEvent } from '../timeline/event.fixture.ts';
import { payment } from '../refunds/paid.fixture.ts';
import { Screen } from './reservation.screen.tsx';

const reservation = (given: Partial<ReservationNow> = {}): ReservationNow => ({
  id: 'R-77',
  status: 'confirmed',
  guestName: 'Rosa Whitfield',
  email: 'rosa@guest.example',
  phone: '+15125550101',
  startDate: '2026-12-05',
  endDate: '2026-12-07',
  adults: 2,
  children: 1,
  roomTypeName: 'Garden Suite',
  roomName: null,
  totalCents: 45_000,
  paidCents: 20_000,
  balanceCents: 25_000,
  notes: [],
  ...given,
});
const precheckin: ListedPrecheckin = {
  id: '3b1f7b1e-8d3a-4c55-9a53-0f6f2f3c9b11',
  reservationId: 'R-77',
  guestName: 'Rosa Whitfield',
  checkInDate: '2026-12-05',
  checkOutDate: '2026-12-07',
  roomTypeName: null,
  step: 'sent',
  problem: null,
  openCorrections: 0,
  sentAt: '2026-11-02T22:05:09.000Z',
  changedAt: '2026-11-02T22:05:09.000Z',
  isOver: false,
};

type Besides = { payments?: PaymentEvent[]; events?: GuestEvent[]; answers?: Answering[] };

/** What the page asks besides the reservation. */
const besides = ({ payments = [], events = [], answers = [] }: Besides = {}): Answering[] => [
  ...answers,
  answering(paymentEndpoints.list, payments),
  answering(timelineEndpoints.ofReservation, events),
];

const open = (
  read: ReservationNow | Answering,
  precheckins: ListedPrecheckin[] = [],
  role: Role = 'front_desk',
  more: Besides = {},
) =>
  renderScreen(Screen, {
    path: '/reservations/:id',
    at: '/reservations/R-77',
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers: [
      'respond' in read ? read : answering(reservationEndpoints.read, read),
      answering(precheckinDeskEndpoints.list, precheckins),
      ...besides(more),
    ],
  });

test('shows the stay as it is in Cloudbeds now', async () => {
  const { calls } = open(reservation());
  expect(screen.getByRole('heading', { level: 1, name: 'Reservation R-77' })).toBeTruthy();
  expect(factsOf(await screen.findByRole('region', { name: 'Stay' }))).toEqual({
    Status: 'Confirmed',
    Guest: 'Rosa Whitfield',
    Phone: '(512) 555-0101',
    Email: 'rosa@guest.example',
    'Room type': 'Garden Suite',
    Room: 'Not assigned yet',
    Arrival: 'Dec 5',
    Departure: 'Dec 7',
    Guests: '2 adults, 1 child',
    Total: '$450.00',
    Paid: '$200.00',
    Balance: '$250.00',
  });
  expect(screen.getByText('No notes.')).toBeTruthy();
  expect(calls.find(({ endpoint }) => endpoint === reservationEndpoints.read)?.input.params).toEqual({ id: 'R-77' });
  await expectAccessible();
});

test.each([
  ['not_confirmed', 'Not confirmed', 'warning'],
  ['confirmed', 'Confirmed', 'good'],
  ['checked_in', 'Checked in', 'good'],
  ['checked_out', 'Checked out', 'neutral'],
  ['canceled', 'Canceled', 'bad'],
  ['no_show', 'No show', 'bad'],
] as const)('shows the status %s as "%s"', async (status, words, tone) => {
  open(reservation({ status, adults: 1, children: 0, roomName: '12' }));
  expect((await screen.findByText(words)).dataset['tone']).toBe(tone);
  expect(factsOf(screen.getByRole('region', { name: 'Stay' }))).toMatchObject({ Guests: '1 adult', Room: '12' });
});

test('shows the notes newest first, with who wrote them and when', async () => {
  open(
    reservation({
      notes: [
        { id: '1', text: 'Payment cs_1 recorded.', author: '', at: 'some day' },
        { id: '2', text: 'Late arrival', author: 'Dana Desk', at: '2026-11-02 16:05:09' },
      ],
    }),
  );
  const notes = within(await screen.findByRole('region', { name: 'Notes' })).getAllByRole('listitem');
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Late arrivalDana Desk, Nov 2, 4:05 PM',
    'Payment cs_1 recorded.some day',
  ]);
});

test('leads to the payments and extension requests of the reservation, and back to the list', async () => {
  open(reservation());
  const here = within(await screen.findByRole('region', { name: 'Related' }));
  const hrefOf = (link: HTMLElement) => link.getAttribute('href');
  expect(hrefOf(here.getByRole('link', { name: 'Payments' }))).toBe('/payments?q=R-77');
  expect(hrefOf(here.getByRole('link', { name: 'Extension requests' }))).toBe('/extensions?q=R-77');
  expect(hrefOf(screen.getByRole('link', { name: 'All reservations' }))).toBe('/reservations');
});

test('shows how far the pre-check-in of this reservation is', async () => {
  const other = { ...precheckin, id: '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d', reservationId: 'R-770' };
  const { calls } = open(reservation(), [other, precheckin]);
  const here = within(await screen.findByRole('region', { name: 'Pre-check-in' }));
  const link = await here.findByRole('link', { name: 'Open pre-check-in' });
  expect(link.getAttribute('href')).toBe(`/precheckins/${precheckin.id}`);
  expect(here.getByText('Link sent')).toBeTruthy();
  expect(here.getByText('Link active')).toBeTruthy();
  expect(calls.find(({ endpoint }) => endpoint === precheckinDeskEndpoints.list)?.input.query).toMatchObject({
    q: 'R-77',
  });
});

test('says that no pre-check-in link was sent; a viewer may not see that', async () => {
  open(reservation());
  expect(await screen.findByText('No link sent yet.')).toBeTruthy();
});

test('shows a viewer no pre-check-in and nothing to do', async () => {
  const { calls } = open(reservation(), [], 'viewer', { payments: [payment({ reservationId: 'R-77' })] });
  await screen.findByText('$450.00', { selector: '[class]:not(dd)' });
  expect(screen.queryByRole('region', { name: 'Pre-check-in' })).toBeNull();
  expect(calls.some(({ endpoint }) => endpoint === precheckinDeskEndpoints.list)).toBe(false);
  expect(screen.queryByRole('button', { name: /^(Refund|Resend|Send)/ })).toBeNull();
});

test('shows what happened around it, and on top what did not, with what helps', async () => {
  const stuck = guestEvent({
    ...{ key: 'confirmation', kind: 'text', title: 'Confirmation not sent', state: 'stuck', at: null },
    detail: 'The number opted out of texts.',
  });
  open(reservation(), [], 'front_desk', { events: [stuck, guestEvent()] });
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(attention.getByText('The number opted out of texts.')).toBeTruthy();
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(2);
  expect(timeline.getByText('Phone call')).toBeTruthy();
});

test('sends the confirmation again and a pre-check-in link, and copies its own link', async () => {
  const booked = payment({ reservationId: 'R-77' });
  const { person, calls, toasts } = open(reservation(), [], 'front_desk', {
    payments: [payment({ id: '16fd2706-8baf-433b-82eb-8c7fada847da', reservationId: 'R-770' }), booked],
    answers: [
      answering(paymentEndpoints.textConfirmation, { to: '+15125550101' }),
      refusing(precheckinDeskEndpoints.send, 409, 'It is too early.'),
    ],
  });
  const actions = within(await screen.findByRole('group', { name: 'Actions' }));
  await person.click(await actions.findByRole('button', { name: 'Resend confirmation' }));
  await person.click(await actions.findByRole('button', { name: 'Send pre-check-in link' }));
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Success', body: 'The confirmation is on its way.' },
      { intent: 'error', title: 'Error', body: '409: It is too early.' },
    ]),
  );
  const inputOf = (wanted: Endpoint) => calls.find(({ endpoint }) => endpoint === wanted)?.input;
  expect(inputOf(paymentEndpoints.textConfirmation)?.params).toEqual({ id: booked.id });
  expect(inputOf(precheckinDeskEndpoints.send)?.body).toEqual({ reservationId: 'R-77' });
  await person.click(actions.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain('/reservations/R-77');
});

test('lists what was paid for it, and refunds it', async () => {
  const booked = payment({ reservationId: 'R-77' });
  const { person } = open(reservation(), [], 'manager', {
    payments: [booked],
    answers: [answering(paymentEndpoints.refund, { ...booked, refundedCents: 45_000, status: 'refunded' })],
  });
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(await payments.findByText('Paid')).toBeTruthy();
  const details = payments.getByRole('link', { name: 'Details of $450.00' });
  expect(details.getAttribute('href')).toBe(`/payments?payment=${booked.id}`);
  await person.click(payments.getByRole('button', { name: 'Refund… $450.00' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund Rosa Whitfield' }));
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Goodwill');
  await person.click(dialog.getByRole('button', { name: 'Refund $450.00' }));
  expect(await payments.findByText('$450.00 refunded')).toBeTruthy();
});

test('says of a canceled reservation what is not refunded, with the way to refund it', async () => {
  const booked = payment({ reservationId: 'R-77', amountCents: 75_334 });
  const { person } = open(reservation({ status: 'canceled' }), [], 'manager', { payments: [booked] });
  expect(await screen.findByText('Canceled, $753.34 not refunded.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Refund…' }));
  expect(screen.getByRole('dialog', { name: 'Refund Rosa Whitfield' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send pre-check-in link', hidden: true })).toBeNull();
});

test('says of a canceled reservation that was paid past us where to refund it', async () => {
  open(reservation({ status: 'canceled', paidCents: 20_000 }), [], 'manager');
  expect(await screen.findByText('Canceled, $200.00 paid in Cloudbeds. Refund it there if it is due.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull();
});

test('says that there is no such reservation, without ways that lead nowhere', async () => {
  const said = 'Cloudbeds refused getReservation: Reservation not found';
  open(refusing(reservationEndpoints.read, 424, said));
  expect(await screen.findByText('No reservation R-77 in Cloudbeds.')).toBeTruthy();
  expect(screen.getByText(`424: ${said}`).closest('details')!.open).toBe(false);
  for (const name of ['Refresh', 'Try again']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('link', { name: 'Search guests' }).getAttribute('href')).toBe('/guests');
});

test('shows the wait, then why it failed, and asks again when told to', async () => {
  const failure = onCue(refusing(reservationEndpoints.read, 502, 'Cloudbeds cannot be reached.'));
  const { person } = open(inTurn(failure, answering(reservationEndpoints.read, reservation())));
  expect(screen.getByRole('progressbar', { name: 'Loading the reservation…' })).toBeTruthy();
  failure.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The reservation could not be loaded');
  expect(alert.textContent).toContain('502: Cloudbeds cannot be reached.');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rosa Whitfield')).toBeTruthy();
});

test('says so to somebody who may not see the reservation', async () => {
  open(refusing(reservationEndpoints.read, 403, 'No.'));
  expect(
    await screen.findByText('Your role does not include the reservation. Ask the owner of the account.'),
  ).toBeTruthy();
});

test('asks Cloudbeds anew by Refresh', async () => {
  const { person } = open(
    inTurn(
      answering(reservationEndpoints.read, reservation()),
      answering(reservationEndpoints.read, reservation({ roomName: '12' })),
    ),
  );
  expect(await screen.findByText('Not assigned yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('12')).toBeTruthy();
});

test('has a place for actions of other remotes, which says which reservation it is', async () => {
  const Slots = (place: Place) => <p>Actions {JSON.stringify(place)}</p>;
  renderScreen(Screen, {
    path: '/reservations/:id',
    at: '/reservations/R-77',
    answers: [
      answering(reservationEndpoints.read, reservation()),
      answering(precheckinDeskEndpoints.list, []),
      ...besides(),
    ],
    hostApi: { Slots },
  });
  const place = { name: 'reservation-action', reservationId: 'R-77', of: 'reservation R-77' };
  expect(await screen.findByText(`Actions ${JSON.stringify(place)}`)).toBeTruthy();
});
