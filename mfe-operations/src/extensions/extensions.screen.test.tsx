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
    answers: [Array.isArray(list) ? answering(extensionEndpoints.list, list) : list, ...answers],
  });

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem');
const card = async (guest = 'Rosa Whitfield') => (await screen.findByText(guest)).closest('li')!;
const retryButtons = () => screen.queryAllByRole('button', { name: /^Retry/ });

test('shows all that is known of a request, and no line for what is not', async () => {
  const known = {
    Amount: '$240.50',
    'Additional nights': '2',
    'Original checkout': 'Nov 3, 2026',
    'New checkout': 'Nov 5, 2026',
    Reservation: 'R-77',
    Phone: '+15125550101',
    Email: 'guest@hotel.example',
    Created: 'Nov 2, 2026 4:05:09 PM',
  };
  open([
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
  expect(factsOf(await card())).toEqual({
    ...known,
    Payment: 'paid',
    Cloudbeds: 'synced',
    'Room type': 'Garden Suite',
    Paid: 'Nov 2, 2026 4:10:00 PM',
    Synced: 'Nov 2, 2026 4:11:00 PM',
    'Payment session': expect.stringContaining('cs_test_a1…i9j0'),
  });
  expect(factsOf(await card('Jonas Fischer'))).toEqual({
    ...known,
    Amount: '$0.00',
    Payment: 'pending',
    Cloudbeds: 'pending',
  });
  expect(cards()).toHaveLength(2);
  expect(within(await card()).getByText('After 11 AM')).toBeTruthy();
  expect(within(await card('Jonas Fischer')).getByText('Before 11 AM')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Reservation R-77' })[0]!.getAttribute('href')).toBe('/reservations/R-77');
});

test.each([
  ['is missing', undefined],
  ['is null', null],
])('an amount that %s is $0.00, and the request stands', async (_, amountCents) => {
  open(oddly(extensionEndpoints.list, [{ ...request(), amountCents }]));
  expect(factsOf(await card())).toMatchObject({ Amount: '$0.00' });
});

test.each([
  ['paid', 'good'],
  ['pending', 'warning'],
  ['failed', 'bad'],
  ['canceled', 'bad'],
  ['expired', 'neutral'],
])('shows a payment that is %s as %s', async (paymentStatus, tone) => {
  open([request({ paymentStatus })]);
  expect(toneOf(await card(), 'Payment')).toBe(tone);
});

test.each([
  ['synced', 'good', 'The room is taken.'],
  ['pending', 'warning', 'It is tried again by itself. The room is taken.'],
  ['failed', 'bad', 'The room is taken.'],
  ['not_extended', 'neutral', 'The room is taken.'],
] as const)(
  'shows a stay that is %s in Cloudbeds as %s, with what went wrong',
  async (cloudbedsStatus, tone, words) => {
    open([request({ cloudbedsStatus, errorMessage: 'The room is taken.' })]);
    expect(toneOf(await card(), 'Cloudbeds')).toBe(tone);
    expect(within(await card()).getByText(words)).toBeTruthy();
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
  await expectAccessible((await card()).parentElement!);
  await person.click(screen.getByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect(await screen.findByText('It is tried again by itself. The room is taken.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect(await screen.findByText('synced')).toBeTruthy();
  expect(retryButtons()).toEqual([]);
  expect(calls.at(-1)?.input.params).toEqual({ id: stuck.id });
  expect(toasts).toEqual([
    { title: 'Success', body: 'Cloudbeds is asked once more. Refresh to see what became of it.' },
    { title: 'Success', body: 'The stay is extended in Cloudbeds.' },
  ]);
});

test('offers to try again only what is paid and not in Cloudbeds', async () => {
  open([stuck, request({ id: '1', isUnsynced: true, paymentStatus: 'failed' }), { ...synced, id: '2' }]);
  expect(await screen.findAllByText('Rosa Whitfield')).toHaveLength(3);
  expect(retryButtons()).toHaveLength(1);
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
  open([stuck], [], { role: 'viewer' });
  await card();
  expect(retryButtons()).toEqual([]);
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
  expect(await card()).toBeTruthy();
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
  await card();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('These are the newest 1 requests.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await card('Jonas Fischer')).toBeTruthy();
  expect(cards()).toHaveLength(2);
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after-1' });
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
  expect(await screen.findByText('None fits this search')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show all requests' }));
  expect(await card('Jonas Fischer')).toBeTruthy();
  expect(field.value).toBe('');
  expect(address()).toBe('/extensions');
  await person.type(field, ' rosa ');
  await waitFor(() => expect(screen.queryByText('Jonas Fischer')).toBeNull(), { timeout: 5_000 });
  expect(address()).toBe('/extensions?q=rosa');
  expect(await card()).toBeTruthy();
});
