/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { reservationEventEndpoints, type ReservationEvent } from '@booking/contracts/reservation-events';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  withHeaders,
  type Answering,
} from '@booking/remote-kit/testing';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { stayEndpoints } from '@booking/contracts/stays';
import { Screen } from './reservations.screen.tsx';
import { stays } from './stays/stay.fixture.ts';

const event = (given: Partial<ReservationEvent> = {}): ReservationEvent => ({
  id: '1',
  createdAt: '2026-11-02T22:05:09.000Z',
  kind: 'created',
  reservationId: 'R-77',
  guestName: 'Rosa Whitfield',
  startDate: '2026-12-05',
  endDate: '2026-12-07',
  status: 'confirmed',
  source: 'Walk-In',
  callId: null,
  ...given,
});

const open = (list: ReservationEvent[] | Answering, at = '/reservations?tab=events') =>
  renderScreen(Screen, {
    path: '/reservations',
    at,
    answers: [
      Array.isArray(list) ? answering(reservationEventEndpoints.list, list) : list,
      answering(reservationEventEndpoints.count, { count: 3, isCapped: false }),
      answering(savedViewEndpoints.list, []),
      answering(stayEndpoints.list, stays([])),
      answering(paymentMatchEndpoints.newest, null),
    ],
  });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const cellsOf = (row: HTMLElement) =>
  [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) => textContent);

test('shows what happened to a reservation, when and to whom, and where it came from', async () => {
  open([
    event({ id: '3', kind: 'cancelled', guestName: null, startDate: null, endDate: null, source: null }),
    event({ id: '2', kind: 'changed', callId: 'call 1' }),
    event(),
  ]);
  const [cancelled, changed, created] = await rows();
  const at = 'Nov 2, 4:05 PM';
  const stay = 'Dec 5 – 7';
  expect(cellsOf(cancelled!)).toEqual(['R-77', at, 'Canceled', '–', '–', 'Cloudbeds']);
  expect(cellsOf(changed!)).toEqual(['R-77', at, 'Changed', 'Rosa Whitfield', stay, 'Call']);
  expect(cellsOf(created!)).toEqual(['R-77', at, 'Created', 'Rosa Whitfield', stay, 'Walk-In']);
  expect(screen.getByText('3 events')).toBeTruthy();
  const linkOf = (row: HTMLElement, name: string) => within(row).getByRole('link', { name }).getAttribute('href');
  expect(linkOf(created!, 'R-77')).toBe('/reservations/R-77');
  expect(linkOf(created!, 'Rosa Whitfield')).toBe('/guests?reservation=R-77');
  expect(linkOf(changed!, 'Call about reservation R-77')).toBe('/call-logs/call%201');
  expect(screen.getByRole('heading', { level: 1, name: 'Reservations' })).toBeTruthy();
  await expectAccessible();
});

test('narrows the events by kind, which stands in the address, and leads back from a kind that has none', async () => {
  const all = [event(), event({ id: '2', kind: 'cancelled', guestName: 'Jonas Fischer' })];
  const list = answering(reservationEventEndpoints.list, ({ query }) =>
    all.filter(({ kind }) => !query.kind || kind === query.kind),
  );
  const { person, address } = open(list, '/reservations?tab=events&kind=changed');
  expect(screen.getByLabelText<HTMLSelectElement>('Event').value).toBe('changed');
  expect(await screen.findByText('No events match this filter')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show all events' }));
  expect(await rows()).toHaveLength(2);
  expect(address()).toBe('/reservations?tab=events');
  expect(screen.getByLabelText<HTMLSelectElement>('Event').value).toBe('');
  await person.selectOptions(screen.getByLabelText('Event'), 'Canceled');
  expect(await screen.findByText('Jonas Fischer')).toBeTruthy();
  expect(screen.queryByText('Rosa Whitfield')).toBeNull();
  expect(address()).toBe('/reservations?tab=events&kind=cancelled');
});

test('says that there are no events', async () => {
  open([]);
  expect(await screen.findByText('No reservation events found')).toBeTruthy();
  expect(screen.getByText('New, changed and canceled reservations will appear here')).toBeTruthy();
});

test('shows the wait, then why it failed, and loads again when asked to', async () => {
  const failure = onCue(refusing(reservationEventEndpoints.list, 500, 'The database is away.'));
  const { person } = open(inTurn(failure, answering(reservationEventEndpoints.list, [event()])));
  expect(screen.getByRole('progressbar', { name: 'Loading the reservation events…' })).toBeTruthy();
  failure.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The reservation events could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('says that these are the newest, and goes on to the last event', async () => {
  const { list } = reservationEventEndpoints;
  const newest = answering(list, [event()]);
  const { person, calls } = open(
    inTurn(
      newest,
      withHeaders(newest, { link: `<${list.path}?cursor=after-1>; rel="next"` }),
      answering(list, [event({ id: '2', guestName: 'Jonas Fischer' })]),
    ),
  );
  await rows();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('These are the newest 1 events.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Jonas Fischer')).toBeTruthy();
  expect(await rows()).toHaveLength(2);
  expect(calls.findLast(({ endpoint }) => endpoint === list)?.input.query).toMatchObject({ cursor: 'after-1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says so to somebody who may not see the events', async () => {
  open(refusing(reservationEventEndpoints.list, 403, 'No.'));
  expect(await screen.findByText(/^Your role does not include the reservation events\./)).toBeTruthy();
});

test('sorts by time, which stands in the address', async () => {
  const { person, address, calls } = open([event()]);
  await rows();
  await person.click(within(screen.getByRole('columnheader', { name: /^Time/ })).getByRole('button'));
  expect(address()).toBe('/reservations?tab=events&sort=createdAt');
  const { list } = reservationEventEndpoints;
  const asked = () => calls.findLast(({ endpoint }) => endpoint === list)?.input.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'createdAt' }));
});

test('begins with the stays, and switches to events and discrepancies by mouse and keys; the address follows', async () => {
  const { person, address } = open([event()], '/reservations');
  expect(await screen.findByText('No arrivals today')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Discrepancies' }));
  expect(address()).toBe('/reservations?tab=differences');
  expect(await screen.findByRole('button', { name: 'Run check' })).toBeTruthy();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('tab', { name: 'Events', selected: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Events' }));
  expect(address()).toBe('/reservations?tab=events');
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('tab', { name: 'Stays', selected: true })).toBeTruthy();
  expect(address()).toBe('/reservations');
});
