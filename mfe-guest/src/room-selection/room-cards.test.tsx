/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { guestPageEndpoints, type RoomSelectionSession } from '@booking/contracts/guest-pages';
import { expectAccessible } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { roomSelectionQuery } from './room-selection.queries.ts';
import { Screen } from './room-selection.screen.tsx';
import { accessible, answersSession, at, queen, session } from './session.fixture.ts';

// nothing loads here, and a photo that has loaded to nothing is broken
beforeEach(() => void jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

const open = (given: Partial<RoomSelectionSession> = {}) =>
  renderPage(Screen, { at, answers: [answersSession(given)] });
const cardOf = async ({ roomTypeName: name }: { roomTypeName: string }): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')!;
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const placeholderIn = (card: HTMLElement) => card.querySelector('[data-placeholder]');

test('shows the stay and a card for each room', async () => {
  open();
  const card = within(await cardOf(queen));
  expect(screen.getByText('Fri, Mar 5 – Mon, Mar 8, 2027 · 3 nights · 2 adults · 1 child')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Select This Room' })).toHaveLength(2);
  expect(card.getByText('Up to 4 guests')).toBeTruthy();
  expect(card.getByText('3 available')).toBeTruthy();
  expect(textsOf(within(card.getByRole('list', { name: 'Features' })).getAllByRole('listitem'))).toEqual([
    'Free WiFi',
    'Kitchenette',
    'Work desk',
  ]);
  await expectAccessible();
});

test('shows what a room costs line by line, with the discount where there is one', async () => {
  open();
  const [discounted, other] = [within(await cardOf(queen)), within(await cardOf(accessible))];
  expect(textsOf(discounted.getAllByRole('definition'))).toEqual(['$130.17', '$390.50', '$52.25', '$442.75']);
  expect(discounted.getByText('15% OFF (Weekly rate)')).toBeTruthy();
  expect(discounted.getByText('$460.00').closest('s')!.textContent).toBe('Standard total $460.00');
  expect(textsOf(other.getAllByRole('term'))).toEqual(['Per night', 'Subtotal']);
  expect(other.queryByText(/OFF/)).toBeNull();
});

test('names a rate that is neither the standard one nor cheaper', async () => {
  const garden = {
    ...queen,
    roomTypeID: '331135',
    roomTypeName: 'Garden Suite',
    rateType: 'Flexible',
    discountPercent: 0,
  };
  open({ rooms: [queen, accessible, garden] });
  expect(within(await cardOf(garden)).getByText('Flexible rate')).toBeTruthy();
  for (const room of [queen, accessible]) expect(within(await cardOf(room)).queryByText(/^\w+ rate$/)).toBeNull();
});

test('says the terms of the offer on the card of a room with one rate', async () => {
  open();
  expect(within(await cardOf(queen)).getByText(/Mar 3/)).toBeTruthy();
});

test('opens what taxes and fees are made of', async () => {
  const taxesAndFees = [
    { name: 'Resort fee', amount: 20 },
    { name: 'Occupancy tax', amount: 32.25 },
  ];
  const { guest } = open({ rooms: [{ ...queen, taxesAndFees }] });
  const card = within(await cardOf(queen));
  const details = card.getByText('Taxes and fees').closest('details')!;
  expect(details.open).toBe(false);
  await guest.click(card.getByText('Taxes and fees'));
  expect(details.open).toBe(true);
  expect(textsOf(within(details).getAllByRole('listitem'))).toEqual(['Resort fee: $20.00', 'Occupancy tax: $32.25']);
  expect(textsOf(card.getAllByRole('definition'))).toEqual(['$130.17', '$390.50', '$52.25', '$442.75']);
});

test('shows optional fees below the total', async () => {
  open();
  const card = within(await cardOf(queen));
  const optional = card.getByText('Optional, not included: Valet parking $96.00');
  const total = card.getAllByRole('definition').at(-1)!;
  expect(total.compareDocumentPosition(optional) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(await cardOf(accessible)).queryByText(/Optional/)).toBeNull();
});

test('marks a room for people with disabilities, and lists first what they depend on', async () => {
  open();
  const card = within(await cardOf(accessible));
  expect(card.getByText('Accessible room')).toBeTruthy();
  expect(card.getAllByRole('listitem')[0]!.textContent).toBe('Roll-in shower');
  expect(within(await cardOf(queen)).queryByText('Accessible room')).toBeNull();
});

test('says all that people with disabilities depend on where the features shown are not all of it', async () => {
  const needed = ['Wheelchair accessible', 'Roll-in shower', 'Grab bars', 'Visual alarm'];
  open({ rooms: [{ ...accessible, roomTypeFeatures: ['Free WiFi', ...needed] }] });
  const card = within(await cardOf(accessible));
  expect(textsOf(within(card.getByRole('list', { name: 'Features' })).getAllByRole('listitem'))).toEqual(
    needed.slice(0, 3),
  );
  expect(card.getByText(`Accessibility: ${needed.join(', ')}`)).toBeTruthy();
});

test('shows a placeholder for a photo that is missing or does not load', async () => {
  open();
  const card = await cardOf(queen);
  expect(placeholderIn(await cardOf(accessible))).toBeTruthy();
  expect(placeholderIn(card)).toBeNull();
  fireEvent.error(within(card).getByRole('img', { name: queen.roomTypeName }));
  expect(placeholderIn(card)).toBeTruthy();
});

test('shows a placeholder for a photo that had failed before the script arrived', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  open();
  expect(placeholderIn(await cardOf(queen))).toBeTruthy();
});

test('loads the first photo at once and the others when they come into view', async () => {
  open({ rooms: [queen, { ...queen, roomTypeID: '331139' }] });
  const [first, second] = await screen.findAllByRole('img', { name: queen.roomTypeName });
  expect([first!.getAttribute('fetchpriority'), first!.getAttribute('loading')]).toEqual(['high', null]);
  expect([second!.getAttribute('fetchpriority'), second!.getAttribute('loading')]).toEqual([null, 'lazy']);
});

test('offers a photo in several sizes, and the original where those cannot be loaded', async () => {
  open({ rooms: [{ ...queen, picture: '0123456789abcdef0123' }] });
  const card = await cardOf(queen);
  const widths = card.querySelector('source')!.srcset.split(',');
  expect(widths).toEqual([360, 720, 1080].map((width) => `/api/pictures/0123456789abcdef0123/${width}.webp ${width}w`));
  fireEvent.error(within(card).getByRole('img'));
  expect(within(card).getByRole('img').getAttribute('src')).toBe(queen.roomTypePhotos[0]!.image);
  expect(card.querySelector('source')).toBeNull();
});

test('asks the guest to call when no room is left', async () => {
  open({ rooms: [] });
  expect(await screen.findByText('No Rooms Available')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call (512) 555-0100' }).getAttribute('href')).toBe('tel:+15125550100');
  await expectAccessible();
});

test('asks the server for nothing that the page was rendered from, and says that somebody sees it', async () => {
  const { queryKey } = roomSelectionQuery('token-of-a-guest');
  const { calls } = renderPage(Screen, { at, answers: [], serverData: [[queryKey, { session: session() }]] });
  expect(await cardOf(queen)).toBeTruthy();
  await waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toEqual([guestPageEndpoints.roomsOpened]));
});
