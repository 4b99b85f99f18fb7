/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { precheckinDeskEndpoints, type ListedPrecheckin, type Precheckin } from '@booking/contracts/precheckins';
import type { Role } from '@booking/contracts/roles';
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
import { Screen } from './precheckins.screen.tsx';

const { list, send } = precheckinDeskEndpoints;

const listed = (given: Partial<ListedPrecheckin> = {}): ListedPrecheckin => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  reservationId: 'R-1',
  guestName: 'Rosa Byron',
  checkInDate: '2026-11-12',
  checkOutDate: '2026-11-14',
  roomTypeName: 'Garden Suite',
  step: 'sent',
  problem: null,
  sentAt: '2026-11-09T15:00:00.000Z',
  changedAt: '2026-11-10T15:10:00.000Z',
  isOver: false,
  ...given,
});
const other = listed({ id: '16fd2706-8baf-433b-82eb-8c7fada847da', guestName: 'Theo Brandt', roomTypeName: null });
const sent: Precheckin = {
  ...{ ...listed(), guestPhone: null, callId: null, records: [], views: [] },
  ...{ finishedBy: null, finishNote: null, imagesKeptUntil: '2026-12-14' },
};

const open = (answers: Answering[], role: Role = 'front_desk', at = '/precheckins') =>
  renderScreen(Screen, {
    path: '/precheckins',
    at,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers,
  });

const row = async (guest: string) => within(await screen.findByRole('row', { name: new RegExp(`^${guest}`) }));
const guests = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sending = () => within(screen.getByRole('dialog', { name: 'Send a Link' }));

test('shows how far each guest is, and links to the pre-check-in and the reservation', async () => {
  open([answering(list, [listed(), other])], 'front_desk', '/precheckins?q=R');
  const cells = (await row('Rosa Byron')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual([
    ...['R-1', 'Nov 12, 2026 to Nov 14, 2026', 'Garden Suite', 'Link sent', 'Nov 10, 2026 9:10:00 AM'],
  ]);
  expect((await row('Theo Brandt')).getAllByRole('cell')[2]?.textContent).toBe('–');
  const [guest, reservation] = (await row('Rosa Byron')).getAllByRole<HTMLAnchorElement>('link');
  expect(guest?.getAttribute('href')).toBe(`/precheckins/${listed().id}?q=R`);
  expect(reservation?.getAttribute('href')).toBe('/reservations/R-1');
  expect(reservation?.getAttribute('aria-label') ?? reservation?.textContent).toContain('R-1');
  await expectAccessible();
});

test.each([
  ['Link sent', 'neutral', { step: 'sent' }],
  ['Link opened', 'info', { step: 'opened' }],
  ['ID uploaded', 'info', { step: 'id_uploaded' }],
  ['Checked in', 'good', { step: 'checked_in' }],
  ['Needs attention', 'warning', { step: 'sent', problem: 'The link could not be texted.' }],
  ['Reception to finish', 'warning', { step: 'submitted', problem: 'The room is not free.' }],
] as const)('shows "%s" in the color of %s', async (word, tone, given) => {
  open([answering(list, [listed(given)])]);
  const guest = await row('Rosa Byron');
  expect(guest.getByText(word).getAttribute('data-tone')).toBe(tone);
  if ('problem' in given) {
    expect(guest.getByText(given.problem)).toBeTruthy();
    expect(guest.queryByText('Link sent')).toBeNull();
  }
});

test('asks anew when refreshed, and says that a link has ended', async () => {
  const { person } = open([inTurn(answering(list, [listed()]), answering(list, [listed({ isOver: true })]))]);
  const guest = await row('Rosa Byron');
  expect(guest.queryByText('Link ended')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await guest.findByText('Link ended')).toBeTruthy();
});

test('keeps the filters in the address, and leads back to all pre-check-ins', async () => {
  const all = answering(list, ({ query: { q, step, arrivesTo } }) => {
    if (arrivesTo) return [];
    return q && step ? [other] : [listed(), other];
  });
  const { person, address } = open([all]);
  await row('Rosa Byron');
  await person.selectOptions(field('Step'), 'Submitted');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'R-1');
  await waitFor(() => expect(guests()).toEqual(['Theo Brandt']));
  expect(address()).toBe('/precheckins?q=R-1&step=submitted');
  fireEvent.change(field('Arrives to'), { target: { value: '2026-01-02' } });
  expect(await screen.findByText('None fits these filters')).toBeTruthy();
  fireEvent.change(field('Arrives from'), { target: { value: '2026-01-03' } });
  expect(await screen.findByText('This is before the first day.')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Show all pre-check-ins' }));
  await waitFor(() => expect(guests()).toEqual(['Rosa Byron', 'Theo Brandt']));
  expect(address()).toBe('/precheckins');
});

test('takes the filters from the address', async () => {
  const { calls } = open(
    [answering(list, [listed()])],
    'front_desk',
    '/precheckins?q=R-1&step=submitted&arrivesFrom=2026-11-01&arrivesTo=2026-11-30',
  );
  await row('Rosa Byron');
  expect(['Search', 'Step', 'Arrives from', 'Arrives to'].map((label) => field(label).value)).toEqual([
    ...['R-1', 'submitted', '2026-11-01', '2026-11-30'],
  ]);
  expect(calls[0]?.input.query).toMatchObject({
    ...{ q: 'R-1', step: 'submitted', arrivesFrom: '2026-11-01', arrivesTo: '2026-11-30' },
  });
});

test('shows more pre-check-ins below the newest', async () => {
  const link = `<${list.path}?cursor=after>; rel="next"`;
  const { person, calls } = open([
    inTurn(withHeaders(answering(list, [listed()]), { link }), answering(list, [other])),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(guests()).toEqual(['Rosa Byron', 'Theo Brandt']));
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('sends a link for a reservation, and keeps the number that was refused', async () => {
  const why = 'Cloudbeds knows no such reservation.';
  const { person, toasts, calls } = open([
    inTurn(answering(list, []), answering(list, [listed()])),
    inTurn(refusing(send, 404, why), answering(send, sent)),
  ]);
  await screen.findByText('No pre-check-ins found');
  await person.click(screen.getByRole('button', { name: 'Send a link' }));
  const number = sending().getByLabelText<HTMLInputElement>('Reservation number');
  await person.click(sending().getByRole('button', { name: 'Send' }));
  expect(sending().getByText('Which reservation?')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(send);
  await expectAccessible(screen.getByRole('dialog'));
  await person.type(number, 'R-0');
  await person.click(sending().getByRole('button', { name: 'Send' }));
  expect((await sending().findByRole('alert')).textContent).toBe(`404: ${why}`);
  expect(number.value).toBe('R-0');
  await person.keyboard('{Escape}');
  const question = within(screen.getByRole('dialog', { name: 'Discard what you typed?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  await person.clear(number);
  await person.type(number, ' R-1 {Enter}');
  expect((await row('Rosa Byron')).getByText('Link sent')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.findLast(({ endpoint }) => endpoint === send)?.input.body).toEqual({ reservationId: 'R-1' });
  expect(toasts).toEqual([{ title: 'Link Sent', body: 'Rosa Byron gets a pre-check-in link by text.' }]);
});

test('shows that it waits, why loading failed, and that there are none when tried again', async () => {
  const failing = onCue(refusing(list, 500, 'The database is away.'));
  const { person } = open([inTurn(failing, answering(list, []))]);
  expect(screen.getByRole('progressbar', { name: 'Loading the pre-check-ins…' })).toBeTruthy();
  failing.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The pre-check-ins could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No pre-check-ins found')).toBeTruthy();
  expect(screen.getByText(/^Guests who have paid get a link by text/)).toBeTruthy();
  await expectAccessible();
});

test('offers no way to send a link to whoever may not, and says who may not see the list', async () => {
  open([refusing(list, 403, 'Your role does not permit this.')], 'viewer');
  expect(await screen.findByText('You do not have access')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a link' })).toBeNull();
});
