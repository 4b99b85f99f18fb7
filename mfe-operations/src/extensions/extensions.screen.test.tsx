/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import {
  answering,
  expectAccessible,
  inTurn,
  oddly,
  onCue,
  refusing,
  renderScreen,
  withHeaders,
  type Answering,
} from '@booking/remote-kit/testing';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { factsOf, toneOf } from '../facts.fixture.ts';
import { Screen } from './extensions.screen.tsx';

/** A request of which only what has to be known is known. */
const request = (given: Partial<ExtensionRequest> = {}): ExtensionRequest => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  guestName: 'Rosa Whitfield',
  guestPhone: '+15125550101',
  guestEmail: 'guest@hotel.example',
  requestedWorkflow: 'before_11am',
  amountCents: 24_050,
  additionalNights: 2,
  originalCheckoutDate: '2026-11-03',
  newCheckoutDate: '2026-11-05',
  reservationID: 'R-77',
  paymentStatus: 'pending',
  cloudbedsStatus: 'pending',
  isUnsynced: false,
  createdAt: '2026-11-02T22:05:09.000Z',
  ...given,
});
const synced = request({ paymentStatus: 'paid', cloudbedsStatus: 'synced' });
const stuck = request({
  paymentStatus: 'paid',
  cloudbedsStatus: 'failed',
  isUnsynced: true,
  errorMessage: 'The room is taken.',
});

const open = (
  list: ExtensionRequest[] | Answering,
  answers: Answering[] = [],
  { role = 'front_desk', at = '/extensions' }: { role?: 'front_desk' | 'viewer'; at?: string } = {},
) =>
  renderScreen(Screen, {
    path: '/extensions',
    at,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers: [
      Array.isArray(list) ? answering(extensionEndpoints.list, list) : list,
      ...answers,
      answering(extensionEndpoints.count, { count: 2, isCapped: false }),
      answering(savedViewEndpoints.list, []),
    ],
  });

const guests = () => [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);
const rowOf = async (guest = 'Rosa Whitfield') =>
  (await screen.findByText(guest, { selector: '[role="rowheader"] *' })).closest<HTMLElement>('[role="row"]')!;
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const cellOf = (row: HTMLElement, column: string) => row.querySelector<HTMLElement>(`[data-column="${column}"]`)!;

/** A row with all that is known of its request. */
const unfolded = async (person: ReturnType<typeof open>['person'], guest = 'Rosa Whitfield') => {
  const row = await rowOf(guest);
  await person.click(within(row).getByRole('button', { name: `Details: ${guest}` }));
  return row;
};
const toneIn = (row: HTMLElement, column: string) =>
  cellOf(row, column).querySelector('[data-tone]')?.getAttribute('data-tone');
const asked = (calls: ReturnType<typeof open>['calls']) =>
  calls.findLast(({ endpoint }) => endpoint === extensionEndpoints.list)?.input.query;
const retryButtons = () => screen.queryAllByRole('button', { name: /^Retry/ });

test('shows all that is known of a request, and no line for what is not', async () => {
  const known = {
    Amount: '$240.50',
    'Additional nights': '2',
    'Original checkout': 'Nov 3',
    'New checkout': 'Nov 5',
    Reservation: 'R-77',
    Phone: '(512) 555-0101',
    Email: 'guest@hotel.example',
    Created: 'Nov 2, 4:05 PM',
  };
  const { person } = open([
    request({ id: '1', guestName: 'Jonas Fischer', amountCents: 0 }),
    {
      ...synced,
      requestedWorkflow: 'after_11am',
      roomTypeName: 'Garden Suite',
      stripeSessionId: 'cs_test_a1b2c3d4e5f6g7h8i9j0',
      paidAt: '2026-11-02T22:10:00.000Z',
      syncedAt: '2026-11-02T22:11:00.000Z',
    },
  ]);
  expect(factsOf(await unfolded(person))).toEqual({
    ...known,
    Payment: 'Paid',
    Cloudbeds: 'Synced',
    Cutoff: 'After 11 AM',
    'Room type': 'Garden Suite',
    Paid: 'Nov 2, 4:10 PM',
    Synced: 'Nov 2, 4:11 PM',
    'Payment session': expect.stringContaining('cs_test_a1…i9j0'),
  });
  expect(factsOf(await unfolded(person, 'Jonas Fischer'))).toEqual({
    ...known,
    Amount: '$0.00',
    Payment: 'Pending',
    Cloudbeds: 'Pending',
    Cutoff: 'Before 11 AM',
  });
  expect(guests()).toEqual(['Jonas Fischer', 'Rosa Whitfield']);
  expect(screen.getAllByRole('link', { name: 'Reservation R-77' })[0]!.getAttribute('href')).toBe('/reservations/R-77');
});

test('says in one line who wants to stay until when, for how much, and whether it is paid; the rest is folded', async () => {
  const callId = 'call 1';
  const paymentId = '16fd2706-8baf-433b-82eb-8c7fada847da';
  const { person } = open([request({ additionalNights: 1, newCheckoutDate: '2026-11-04', callId, paymentId })]);
  const row = await rowOf();
  expect(cellsOf(row)).toEqual([
    ...['Rosa Whitfield', 'Nov 3 → 4 (+1 night)', '$240.50', 'Pending', 'Pending', 'Nov 2, 4:05 PM'],
    ...['Before 11 AM', 'Details', ''],
  ]);
  const here = within(row);
  const details = here.getByRole('button', { name: 'Details: Rosa Whitfield' });
  expect(details.getAttribute('aria-expanded')).toBe('false');
  await person.click(details);
  expect(details.getAttribute('aria-expanded')).toBe('true');
  const hrefOf = (name: string) => here.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Rosa Whitfield')).toBe('/guests?reservation=R-77');
  expect(hrefOf('Open call: Rosa Whitfield')).toBe('/call-logs/call%201');
  expect(hrefOf('Open payment: Rosa Whitfield')).toBe(`/payments?payment=${paymentId}`);
  expect(hrefOf('guest@hotel.example')).toBe('mailto:guest@hotel.example');
  await expectAccessible();
  await person.click(details);
  expect(cellOf(row, 'details').textContent).toBe('Details');
});

test('leads from the menu of a request to its call, payment and reservation', async () => {
  const { person, address } = open([request({ callId: 'call 1', paymentId: stuck.id })]);
  await person.click(within(await rowOf()).getByRole('button', { name: 'Actions: Rosa Whitfield' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Open call', 'Payment', 'Reservation']);
  await person.click(items[1]!);
  await waitFor(() => expect(address()).toBe(`/payments?payment=${stuck.id}`));
});

test('sorts by the time of the request, which stands in the address; the newest come first', async () => {
  const { person, address, calls } = open([request()]);
  await rowOf();
  const head = () => screen.getByRole('columnheader', { name: 'Requested' });
  expect(head().getAttribute('aria-sort')).toBe('descending');
  await person.click(within(head()).getByRole('button'));
  await rowOf();
  expect(address()).toBe('/extensions?sort=createdAt');
  expect(asked(calls)).toMatchObject({ sort: 'createdAt' });
  await person.click(within(head()).getByRole('button'));
  await rowOf();
  expect(address()).toBe('/extensions');
});

test('leaves the sort out of a search', async () => {
  const { calls } = open([request()], [], { at: '/extensions?q=rosa&sort=createdAt' });
  await rowOf();
  expect(asked(calls)).toEqual({ limit: 100, q: 'rosa' });
  expect(screen.getByRole('button', { name: 'Requested' }).title).toBe('Clear the search to sort');
});

test('shows the columns that are chosen; what went wrong cannot be hidden', async () => {
  const { person } = open([request({ roomTypeName: 'Garden Suite' })]);
  const row = await rowOf();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  expect((await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent)).toEqual([
    ...['Guest', 'Stay', 'Amount', 'Payment', 'Cloudbeds', 'Requested', 'Cutoff', 'Reservation', 'Room type'],
  ]);
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Room type' }));
  expect(cellOf(row, 'roomType').textContent).toBe('Garden Suite');
  localStorage.clear();
});

test('narrows the list by what became of the payment, which stands in the address, and exports what is left', async () => {
  const list = answering(extensionEndpoints.list, ({ query: { status } }) =>
    [synced, request({ id: '1', guestName: 'Jonas Fischer' })].filter(
      ({ paymentStatus }) => !status || paymentStatus === status,
    ),
  );
  const { person, address } = open(list);
  await rowOf('Jonas Fischer');
  expect(screen.getByText('2 requests')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Payment'), 'Paid');
  await waitFor(() => expect(screen.queryByText('Jonas Fischer')).toBeNull());
  expect(address()).toBe('/extensions?status=paid');
  await person.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Extension Requests' }));
  expect(dialog.getByText(/^Extension requests matching your filters\./)).toBeTruthy();
});

test.each([
  ['is missing', undefined],
  ['is null', null],
])('an amount that %s is $0.00, and the request stands', async (_, amountCents) => {
  const { person } = open(oddly(extensionEndpoints.list, [{ ...request(), amountCents }]));
  const row = await unfolded(person);
  expect(cellOf(row, 'amount').textContent).toBe('$0.00');
  expect(factsOf(row)).toMatchObject({ Amount: '$0.00' });
});

test.each([
  ['paid', 'good'],
  ['pending', 'warning'],
  ['failed', 'bad'],
  ['canceled', 'bad'],
  ['expired', 'neutral'],
])('shows a payment that is %s as %s', async (paymentStatus, tone) => {
  const { person } = open([request({ paymentStatus })]);
  const row = await unfolded(person);
  expect(toneIn(row, 'payment')).toBe(tone);
  expect(toneOf(row, 'Payment')).toBe(tone);
});

test.each([
  ['synced', 'good', 'The room is taken.'],
  ['pending', 'warning', 'Retrying automatically. The room is taken.'],
  ['failed', 'bad', 'The room is taken.'],
  ['not_extended', 'neutral', 'The room is taken.'],
] as const)(
  'shows a stay that is %s in Cloudbeds as %s, with what went wrong',
  async (cloudbedsStatus, tone, words) => {
    const { person } = open([request({ cloudbedsStatus, errorMessage: 'The room is taken.' })]);
    const row = await rowOf();
    expect(toneIn(row, 'cloudbeds')).toBe(tone);
    expect(await within(row).findByText(words)).toBeTruthy();
    expect(toneOf(await unfolded(person), 'Cloudbeds')).toBe(tone);
  },
);

test('tries a stay again that Cloudbeds did not take, and shows what came of it', async () => {
  const { person, toasts, calls } = open(
    [stuck],
    [
      inTurn(
        answering(extensionEndpoints.retry, { ...stuck, cloudbedsStatus: 'pending' }),
        answering(extensionEndpoints.retry, synced),
      ),
    ],
  );
  await screen.findByText('The room is taken.');
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect(await screen.findByText('Retrying automatically. The room is taken.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Actions: Rosa Whitfield' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Retry' }));
  expect(await screen.findByText('Synced')).toBeTruthy();
  expect(retryButtons()).toEqual([]);
  expect(calls.findLast(({ endpoint }) => endpoint === extensionEndpoints.retry)?.input.params).toEqual({
    id: stuck.id,
  });
  expect(toasts).toEqual([
    { title: 'Success', body: 'Trying again in Cloudbeds. Refresh to see the result.' },
    { title: 'Success', body: 'The stay is extended in Cloudbeds.' },
  ]);
});

test('offers to try again only what is paid and not in Cloudbeds', async () => {
  open([stuck, request({ id: '1', isUnsynced: true, paymentStatus: 'failed' }), { ...synced, id: '2' }]);
  expect(await screen.findAllByText('Rosa Whitfield')).toHaveLength(3);
  await waitFor(() => expect(retryButtons()).toHaveLength(1));
});

test('says why a retry was refused, and offers it again', async () => {
  const { person, toasts } = open(
    [stuck],
    [refusing(extensionEndpoints.retry, 409, 'There is nothing to do about this request.')],
  );
  await person.click(await screen.findByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect((await screen.findByText('Retry')).getAttribute('aria-disabled')).toBeNull();
  expect(toasts).toEqual([
    { intent: 'error', title: 'Error', body: '409: There is nothing to do about this request.' },
  ]);
});

test('offers a viewer no retry', async () => {
  const { person } = open([stuck], [], { role: 'viewer' });
  await screen.findByText('The room is taken.');
  expect(retryButtons()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Actions: Rosa Whitfield' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Reservation']);
});

test('says that there are no requests', async () => {
  open([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Extension Requests' })).toBeTruthy();
  expect(screen.getByText('Monitor stay extension requests and payment status')).toBeTruthy();
  expect(await screen.findByText('No extension requests found')).toBeTruthy();
  expect(screen.getByText('Guests who ask to stay longer will be listed here')).toBeTruthy();
});

test('shows the wait, then why it failed, and loads again when asked to', async () => {
  const failure = onCue(refusing(extensionEndpoints.list, 500, 'The database is away.'));
  const { person } = open(inTurn(failure, answering(extensionEndpoints.list, [synced])));
  expect(screen.getByRole('progressbar', { name: 'Loading the extension requests…' })).toBeTruthy();
  failure.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The extension requests could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rowOf()).toBeTruthy();
});

test('says that these are the newest, and goes on to the last request', async () => {
  const { list } = extensionEndpoints;
  const newest = answering(list, [synced]);
  const { person, calls } = open(
    inTurn(
      newest,
      withHeaders(newest, { link: `<${list.path}?cursor=after-1>; rel="next"` }),
      answering(list, [request({ id: '1', guestName: 'Jonas Fischer' })]),
    ),
  );
  await rowOf();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('These are the newest 1 requests.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await rowOf('Jonas Fischer')).toBeTruthy();
  expect(guests()).toEqual(['Rosa Whitfield', 'Jonas Fischer']);
  expect(calls.findLast(({ endpoint }) => endpoint === list)?.input.query).toMatchObject({ cursor: 'after-1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says so to somebody who may not see the requests', async () => {
  open(refusing(extensionEndpoints.list, 403, 'No.'));
  expect(await screen.findByText(/^Your role does not include the extension requests\./)).toBeTruthy();
});

test('searches for what is typed, which stands in the address, and leads back from what finds nothing', async () => {
  const list = answering(extensionEndpoints.list, ({ query: { q } }) =>
    [synced, request({ id: '1', guestName: 'Jonas Fischer' })].filter(
      ({ guestName }) => !q || guestName.toLowerCase().includes(q),
    ),
  );
  const { person, address } = open(list, [], { role: 'viewer', at: '/extensions?q=nobody' });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(field.value).toBe('nobody');
  expect(await screen.findByText('No requests match these filters')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show all requests' }));
  expect(await rowOf('Jonas Fischer')).toBeTruthy();
  expect(field.value).toBe('');
  expect(address()).toBe('/extensions');
  await person.type(field, ' rosa ');
  await waitFor(() => expect(screen.queryByText('Jonas Fischer')).toBeNull(), { timeout: 5_000 });
  expect(address()).toBe('/extensions?q=rosa');
  expect(await rowOf()).toBeTruthy();
});
