/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { freeRoomEndpoints as endpoints } from '@booking/contracts/free-rooms';
import { answering, expectAccessible, refusing, waiting, type Answering } from '@booking/remote-kit/testing';
import { found } from '../free-rooms/free-rooms.fixture.ts';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './book.screen.tsx';

const answersFree = (given: Partial<typeof found> = {}) => answering(endpoints.list, { ...found, ...given });
const free = () => within(screen.getByRole('region', { name: 'Free rooms' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function open(...answers: Answering[]) {
  const page = renderPage(Screen, { at: '/book', answers: [...answers, answersHotel()] });
  const enterDates = (checkIn: string = found.startDate, checkOut: string = found.endDate) => {
    type('Check-in date', checkIn);
    type('Check-out date', checkOut);
  };
  const asked = () => page.calls.filter(({ endpoint }) => endpoint === endpoints.list).map(({ input }) => input.query);
  return { ...page, enterDates, asked };
}

test('asks for dates first, and for nothing else', async () => {
  const { asked } = open();
  expect(free().getByText('Enter your dates to see which rooms are free and what they cost.')).toBeTruthy();
  type('Check-in date', found.startDate);
  expect(asked()).toEqual([]);
  await expectAccessible();
});

test('shows what is free for the dates, what it costs in all, and what to do next', async () => {
  const { enterDates, asked } = open(answersFree());
  enterDates();
  const said = await free().findByText('2 room types are free, Fri, Mar 5 – Mon, Mar 8, 2027');
  expect(said.getAttribute('role')).toBe('status');
  expect(
    free()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Garden King', 'Harbor Suite']);
  expect(free().getByText('$710.00').parentElement!.textContent).toBe('$710.00 for 3 nights, taxes and fees included');
  expect(free().getByText(/^Nothing is held yet\./)).toBeTruthy();
  expect((await free().findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe(`tel:${hotel.phone}`);
  expect(free().getByRole('link', { name: 'Chat with our assistant' }).getAttribute('href')).toBe('/ai');
  const { startDate, endDate } = found;
  expect(asked()).toEqual([{ startDate, endDate, adults: 2, children: 0 }]);
  await expectAccessible();
});

test('asks again for another number of adults', async () => {
  const { enterDates, asked } = open(answersFree());
  enterDates();
  await free().findByText(/^2 room types are free/);
  type('Adults', '3');
  await free().findByText(/^2 room types are free/);
  expect(asked().map((query) => (query as { adults: number }).adults)).toEqual([2, 3]);
});

test('says that it is looking', async () => {
  const { enterDates } = open(waiting(endpoints.list));
  enterDates();
  expect(await free().findByRole('progressbar', { name: 'Looking for free rooms...' })).toBeTruthy();
});

test('says that nothing is left, and whom to call', async () => {
  const { enterDates } = open(answersFree({ rooms: [] }));
  enterDates();
  expect(await free().findByText('Sold Out')).toBeTruthy();
  expect(free().getByRole('status').textContent).toContain(
    'No rooms left for these dates. Try other dates, or call us',
  );
  expect(await free().findByRole('link', { name: /^Call/ })).toBeTruthy();
});

test('says that rooms cannot be shown, and whom to call', async () => {
  const { enterDates } = open(refusing(endpoints.list, 429, 'Too many attempts.'));
  enterDates();
  expect(await free().findByText(/^Free rooms cannot be shown right now\./)).toBeTruthy();
  expect(await free().findByRole('link', { name: /^Call/ })).toBeTruthy();
});

test.each([
  ['2026-11-09', '2026-11-12', 'Check-in date cannot be in the past'],
  ['2027-03-05', '2027-04-05', /^Stays of more than 30 nights/],
  ['2029-03-05', '2029-03-06', /that far ahead/],
])('asks for nothing that cannot be: %s until %s', (checkIn, checkOut, problem) => {
  const { enterDates, asked } = open();
  enterDates(checkIn, checkOut);
  expect(free().getByText(problem)).toBeTruthy();
  expect(asked()).toEqual([]);
});

test('says how many adults it can look for', () => {
  const { enterDates, asked } = open();
  type('Adults', '0');
  enterDates();
  expect(free().getByRole('alert').textContent).toBe('Enter 1 to 10 adults');
  expect(asked()).toEqual([]);
});
