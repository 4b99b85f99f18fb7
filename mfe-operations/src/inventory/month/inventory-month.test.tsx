/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { inventoryEndpoints, type RateNight, type RatePlan } from '@booking/contracts/inventory';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { open, rooms, words } from '../inventory.fixture.ts';

const night = (date: string, given: Partial<RateNight> = {}): RateNight => ({
  ...{ date, rate: 189, totalRate: 189, roomsAvailable: 3, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false, ...given },
});

const plan = (roomTypeName: string, nights: RateNight[]): RatePlan => ({
  ...{ rateID: roomTypeName, roomTypeID: roomTypeName, roomTypeName, ratePlanID: null, isDerived: false, nights },
  ...{ ratePlanNamePublic: null, ratePlanNamePrivate: null, roomRate: 0, totalRate: 0, roomsAvailable: 0 },
});

const plans = answering(inventoryEndpoints.ratePlans, [
  plan('Attic', [
    night('2026-12-01', { roomsAvailable: 0 }),
    night('2026-12-02', { blocked: true }),
    night('2026-12-03', { roomsAvailable: 1, minimumStay: 3 }),
    night('2026-12-04', { closedToArrival: true, closedToDeparture: true }),
  ]),
  plan('Garden Suite', [night('2026-12-03', { roomsAvailable: 2 }), night('2026-12-05')]),
]);

const stay = '/inventory?startDate=2026-12-05&endDate=2026-12-07&adults=2&children=0';
const december = `${stay}&view=month&month=2026-12`;
const grid = () => screen.findByLabelText(/^Rooms left in/);
const cellAt = (table: HTMLElement, place: string) => table.querySelector<HTMLElement>(`[data-cell="${place}"]`)!;
const focusedPlace = () => document.activeElement?.getAttribute('data-cell');

test('shows what is left of each room type in each night of the month that is searched', async () => {
  const { person, address, calls } = open([plans], 'manager', stay);
  await person.click(screen.getByRole('tab', { name: 'Month' }));
  expect(address()).toBe(december);
  const table = await grid();
  expect(table.getAttribute('aria-label')).toBe('Rooms left in December 2026');
  expect(table.getAttribute('role')).toBe('grid');
  expect(table.querySelectorAll('td button')).toHaveLength(2 * 31);
  expect(words([...table.querySelectorAll('th[scope=row]')])).toEqual(['Attic', 'Garden Suite', 'All rooms']);
  expect(calls.find(({ endpoint }) => endpoint === inventoryEndpoints.ratePlans)?.input.query).toMatchObject({
    ...{ startDate: '2026-12-01', endDate: '2027-01-01' },
  });
});

test('says in words what restricts a night, and searches for as many nights as it takes', async () => {
  const { person, address } = open([plans], 'manager', december);
  const table = await grid();
  const texts = ['0 0', '0 1', '0 2', '0 3', '0 4'].map((place) => cellAt(table, place).textContent);
  expect(texts).toEqual([
    'Attic, Tue, Dec 1: Full, $1890$189',
    'Attic, Wed, Dec 2: Closed, $189×$189',
    'Attic, Thu, Dec 3: 1 room left, $189, 3 nights or more1$1893+',
    'Attic, Fri, Dec 4: 3 rooms left, $189, no arrivals, no departures3$189CTACTD',
    'Attic, Sat, Dec 5: not known–',
  ]);
  const sums = words([...table.querySelectorAll('tbody tr:last-child td')]);
  expect(sums.slice(0, 6)).toEqual(['0', '3', '3', '3', '3', '0']);
  await expectAccessible(table.querySelector('tbody tr')!);
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(words(legend)).toEqual([
    ...['2Last 2 rooms', '0Full', '×Closed', '3+Minimum nights', 'CTANo arrivals', 'CTDNo departures'],
  ]);
  await person.click(cellAt(table, '0 2'));
  expect(address()).toBe('/inventory?startDate=2026-12-03&endDate=2026-12-06&adults=2&children=0');
});

test('turns the months one by one, to a chosen one and to today, and keeps the month in the address', async () => {
  const { person, address } = open([plans], 'manager', december);
  await grid();
  await person.click(screen.getByLabelText('Next month'));
  expect(address()).toBe(`${stay}&view=month&month=2027-01`);
  expect(await screen.findByLabelText('Rooms left in January 2027')).toBeTruthy();
  await person.click(screen.getByLabelText('Previous month'));
  expect((await grid()).getAttribute('aria-label')).toBe('Rooms left in December 2026');
  await person.selectOptions(screen.getByLabelText('Month'), 'March 2027');
  expect(address()).toBe(`${stay}&view=month&month=2027-03`);
  await person.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe(`${stay}&view=month&month=2026-11`);
});

test('is one stop of the Tab key, is walked by the arrows, and Enter searches for the night', async () => {
  const { person, address } = open([plans], 'manager', december);
  const table = await grid();
  expect([...table.querySelectorAll('[tabindex="0"]')]).toEqual([cellAt(table, '0 4')]);
  screen.getByRole('button', { name: 'Today' }).focus();
  await person.tab();
  expect(focusedPlace()).toBe('0 4');
  for (const [key, place] of [
    ...([
      ['ArrowRight', '0 5'],
      ['ArrowDown', '1 5'],
      ['ArrowLeft', '1 4'],
    ] as const),
    ...([
      ['ArrowUp', '0 4'],
      ['Home', '0 0'],
      ['ArrowRight', '0 1'],
    ] as const),
  ]) {
    await person.keyboard(`{${key}}`);
    expect(focusedPlace()).toBe(place);
  }
  await person.keyboard('{Enter}');
  expect(address()).toBe('/inventory?startDate=2026-12-02&endDate=2026-12-03&adults=2&children=0');
  expect(document.activeElement?.contains(screen.getByText('Available Rooms'))).toBe(true);
  expect(await rooms().findByText('Garden Suite')).toBeTruthy();
});

test('says when there are no room types to sell', async () => {
  open([answering(inventoryEndpoints.ratePlans, [])], 'manager', december);
  expect(await screen.findByText('Cloudbeds has no room types to sell.')).toBeTruthy();
});
