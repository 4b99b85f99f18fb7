/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { precheckinDeskEndpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import { reservationEndpoints, type ReservationNow } from '@booking/contracts/reservations';
import type { Role } from '@booking/contracts/roles';
import type { Place } from '@booking/remote-kit/kit';
import { answering, expectAccessible, inTurn, onCue, refusing, renderScreen } from '@booking/remote-kit/testing';
import type { Answering } from '@booking/remote-kit/testing';
import { factsOf } from '../facts.fixture.ts';
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
  sentAt: '2026-11-02T22:05:09.000Z',
  changedAt: '2026-11-02T22:05:09.000Z',
  isOver: false,
};

const open = (read: ReservationNow | Answering, precheckins: ListedPrecheckin[] = [], role: Role = 'front_desk') =>
  renderScreen(Screen, {
    path: '/reservations/:id',
    at: '/reservations/R-77',
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers: [
      'respond' in read ? read : answering(reservationEndpoints.read, read),
      answering(precheckinDeskEndpoints.list, precheckins),
    ],
  });

test('shows the stay as it is in Cloudbeds now', async () => {
  const { calls } = open(reservation());
  expect(screen.getByRole('heading', { level: 1, name: 'Reservation R-77' })).toBeTruthy();
  expect(factsOf(await screen.findByRole('region', { name: 'Stay' }))).toEqual({
    Status: 'Confirmed',
    Guest: 'Rosa Whitfield',
    Phone: '+15125550101',
    Email: 'rosa@guest.example',
    'Room type': 'Garden Suite',
    Room: 'Not assigned yet',
    Arrival: 'Dec 5, 2026',
    Departure: 'Dec 7, 2026',
    Guests: '2 adults, 1 child',
    Total: '$450.00',
    Paid: '$200.00',
    Balance: '$250.00',
  });
  expect(screen.getByText('There are no notes.')).toBeTruthy();
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
  const notes = within(await screen.findByRole('region', { name: 'Notes in Cloudbeds' })).getAllByRole('listitem');
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Late arrivalDana Desk, Nov 2, 2026 4:05:09 PM',
    'Payment cs_1 recorded.some day',
  ]);
});

test('leads to the payments, extension requests and pre-check-in of the reservation', async () => {
  const other = { ...precheckin, id: '7f3c1d9e-52a4-4b86-9c0d-1e2f3a4b5c6d', reservationId: 'R-770' };
  const { calls } = open(reservation(), [other, precheckin]);
  const here = within(screen.getByRole('region', { name: 'In This Console' }));
  const linkOf = async (name: string) => (await here.findByRole('link', { name })).getAttribute('href');
  expect(await linkOf('Payments')).toBe('/payments?q=R-77');
  expect(await linkOf('Extension requests')).toBe('/extensions?q=R-77');
  expect(await linkOf('Pre-check-in')).toBe(`/precheckins/${precheckin.id}`);
  expect(calls.find(({ endpoint }) => endpoint === precheckinDeskEndpoints.list)?.input.query).toMatchObject({
    q: 'R-77',
  });
});

test.each([
  ['where no link was sent', 'front_desk', 1],
  ['for a viewer, who may not see it', 'viewer', 0],
] as const)('leads to no pre-check-in %s', async (_, role, asked) => {
  const { calls } = open(reservation(), [], role);
  await screen.findByRole('region', { name: 'Stay' });
  expect(screen.queryByRole('link', { name: 'Pre-check-in' })).toBeNull();
  expect(calls.filter(({ endpoint }) => endpoint === precheckinDeskEndpoints.list)).toHaveLength(asked);
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
    answers: [answering(reservationEndpoints.read, reservation()), answering(precheckinDeskEndpoints.list, [])],
    hostApi: { Slots },
  });
  const place = { name: 'reservation-action', reservationId: 'R-77', of: 'reservation R-77' };
  expect(await screen.findByText(`Actions ${JSON.stringify(place)}`)).toBeTruthy();
});
