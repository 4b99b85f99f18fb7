/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { answering, expectAccessible, inTurn, onCue, refusing, withHeaders } from '@booking/remote-kit/testing';
import { counted, dialog, field, guests, listed, listing, open, other, row, sent } from './precheckins.fixture.ts';

const { list, send } = precheckinDeskEndpoints;
const searched = '/precheckins?q=R';

test('shows how far each guest is, and links to the guest, the pre-check-in and the reservation', async () => {
  open([answering(list, [listed(), other])], 'viewer', searched);
  const cells = (await row('Rosa Byron')).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Nov 12 – 14', '0 of 4', 'Link sent', 'Garden Suite', 'R-1', '9:10 AM', '']);
  expect((await row('Theo Brandt')).getAllByRole('cell')[3]?.textContent).toBe('–');
  const [guest, page, reservation] = (await row('Rosa Byron')).getAllByRole<HTMLAnchorElement>('link');
  expect(guest?.getAttribute('href')).toBe(`/guests?precheckin=${listed().id}`);
  expect(page?.getAttribute('href')).toBe(`/precheckins/${listed().id}?q=R`);
  expect(page?.getAttribute('aria-label')).toBe('Pre-check-in of Rosa Byron: 0 of 4 steps done');
  expect(reservation?.getAttribute('href')).toBe('/reservations/R-1');
  expect(await screen.findByText('2 pre-check-ins')).toBeTruthy();
  await expectAccessible();
});

test('groups the guests by the day they arrive, past arrivals last', async () => {
  const arriving = (guestName: string, checkInDate: string) =>
    listed({ id: crypto.randomUUID(), guestName, checkInDate, checkOutDate: '2026-12-24' });
  const upcoming = [arriving('Ann', '2026-11-10'), arriving('Bob', '2026-11-11'), arriving('Cy', '2026-11-20')];
  const { calls } = open([listing(upcoming, [arriving('Dee', '2026-11-09')])]);
  await waitFor(() => expect(guests()).toEqual(['Ann', 'Bob', 'Cy', 'Dee']));
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Today', 'Tomorrow', 'Later', 'Past']);
  expect(within(screen.getByRole('region', { name: 'Tomorrow' })).getByRole('rowheader').textContent).toBe('Bob');
  const asked = calls.filter(({ endpoint }) => endpoint === list).map(({ input }) => input.query);
  expect(asked).toEqual([
    expect.objectContaining({ arrivesFrom: '2026-11-10', sort: 'arrival' }),
    expect.objectContaining({ arrivesTo: '2026-11-09', sort: '-arrival' }),
  ]);
  await expectAccessible();
});

test.each([
  ['Due today', { checkInDate: '2026-11-10' }],
  ['Overdue', { checkInDate: '2026-11-09', step: 'id_uploaded' }],
] as const)('marks in amber what is "%s"', async (word, given) => {
  open([answering(list, [listed(given)])], 'front_desk', searched);
  expect((await row('Rosa Byron')).getByText(word).getAttribute('data-tone')).toBe('warning');
});

test.each([
  ['Link sent', 'neutral', { step: 'sent' }],
  ['Link opened', 'info', { step: 'opened' }],
  ['ID uploaded', 'info', { step: 'id_uploaded' }],
  ['Checked in', 'good', { step: 'checked_in' }],
  ['Needs attention', 'warning', { step: 'sent', problem: 'The link could not be texted.' }],
  ['Reception to finish', 'warning', { step: 'submitted', problem: 'The room is not free.' }],
] as const)('shows "%s" in the color of %s', async (word, tone, given) => {
  open([answering(list, [listed(given)])], 'front_desk', searched);
  const guest = await row('Rosa Byron');
  expect(guest.getByText(word).getAttribute('data-tone')).toBe(tone);
  if ('problem' in given) {
    expect(guest.getByText(given.problem)).toBeTruthy();
    expect(guest.queryByText('Link sent')).toBeNull();
  }
});

test.each([
  ['Change requested', 1],
  ['3 changes requested', 3],
])('shows "%s" where a guest asked for it', async (words, openCorrections) => {
  open([answering(list, [listed({ openCorrections })])], 'front_desk', searched);
  expect((await row('Rosa Byron')).getByText(words).getAttribute('data-tone')).toBe('warning');
});

test('leaves only those with changes that nobody has made', async () => {
  const { person, address, calls } = open([listing([listed({ openCorrections: 1 })])]);
  await row('Rosa Byron');
  await person.selectOptions(field('Changes requested'), 'Not done yet');
  await waitFor(() => expect(address()).toBe('/precheckins?corrections=open'));
  const asked = calls.filter(({ endpoint }) => endpoint === list).map(({ input }) => input.query);
  expect(asked.slice(-2)).toMatchObject([{ corrections: 'open' }, { corrections: 'open' }]);
});

test('asks anew when refreshed, and says that a link has expired', async () => {
  const { person } = open(
    [inTurn(answering(list, [listed()]), answering(list, [listed({ isOver: true })]))],
    'front_desk',
    searched,
  );
  const guest = await row('Rosa Byron');
  expect(guest.queryByText('Link expired')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await guest.findByText('Link expired')).toBeTruthy();
});

test('opens a pre-check-in by a click on its row', async () => {
  const { person, address } = open([answering(list, [listed()])], 'front_desk', searched);
  await person.click((await row('Rosa Byron')).getByText('Garden Suite'));
  expect(address()).toBe(`/precheckins/${listed().id}?q=R`);
});

test('keeps the filters in the address, and leads back to all pre-check-ins', async () => {
  const all = answering(list, ({ query: { q, step, arrivesFrom, arrivesTo, sort } }) => {
    if (sort === '-arrival' || (arrivesFrom && arrivesTo)) return [];
    return q && step ? [other] : [listed(), other];
  });
  const { person, address } = open([all]);
  await row('Rosa Byron');
  await person.selectOptions(field('Step'), 'Submitted');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'R-1');
  await waitFor(() => expect(guests()).toEqual(['Theo Brandt']));
  expect(address()).toBe('/precheckins?q=R-1&step=submitted');
  await person.click(screen.getByRole('button', { name: 'Next 7 days' }));
  expect(address()).toBe('/precheckins?q=R-1&step=submitted&arrivesFrom=2026-11-10&arrivesTo=2026-11-16');
  expect(await screen.findByText('No pre-check-ins match these filters')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Custom' }));
  fireEvent.change(field('Arrives to'), { target: { value: '2026-01-02' } });
  expect(await screen.findByText('This is before the first day.')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Show all pre-check-ins' }));
  await waitFor(() => expect(guests()).toEqual(['Rosa Byron', 'Theo Brandt']));
  expect(address()).toBe('/precheckins');
});

test('takes the filters from the address', async () => {
  const { calls } = open(
    [answering(list, [listed()])],
    'front_desk',
    '/precheckins?step=submitted&arrivesFrom=2026-11-01&arrivesTo=2026-11-30',
  );
  await row('Rosa Byron');
  expect(['Step', 'Arrives from', 'Arrives to'].map((label) => field(label).value)).toEqual([
    ...['submitted', '2026-11-01', '2026-11-30'],
  ]);
  expect(calls.find(({ endpoint }) => endpoint === list)?.input.query).toMatchObject({
    ...{ step: 'submitted', arrivesFrom: '2026-11-01', arrivesTo: '2026-11-30', sort: 'arrival' },
  });
});

test('sorts by the last change, in one grid', async () => {
  const { person, address, calls } = open([listing([listed()])]);
  await row('Rosa Byron');
  await person.click(screen.getByRole('button', { name: 'Changed' }));
  expect(address()).toBe('/precheckins?sort=updatedAt');
  expect(await screen.findByRole('table', { name: 'Pre-check-ins' })).toBeTruthy();
  expect(calls.findLast(({ endpoint }) => endpoint === list)?.input.query).toMatchObject({ sort: 'updatedAt' });
});

test('shows more pre-check-ins below the first', async () => {
  const link = `<${list.path}?cursor=after>; rel="next"`;
  const { person, calls } = open(
    [inTurn(withHeaders(answering(list, [listed()]), { link }), answering(list, [other]))],
    'front_desk',
    searched,
  );
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(guests()).toEqual(['Rosa Byron', 'Theo Brandt']));
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('sends a link for a reservation, and keeps the number that was refused', async () => {
  const why = 'Cloudbeds knows no such reservation.';
  const { person, toasts, calls } = open(
    [inTurn(answering(list, []), answering(list, [listed()])), inTurn(refusing(send, 404, why), answering(send, sent))],
    'front_desk',
    searched,
  );
  await screen.findByText('No pre-check-ins found');
  await person.click(screen.getByRole('button', { name: 'Send a link' }));
  const sending = dialog('Send a Link');
  const number = sending.getByLabelText<HTMLInputElement>('Reservation number');
  await person.click(sending.getByRole('button', { name: 'Send' }));
  expect(sending.getByText('Which reservation?')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(send);
  await expectAccessible(screen.getByRole('dialog'));
  await person.type(number, 'R-0');
  await person.click(sending.getByRole('button', { name: 'Send' }));
  expect((await sending.findByRole('alert')).textContent).toBe(`404: ${why}`);
  expect(number.value).toBe('R-0');
  await person.keyboard('{Escape}');
  await person.click(dialog('Discard changes?').getByRole('button', { name: 'Keep editing' }));
  await person.clear(number);
  await person.type(number, ' R-1 {Enter}');
  expect((await row('Rosa Byron')).getByText('Link sent')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.findLast(({ endpoint }) => endpoint === send)?.input.body).toEqual({ reservationId: 'R-1' });
  expect(toasts).toEqual([{ title: 'Link Sent', body: 'Texted a pre-check-in link to Rosa Byron.' }]);
});

test('shows that it waits, why loading failed, and that there are none when tried again', async () => {
  const failing = onCue(refusing(list, 500, 'The database is away.'));
  const { person } = open([inTurn(failing, answering(list, [])), counted], 'front_desk', searched);
  expect(screen.getByRole('progressbar', { name: 'Loading the pre-check-ins…' })).toBeTruthy();
  failing.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The pre-check-ins could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No pre-check-ins found')).toBeTruthy();
});

test('says how guests come to the list while it is empty', async () => {
  open([listing([])]);
  expect(await screen.findByText(/^Guests who paid get a link by text/)).toBeTruthy();
  await expectAccessible();
});

test('says that nobody arrives where only past arrivals are known', async () => {
  open([listing([], [listed({ checkInDate: '2026-11-01' })])]);
  expect(await screen.findByText('No upcoming arrivals')).toBeTruthy();
  expect(await row('Rosa Byron')).toBeTruthy();
});

test('offers no way to send a link to whoever may not, and says who may not see the list', async () => {
  open([refusing(list, 403, 'Your role does not permit this.')], 'viewer', searched);
  expect(await screen.findByText('You do not have access')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a link' })).toBeNull();
});
