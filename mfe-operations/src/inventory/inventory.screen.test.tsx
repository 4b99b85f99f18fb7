/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inventoryEndpoints, type RateNight, type RatePlan } from '@booking/contracts/inventory';
import { addDays } from '@booking/hotel/hotel-time';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import {
  fee,
  field,
  freeRooms,
  open,
  panel,
  room,
  rooms,
  searchButton,
  stayAddress,
  words,
} from './inventory.fixture.ts';

const { roomTypes, unavailable, quote, ratePlans } = inventoryEndpoints;
const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
const optionsOf = (label: string) => words(within(field(label)).getAllByRole('option'));

test('begins with the week from tomorrow for two adults', async () => {
  open([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inventory Management');
  expect(['Check-in', 'Check-out', 'Adults', 'Children'].map((label) => field(label).value)).toEqual([
    ...['2026-11-11', '2026-11-18', '2', '0'],
  ]);
  expect(optionsOf('Adults')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(optionsOf('Children')).toHaveLength(11);
  expect(rooms().getByText('7 nights, 2 adults')).toBeTruthy();
  expect(await rooms().findByText('Updated just now from Cloudbeds')).toBeTruthy();
});

test('shows on a card what a room is, and what it costs to the cent', async () => {
  const flexible = room({ roomRateID: '32', ratePlanNamePublic: 'Flexible', ratePlanNamePrivate: 'FLEX' });
  const { person } = open([answering(roomTypes, [room(), flexible])], 'manager', stayAddress);
  expect(await rooms().findByRole('heading', { level: 3, name: 'Garden Suite' })).toBeTruthy();
  expect(rooms().getByRole('img', { name: 'Garden Suite' }).getAttribute('src')).toBe('/garden-small.jpg');
  for (const text of [
    '2 nights, 3 adults and 1 child',
    '2 rooms available',
    'Two queen beds on the garden side.',
    'Up to 4 guests, 2 adults included. Extra guests, per night: 3 adults $25.00.',
  ]) {
    expect(rooms().getByText(text)).toBeTruthy();
  }
  const items = (name: string) => within(rooms().getByRole('list', { name })).getAllByRole('listitem');
  expect(words(items('Features of Garden Suite'))).toEqual(['Private terrace', 'Desk']);
  const rates = within(rooms().getByRole('table', { name: 'Rates of Garden Suite' }));
  expect(words(rates.getAllByRole('columnheader'))).toEqual([
    ...['Rate', 'Per night', 'Total with taxes and fees', 'Details'],
  ]);
  const [, standard, other] = rates.getAllByRole('row').map((row) => words([...row.children]));
  expect(standard).toEqual(['Standard rate', '$150.00', '$397.80', 'Details']);
  expect(other).toEqual(['Flexible', '$150.00', '$397.80', 'Details']);
  expect(
    rooms()
      .getAllByText(/Valet parking/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Optional: Valet parking $64.00']);
  await person.click(rates.getByRole('button', { name: 'Price details: Standard rate' }));
  expect(words([...document.querySelectorAll('table dl > div')])).toEqual([
    ...['Sat, Dec 5$140.00', 'Sun, Dec 6$160.00', 'Room, 2 nights$300.00', 'Extra guests$50.00'],
    ...['Room with all guests$350.00', 'Resort fee$40.00', 'City tax$7.80', 'Total$397.80'],
    ...['Historic levy$3.25, included in the room', 'Rate ID31'],
  ]);
  await expectAccessible();
});

const night = (date: string, given: Partial<RateNight> = {}): RateNight => ({
  ...{ date, rate: 189, totalRate: 189, roomsAvailable: 5, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false, ...given },
});
const plan = (roomTypeID: string, roomTypeName: string, nights: RateNight[]): RatePlan => ({
  ...{ rateID: roomTypeID, roomTypeID, roomTypeName, ratePlanID: null, isDerived: false, nights },
  ...{ ratePlanNamePublic: null, ratePlanNamePrivate: null, roomRate: 0, totalRate: 0, roomsAvailable: 0 },
});

test('says how many rooms each night has where fewer can be had for the whole stay', async () => {
  const nights = [night('2026-12-05'), night('2026-12-06')];
  open([answering(ratePlans, [plan('3', 'Garden Suite', nights)])], 'manager', stayAddress);
  expect(await rooms().findByText('2 for the whole stay (5 each night)')).toBeTruthy();
});

test('offers the nearest free dates where there are no rooms', async () => {
  const nights = Array.from({ length: 12 }, (_, index) => night(addDays('2026-12-08', index)));
  const full = answering(unavailable, [
    { roomTypeID: '4', roomTypeName: 'Closet', reasons: [{ why: 'too_many_guests', limit: 1 }] },
  ]);
  const plans = answering(ratePlans, ({ query }) =>
    query.startDate === '2026-12-01' ? [plan('4', 'Closet', nights), plan('3', 'Garden Suite', nights)] : [],
  );
  const { person, address } = open([inTurn(answering(roomTypes, []), freeRooms), full, plans], 'manager', stayAddress);
  await person.click(await rooms().findByRole('button', { name: 'Dec 8 – 10, Garden Suite' }));
  expect(address()).toBe('/inventory?startDate=2026-12-08&endDate=2026-12-10&adults=3&children=1');
  expect(await rooms().findByText('Garden Suite')).toBeTruthy();
});

test('lists taxes and fees with how they are charged', async () => {
  open([]);
  await fee().findByText('Occupancy tax');
  expect(words(fee().getAllByRole('listitem'))).toEqual([
    'Occupancy taxTax13%Per Night, mandatory: 13% of the room rate and Resort fee',
    'Cleaning feeFee$45.00Per Stay, mandatory: $45.00 once a stay',
    'Valet parkingFee$32.00Per Night, optional: $32.00 a night',
  ]);
});

test('keeps a search in the address once it is searched for', async () => {
  const { person, address, calls } = open([]);
  await rooms().findByText('Garden Suite');
  await fill('Check-in', '2026-12-05');
  await fill('Check-out', '2026-12-07');
  await person.selectOptions(field('Children'), '1');
  expect(address()).toBe('/inventory');
  await person.click(searchButton());
  expect(address()).toBe('/inventory?startDate=2026-12-05&endDate=2026-12-07&adults=2&children=1');
  expect(await rooms().findByText('2 nights, 2 adults and 1 child')).toBeTruthy();
  await rooms().findByText('Garden Suite');
  expect(calls.findLast(({ endpoint }) => endpoint === roomTypes)?.input.query).toMatchObject({
    ...{ startDate: '2026-12-05', endDate: '2026-12-07', adults: 2, children: 1 },
  });
});

test('takes the search from the address, and follows when the address changes', async () => {
  const { leave } = open([], 'manager', stayAddress);
  expect(['Check-in', 'Check-out', 'Adults', 'Children'].map((label) => field(label).value)).toEqual([
    ...['2026-12-05', '2026-12-07', '3', '1'],
  ]);
  await leave('/inventory');
  expect(field('Check-in').value).toBe('2026-11-11');
  expect(rooms().getByText('7 nights, 2 adults')).toBeTruthy();
});

test('says beside their fields why dates make no stay, and keeps what was typed', async () => {
  const { person, address } = open([]);
  await rooms().findByText('Garden Suite');
  await fill('Check-in', '2026-12-05');
  expect(field('Check-out').min).toBe('2026-12-05');
  await person.click(searchButton());
  expect(screen.getByText('The check-out date cannot be before the check-in date.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Check-out'));
  expect(field('Check-in').value).toBe('2026-12-05');
  await fill('Check-in', '2026-11-12');
  expect(screen.queryByText('The check-out date cannot be before the check-in date.')).toBeNull();
  await fill('Check-in', '');
  await fill('Check-out', '');
  expect(field('Check-in').getAttribute('aria-invalid')).toBe('true');
  expect(field('Check-out').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(screen.getByRole('form'));
  expect(address()).toBe('/inventory');
  await fill('Check-in', '2026-12-05');
  await fill('Check-out', '2026-12-05');
  await person.type(field('Check-out'), '{Enter}');
  expect(await rooms().findByText('1 night, 2 adults')).toBeTruthy();
});

test('says why nothing is free, and looks for tomorrow’s night', async () => {
  const { person, address } = open(
    [
      inTurn(answering(roomTypes, []), freeRooms),
      answering(unavailable, [
        { roomTypeID: '1', roomTypeName: 'Courtyard Suite', reasons: [{ why: 'too_many_guests', limit: 3 }] },
        {
          ...{ roomTypeID: '2', roomTypeName: 'Attic' },
          reasons: [{ why: 'minimum_stay', limit: 3 }, { why: 'closed_to_arrival' }],
        },
      ]),
    ],
    'manager',
    '/inventory?startDate=2026-12-05&endDate=2026-12-08&adults=6&children=1',
  );
  expect(await rooms().findByText('No Availability')).toBeTruthy();
  expect(rooms().getByText('No rooms from Dec 5 – 8 for 6 adults and 1 child.')).toBeTruthy();
  const reasons = within(await rooms().findByRole('list', { name: 'Why there are no rooms' }));
  expect(words(reasons.getAllByRole('listitem'))).toEqual([
    'Courtyard Suite: sleeps 3 guests at most',
    'Attic: sold for 3 nights or more; no arrivals on the check-in date',
  ]);
  await expectAccessible(screen.getByRole('region', { name: 'Available Rooms' }));
  await person.click(rooms().getByRole('button', { name: 'Try Tomorrow' }));
  expect(address()).toBe('/inventory?startDate=2026-11-11&endDate=2026-11-12&adults=6&children=1');
  expect(field('Check-out').value).toBe('2026-11-12');
  expect(await rooms().findByText('1 night, 6 adults and 1 child')).toBeTruthy();
});

test('quotes what the assistant would say about the same stay', async () => {
  open([], 'manager', stayAddress);
  const said = await panel('What callers hear').findByText(/^From 2026-12-05 to 2026-12-07 for 3 and 1 we have/);
  expect(said.tagName).toBe('BLOCKQUOTE');
});

test('shows that it waits, why loading failed, and loads when tried again', async () => {
  const failing = onCue(refusing(roomTypes, 500, 'The database is away.'));
  const { person } = open([inTurn(failing, freeRooms)]);
  expect(screen.getByRole('progressbar', { name: 'Loading the available rooms…' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Searching…' })).toBeTruthy();
  failing.arrive();
  const alert = await rooms().findByRole('alert');
  expect(alert.textContent).toContain('The available rooms could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(rooms().getByRole('button', { name: 'Try again' }));
  expect(await rooms().findByText('Garden Suite')).toBeTruthy();
});

test('asks anew when the same search is searched for once more', async () => {
  const { person } = open([inTurn(freeRooms, answering(roomTypes, [room({ roomTypeName: 'Attic' })]))]);
  await rooms().findByText('Garden Suite');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Searching…' })).toBeNull());
  await person.click(searchButton());
  expect(await rooms().findByText('Attic')).toBeTruthy();
});

test('says of each part that the role does not include it', async () => {
  const refused = [roomTypes, inventoryEndpoints.feesAndTaxes, quote];
  open(refused.map((endpoint) => refusing(endpoint, 403, 'Your role does not permit this.', { code: 'forbidden' })));
  for (const what of ['the available rooms', 'the taxes and fees', 'the assistant’s answer']) {
    expect(await screen.findByText(`Your role does not include ${what}. Ask the owner of the account.`)).toBeTruthy();
  }
});
