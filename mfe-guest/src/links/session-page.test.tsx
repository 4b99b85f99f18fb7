/** @jest-environment @happy-dom/jest-environment */
import type { ComponentType } from 'react';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Endpoint } from '@booking/contracts/endpoint';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { expectAccessible, inTurn, refusing, unreachable, type Answering } from '@booking/remote-kit/testing';
import { Screen as BookingDetails } from '../booking-details/booking-details.screen.tsx';
import { Screen as Precheckin } from '../precheckin/precheckin.screen.tsx';
import { Screen as RoomSelection } from '../room-selection/room-selection.screen.tsx';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';

type Link = {
  path: string;
  Screen: ComponentType;
  endpoint: Endpoint;
  title: string;
  missing: string;
  invalid: string;
};

const rooms: Link = {
  path: '/room-select',
  Screen: RoomSelection,
  endpoint: guestPageEndpoints.roomSelection,
  title: 'Unable to Load Rooms',
  missing: 'Invalid room selection link',
  invalid: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
};
const details: Link = {
  path: '/booking-details',
  Screen: BookingDetails,
  endpoint: guestPageEndpoints.bookingDetails,
  title: 'Unable to Load Booking',
  missing: 'Invalid booking link',
  invalid: 'This booking link is invalid or has expired. Please contact the hotel for assistance.',
};
const precheckin: Link = {
  path: '/precheckin',
  Screen: Precheckin,
  endpoint: precheckinEndpoints.precheckin,
  title: 'Session Not Found',
  missing: 'Invalid pre-check-in link',
  invalid: 'This pre-check-in link is invalid or has expired. Please contact the hotel.',
};
const links = [rooms, { ...rooms, path: '/room-selection' }, details, precheckin];

const over = ({ endpoint, invalid }: Link) => refusing(endpoint, 404, invalid);
const open = ({ path, Screen }: Link, token: string, answers: Answering[]) =>
  renderPage(Screen, { at: `${path}${token}`, answers });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const call = () => screen.findByRole('link', { name: 'Call (512) 555-0100' });
const retry = () => screen.queryByRole('button', { name: 'Try again' });

test.each(links)('$path without a token says so, asks for no session and names the hotel', async (link) => {
  const { calls } = open(link, '', [answersHotel()]);
  expect(await title(link.title)).toBeTruthy();
  expect(screen.getByText(link.missing)).toBeTruthy();
  expect((await call()).getAttribute('href')).toBe(`tel:${hotel.phone}`);
  expect(screen.getByText(hotel.name)).toBeTruthy();
  expect(retry()).toBeNull();
  expect(new Set(calls.map(({ endpoint }) => endpoint))).toEqual(new Set([guestPageEndpoints.hotels]));
});

test.each(links)('$path with a token that nobody was given says what to do', async (link) => {
  open(link, '/unknown', [over(link), answersHotel()]);
  const heading = await title(link.title);
  await waitFor(() => expect(heading.parentElement === document.activeElement).toBe(true));
  expect(screen.getByText(link.invalid)).toBeTruthy();
  expect(await call()).toBeTruthy();
  expect(screen.getByText(hotel.name)).toBeTruthy();
  expect(retry()).toBeNull();
  await expectAccessible();
});

test.each([
  ['the hotel’s own site', {}, hotel.website],
  ['the page where a stay begins when the hotel has no site', { website: '' }, '/book'],
])('a booking link that leads nowhere has a way to %s', async (_, given, to) => {
  open(details, '/unknown', [over(details), answersHotel(given)]);
  expect(await call()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe(to);
});

test('a link that leads nowhere says nothing of a hotel that cannot be loaded', async () => {
  const { calls } = open(rooms, '/unknown', [over(rooms), refusing(guestPageEndpoints.hotels, 500, 'No')]);
  expect(await title(rooms.title)).toBeTruthy();
  expect(calls.some(({ endpoint }) => endpoint === guestPageEndpoints.hotels)).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a link that was not loaded can be tried again', async () => {
  const { guest } = open(rooms, '/unknown', [inTurn(unreachable(rooms.endpoint), over(rooms)), answersHotel()]);
  expect(await screen.findByText('If your connection is weak, try again.')).toBeTruthy();
  await guest.click(retry()!);
  expect(await title(rooms.title)).toBeTruthy();
  expect(retry()).toBeNull();
});

test('a link that was not loaded is loaded once the network is back', async () => {
  open(rooms, '/unknown', [inTurn(unreachable(rooms.endpoint), over(rooms)), answersHotel()]);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('If your connection is weak, try again.')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(retry()).toBeNull());
  expect(await title(rooms.title)).toBeTruthy();
});
