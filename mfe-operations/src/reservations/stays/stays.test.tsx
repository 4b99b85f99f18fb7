/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { stayEndpoints, type HotelStay } from '@booking/contracts/stays';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { openStays, stay, stays } from './stay.fixture.ts';

const guests = (): (string | null)[] =>
  [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);
const arriving = stay();
const here: HotelStay = stay({
  ...{ reservationId: 'R-2', guestName: 'José García', status: 'checked_in', balanceCents: 0 },
  ...{ startDate: '2026-11-08', endDate: '2026-11-10' },
});
const tomorrow = stay({
  ...{ reservationId: 'R-3', guestName: 'Jonas Fischer', startDate: '2026-11-11', endDate: '2026-11-14' },
  rooms: [],
});
const all = stays([here, arriving, tomorrow]);

test('begins with who arrives today, each with the way to the guest and to the reservation', async () => {
  openStays(all);
  const list = within(await screen.findByRole('table', { name: 'Arriving today' }));
  const [row] = list.getAllByRole('row').slice(1);
  const cells = within(row!).getAllByRole('cell');
  expect(cells.slice(0, -1).map(({ textContent }) => textContent)).toEqual([
    ...['101 · Garden Suite', 'Nov 10 – 12', '2 adults, 1 child', 'Confirmed', '$250.00', 'R-1'],
  ]);
  const hrefOf = (name: string) => within(row!).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Rosa Whitfield')).toBe('/guests?reservation=R-1');
  expect(hrefOf('Reservation R-1')).toBe('/reservations/R-1');
  expect(screen.getByText('11:59 AM')).toBeTruthy();
  await expectAccessible();
});

test('shows who arrives tomorrow, is in house and leaves today, counted; the address keeps which', async () => {
  const { person, address } = openStays(all);
  await screen.findByRole('table', { name: 'Arriving today' });
  const group = within(screen.getByRole('group', { name: 'Which stays' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Arriving today (1)', 'Arriving tomorrow (1)', 'In house (1)', 'Leaving today (1)'],
  ]);
  await person.click(group.getByRole('button', { name: 'Arriving tomorrow (1)' }));
  expect(guests()).toEqual(['Jonas Fischer']);
  expect(address()).toBe('/reservations?show=tomorrow');
  await person.click(group.getByRole('button', { name: 'In house (1)' }));
  expect(guests()).toEqual(['José García']);
  await person.click(group.getByRole('button', { name: 'Leaving today (1)' }));
  expect(guests()).toEqual(['José García']);
  expect(group.getByRole('button', { name: 'Leaving today (1)' }).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['', 'No arrivals today'],
  ['?show=tomorrow', 'No arrivals tomorrow'],
  ['?show=inHouse', 'No guests in house'],
  ['?show=leaving', 'No departures today'],
])('says of %s without stays "%s"', async (search, words) => {
  openStays(stays([]), `/reservations${search}`);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('finds stays by parts of the name, the room or the reservation, however they are written', async () => {
  const { person, address } = openStays(all);
  const field = await screen.findByRole('searchbox', { name: 'Search stays' });
  await person.type(field, 'garcia jose');
  await waitFor(() => expect(guests()).toEqual(['José García']), { timeout: 5_000 });
  expect(address()).toBe('/reservations?q=garcia+jose');
  expect(screen.getByRole('link', { name: 'Search all guests' }).getAttribute('href')).toBe('/guests?q=garcia+jose');
  await person.clear(field);
  await person.type(field, 'nobody');
  expect(await screen.findByText('No stays match', {}, { timeout: 5_000 })).toBeTruthy();
});

test('says what could not be read', async () => {
  openStays(stays([arriving], { unread: 2, isWhole: false }));
  const missing = '2 reservations could not be read from Cloudbeds and are missing here. Check Cloudbeds.';
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(screen.getByText('There are more reservations than can be shown. Check Cloudbeds for the rest.')).toBeTruthy();
});

test('says why the stays could not be read, and asks again when told to', async () => {
  const failure = onCue(refusing(stayEndpoints.list, 502, 'Cloudbeds cannot be reached.'));
  const { person } = openStays(inTurn(failure, answering(stayEndpoints.list, all)));
  failure.arrive();
  const [alert] = await screen.findAllByRole('alert');
  expect(alert!.textContent).toContain('502: Cloudbeds cannot be reached.');
  await person.click(within(alert!).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Arriving today' })).toBeTruthy();
});

test('draws the rooms of two weeks as a table: nights across, room types down, stays as links', async () => {
  openStays(stays([arriving, { ...arriving, reservationId: 'R-9', guestName: 'Late Guest' }, tomorrow]));
  const table = within(await screen.findByRole('table', { name: /^Stays by room type, Nov 10 – 23\. Each column/ }));
  const days = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(days).toHaveLength(15);
  expect(days.slice(0, 3)).toEqual(['Room type', 'Tue Nov 10', 'Wed Nov 11']);
  const types = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(types).toEqual(['Garden Suite', 'Courtyard Suite', 'Room not known']);
  const bar = table.getByRole('link', { name: '101 · Rosa Whitfield, Nov 10 – 12, Confirmed' });
  expect(bar.getAttribute('href')).toBe('/reservations/R-1');
  expect(bar.closest('td')!.colSpan).toBe(2);
  expect(table.getByText('No stays')).toBeTruthy();
});

test('goes to earlier and later weeks, which stands in the address, and back to today', async () => {
  const list = answering(stayEndpoints.list, ({ query: { from = '2026-11-10', to = '2026-11-23' } }) =>
    stays([], { from, to }),
  );
  const { person, address, calls } = openStays(list);
  await screen.findByRole('region', { name: 'Rooms, Nov 10 – 23' });
  await person.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByRole('region', { name: 'Rooms, Nov 17 – 30' })).toBeTruthy();
  expect(address()).toBe('/reservations?from=2026-11-17');
  await waitFor(() => expect(calls.at(-1)?.input.query).toEqual({ from: '2026-11-17', to: '2026-11-30' }));
  await person.click(screen.getByRole('button', { name: 'Earlier' }));
  await person.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(await screen.findByRole('region', { name: 'Rooms, Nov 3 – 16' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/reservations');
});
