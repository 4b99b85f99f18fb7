/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Endpoint } from '@booking/contracts/endpoint';
import { inventoryEndpoints } from '@booking/contracts/inventory';
import { answering, expectAccessible, refusing, withHeaders, type Answering } from '@booking/remote-kit/testing';
import { fee, field, freeRooms, knownFees, open, room, rooms, searchButton } from './inventory.fixture.ts';

const { roomTypes, feesAndTaxes, unavailable } = inventoryEndpoints;
const busy = 'Cloudbeds takes no more requests for the moment (429). Try again in a minute.';
const wrong = 'Cloudbeds does not take our credentials (401).';
const nothingKept = 'No data yet.';

const away = (endpoint: Endpoint) => refusing(endpoint, 503, busy, { code: 'provider_rate_limited' });
const notLetIn = (endpoint: Endpoint) => refusing(endpoint, 424, wrong, { code: 'provider_unauthorized' });
const unknown = (endpoint: Endpoint) => refusing(endpoint, 404, 'Nothing is kept.');

/** What Cloudbeds says now, or why it says nothing, and what is kept of what it said before. */
function cloudbeds(endpoint: Endpoint, says: Answering, kept: Answering) {
  const now = { says, kept };
  const respond: Answering['respond'] = (input) =>
    ((input.query as { kept: string }).kept === 'true' ? now.kept : now.says).respond(input);
  return Object.assign(now, { answer: { endpoint, respond } });
}

const trouble = () => rooms().findByRole('alert');
const button = (name: string) => rooms().getByRole('button', { name });

test('shows what Cloudbeds said last with its age while it does not answer', async () => {
  const age = String(3 * 3600 + 5 * 60);
  const known = cloudbeds(roomTypes, freeRooms, withHeaders(freeRooms, { age }));
  const knownCharges = cloudbeds(feesAndTaxes, knownFees, withHeaders(knownFees, { age }));
  const { person } = open([known.answer, knownCharges.answer]);
  await rooms().findByText('Garden Suite');
  known.says = away(roomTypes);
  knownCharges.says = away(feesAndTaxes);
  await person.click(searchButton());
  const { textContent } = await trouble();
  expect(textContent).toContain('Cloudbeds is not responding');
  expect(textContent).toContain(busy);
  expect(textContent).toContain('Showing the available rooms from 3 hours ago.');
  expect(rooms().queryByRole('link')).toBeNull();
  expect(rooms().getByText('Garden Suite')).toBeTruthy();
  expect(await fee().findByText('Cloudbeds is not responding. Last updated 3 hours ago.')).toBeTruthy();
  expect(fee().getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible();

  known.says = freeRooms;
  await person.click(button('Try again'));
  await waitFor(() => expect(rooms().queryByRole('alert')).toBeNull());
  expect(rooms().getByText('Garden Suite')).toBeTruthy();

  [known.says, known.kept] = [away(roomTypes), unknown(roomTypes)];
  fireEvent.change(field('Check-out'), { target: { value: '2026-11-20' } });
  await person.click(searchButton());
  expect((await trouble()).textContent).toContain(nothingKept);
  expect(rooms().queryByText('Garden Suite')).toBeNull();
});

test.each([
  ['manager', '/settings'],
  ['viewer', undefined],
] as const)(
  'says to a %s that the connection has ended, and leads those who may mend it to Settings',
  async (role, link) => {
    open(
      [roomTypes, feesAndTaxes].map((endpoint) => cloudbeds(endpoint, notLetIn(endpoint), unknown(endpoint)).answer),
      role,
    );
    const { textContent } = await trouble();
    for (const words of ['The connection to Cloudbeds has ended', wrong, nothingKept])
      expect(textContent).toContain(words);
    expect(rooms().queryByRole('link', { name: 'Open Settings' })?.getAttribute('href')).toBe(link);
    expect(await fee().findByText('The connection to Cloudbeds has ended. No data yet.')).toBeTruthy();
  },
);

test('offers tomorrow when nothing was free as it is known from before, and asks for no reasons', async () => {
  const none = answering(roomTypes, []);
  const { calls } = open([cloudbeds(roomTypes, away(roomTypes), none).answer]);
  await trouble();
  expect(button('Try Tomorrow')).toBeTruthy();
  expect(rooms().queryByRole('list', { name: 'Why there are no rooms' })).toBeNull();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(unavailable);
});

test('shows the rest when the reasons cannot be loaded, and says that there are no fees', async () => {
  open([
    answering(roomTypes, []),
    answering(feesAndTaxes, []),
    refusing(unavailable, 500, 'The database is away.', { code: 'unexpected' }),
  ]);
  expect((await trouble()).textContent).toContain('The reasons could not be loaded');
  expect(rooms().getByText('No Availability')).toBeTruthy();
  expect(await fee().findByText('Cloudbeds has no taxes or fees on rooms.')).toBeTruthy();
});

test('draws a bed where a room has no photo, or one that does not load', async () => {
  const [none, broken] = [room({ roomTypeID: '4', roomTypePhotos: [] }), room({ roomTypeName: 'Attic' })];
  open([answering(roomTypes, [none, broken])]);
  const photo = await rooms().findByRole('img', { name: 'Attic' });
  expect(rooms().queryByRole('img', { name: 'Garden Suite' })).toBeNull();
  fireEvent.error(photo);
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Attic' })).toBeNull());
});
