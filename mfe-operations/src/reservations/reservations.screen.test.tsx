/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
import { Screen } from './reservations.screen.tsx';

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

const open = (list: ReservationEvent[] | Answering, at = '/reservations') =>
  renderScreen(Screen, {
    path: '/reservations',
    at,
    answers: [
      Array.isArray(list) ? answering(reservationEventEndpoints.list, list) : list,
      answering(paymentMatchEndpoints.newest, null),
    ],
  });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows what happened to a reservation, when and to whom, and where it came from', async () => {
  open([
    event({ id: '3', kind: 'cancelled', guestName: null, startDate: null, endDate: null, source: null }),
    event({ id: '2', kind: 'changed', callId: 'call 1' }),
    event(),
  ]);
  const [cancelled, changed, created] = await rows();
  const at = 'Nov 2, 2026 4:05:09 PM';
  const stay = 'Dec 5, 2026 to Dec 7, 2026';
  expect(cellsOf(cancelled!)).toEqual([at, 'Cancelled', 'R-77', '–', '–', 'Cloudbeds']);
  expect(cellsOf(changed!)).toEqual([at, 'Changed', 'R-77', 'Rosa Whitfield', stay, 'Call']);
  expect(cellsOf(created!)).toEqual([at, 'Created', 'R-77', 'Rosa Whitfield', stay, 'Walk-In']);
  const linkOf = (row: HTMLElement, name: string) => within(row).getByRole('link', { name }).getAttribute('href');
  expect(linkOf(created!, 'Reservation R-77')).toBe('/reservations/R-77');
  expect(linkOf(changed!, 'Call about reservation R-77')).toBe('/call-logs?call=call%201');
  expect(screen.getByRole('heading', { level: 1, name: 'Reservations' })).toBeTruthy();
  await expectAccessible();
});

test('narrows the events by kind, which stands in the address, and leads back from a kind that has none', async () => {
  const all = [event(), event({ id: '2', kind: 'cancelled', guestName: 'Jonas Fischer' })];
  const list = answering(reservationEventEndpoints.list, ({ query }) =>
    all.filter(({ kind }) => !query.kind || kind === query.kind),
  );
  const { person, address } = open(list, '/reservations?kind=changed');
  expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('changed');
  expect(await screen.findByText('None fits this filter')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show all events' }));
  expect(await rows()).toHaveLength(2);
  expect(address()).toBe('/reservations');
  expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('');
  await person.selectOptions(screen.getByLabelText('What'), 'Cancelled');
  expect(await screen.findByText('Jonas Fischer')).toBeTruthy();
  expect(screen.queryByText('Rosa Whitfield')).toBeNull();
  expect(address()).toBe('/reservations?kind=cancelled');
});

test('says that there are no events', async () => {
  open([]);
  expect(await screen.findByText('No reservation events found')).toBeTruthy();
  expect(screen.getByText('What Cloudbeds tells of reservations in this mode will be listed here')).toBeTruthy();
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
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after-1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says so to somebody who may not see the events', async () => {
  open(refusing(reservationEventEndpoints.list, 403, 'No.'));
  expect(await screen.findByText(/^Your role does not include the reservation events\./)).toBeTruthy();
});

test('switches between the events and the differences by mouse and keys, and the address follows', async () => {
  const { person, address } = open([event()]);
  await rows();
  await person.click(screen.getByRole('tab', { name: 'Differences' }));
  expect(address()).toBe('/reservations?tab=differences');
  expect(await screen.findByRole('button', { name: 'Match now' })).toBeTruthy();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('tab', { name: 'Events', selected: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Events' }));
  expect(address()).toBe('/reservations');
});
