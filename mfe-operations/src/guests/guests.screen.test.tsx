/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { guestEndpoints, type Guest } from '@booking/contracts/guests';
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
import { Screen } from './guests.screen.tsx';

const { list } = guestEndpoints;

const listed = (given: Partial<Guest> = {}): Guest => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Maria Lopez',
  phones: ['+18305550199', '+18305550100'],
  emails: ['maria@guest.example'],
  reservations: ['R-7'],
  lastSeenAt: '2026-11-10T17:53:00.000Z',
  ...given,
});
const tom = listed({ id: '16fd2706-8baf-433b-82eb-8c7fada847da', name: 'Tom Lopez', emails: [], reservations: [] });

const open = (answer: Answering, at = '/guests') => renderScreen(Screen, { path: '/guests', at, answers: [answer] });
const guests = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('shows each guest with what tells them apart, and leads to their page', async () => {
  open(answering(list, [listed(), tom]), '/guests?q=lopez');
  const row = within(await screen.findByRole('row', { name: /^Maria Lopez/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['(830) 555-0199 · 1 more', 'maria@guest.example', 'R-7', '11:53 AM'],
  ]);
  expect(screen.getByRole('link', { name: 'Tom Lopez' }).getAttribute('href')).toBe(`/guests/${tom.id}?q=lopez`);
  await expectAccessible();
});

test('searches as somebody types, keeps it in the address, and leads back to all', async () => {
  const answer = answering(list, ({ query: { q } }) => (q === 'tom' ? [tom] : q ? [] : [listed(), tom]));
  const { person, address } = open(answer);
  await waitFor(() => expect(guests()).toEqual(['Maria Lopez', 'Tom Lopez']));
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await person.type(field, 'tom');
  await waitFor(() => expect(guests()).toEqual(['Tom Lopez']));
  expect(address()).toBe('/guests?q=tom');
  await person.type(field, 'my');
  expect(await screen.findByText('No guests match')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show all guests' }));
  await waitFor(() => expect(guests()).toEqual(['Maria Lopez', 'Tom Lopez']));
  expect(address()).toBe('/guests');
});

test('goes on to the only guest of a record, offers several, and says where there is none', async () => {
  const payment = '5d0c2b1e-7a4f-4c53-9d1b-0f6a2f9d8c11';
  const { calls } = open(answering(list, [listed(), tom]), `/guests?payment=${payment}`);
  expect(await screen.findByText('Several guests belong to this record. Choose one.')).toBeTruthy();
  expect(calls[0]?.input.query).toMatchObject({ payment });
});

test('leads on to the only guest of a record', async () => {
  const { address } = open(answering(list, [listed()]), '/guests?reservation=R-7');
  await waitFor(() => expect(address()).toBe(`/guests/${listed().id}`));
});

test('says so where nobody is known of a record', async () => {
  open(answering(list, []), '/guests?call=call-1');
  expect(await screen.findByText('No guest is known here')).toBeTruthy();
});

test('shows more guests below the newest', async () => {
  const link = `<${list.path}?cursor=after>; rel="next"`;
  const { person, calls } = open(inTurn(withHeaders(answering(list, [listed()]), { link }), answering(list, [tom])));
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(guests()).toEqual(['Maria Lopez', 'Tom Lopez']));
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after' });
});

test('shows that it waits, why loading failed, and that there is nobody yet when tried again', async () => {
  const failing = onCue(refusing(list, 500, 'The database is away.'));
  const { person } = open(inTurn(failing, answering(list, [])));
  expect(screen.getByRole('progressbar', { name: 'Loading the guests…' })).toBeTruthy();
  failing.arrive();
  expect((await screen.findByRole('alert')).textContent).toContain('500: The database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No guests yet')).toBeTruthy();
  await expectAccessible();
});
