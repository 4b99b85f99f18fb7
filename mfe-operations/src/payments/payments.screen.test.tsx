/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { paymentEndpoints } from '@booking/contracts/payments';
import { answering, expectAccessible, inTurn, oddly, onCue, refusing, withHeaders } from '@booking/remote-kit/testing';
import { guests, openPayments, payment, paymentOf } from './payment.fixture.ts';

const cellsOf = (row: Awaited<ReturnType<typeof paymentOf>>): (string | null)[] =>
  [row.getByRole('rowheader'), ...row.getAllByRole('cell')].map(({ textContent }) => textContent);

test('shows a payment in a line, the amount first, in the time of the hotel', async () => {
  openPayments([payment({ amountCents: 123_456, refundedCents: 1_000, reservationId: 'R-77' })], [], {
    role: 'viewer',
  });
  const row = await paymentOf('Rosa Whitfield');
  expect(cellsOf(row)).toEqual([
    '$1,234.56',
    'Paid$10.00 refunded',
    'Rosa Whitfield',
    'BookingR-77',
    'Nov 2, 4:05 PM',
    'Synced',
    '',
  ]);
  const hrefOf = (name: string) => row.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('$1,234.56')).toBe(`/payments?open=${payment().id}`);
  expect(hrefOf('Reservation R-77')).toBe('/reservations/R-77');
  expect(hrefOf('Rosa Whitfield')).toBe(`/guests?payment=${payment().id}`);
  await expectAccessible();
});

test('shows what was collected and refunded and what is pending, of this week and of the chosen days', async () => {
  const { calls } = openPayments([payment()]);
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  expect(await totals.findByText('$1,234.56')).toBeTruthy();
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Collected This week',
    'Refunded This week',
    'Pending This week',
  ]);
  const asked = () => calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.totals)?.input.query;
  expect(asked()).toEqual({ from: '2026-11-08' });
});

test('shows the totals of the days of the address', async () => {
  const { calls } = openPayments([payment()], [], { at: '/payments?from=2026-11-01&to=2026-11-02' });
  expect(await screen.findByText('Collected', { exact: false })).toBeTruthy();
  expect(screen.getAllByText('Nov 1, 2026 – Nov 2, 2026')).toHaveLength(3);
  await paymentOf('Rosa Whitfield');
  expect(calls.find(({ endpoint }) => endpoint === paymentEndpoints.totals)?.input.query).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  });
});

test('sorts by amount and time, which stands in the address; a search has its own order', async () => {
  const { person, address, calls } = openPayments([payment()]);
  await paymentOf('Rosa Whitfield');
  expect(screen.getByText('2 payments')).toBeTruthy();
  await person.click(within(screen.getByRole('columnheader', { name: /^Amount/ })).getByRole('button'));
  await paymentOf('Rosa Whitfield');
  expect(address()).toBe('/payments?sort=amountCents');
  const asked = () => calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.list)?.input.query;
  expect(asked()).toMatchObject({ sort: 'amountCents' });
});

test('leaves the sort out of a search', async () => {
  const { calls } = openPayments([payment()], [], { at: '/payments?q=rosa&sort=amountCents' });
  await paymentOf('Rosa Whitfield');
  expect(calls.find(({ endpoint }) => endpoint === paymentEndpoints.list)?.input.query).toEqual({
    limit: 100,
    q: 'rosa',
  });
});

test.each([
  ['completed', 'Paid', 'good'],
  ['pending', 'Pending', 'warning'],
  ['failed', 'Failed', 'bad'],
  ['canceled', 'Canceled', 'bad'],
  ['expired', 'Expired', 'neutral'],
  ['refunded', 'Refunded', 'neutral'],
] as const)('shows a payment that is %s as "%s", %s', async (status, word, tone) => {
  openPayments([payment({ status, syncStatus: null, paidAt: null })]);
  const row = await paymentOf('Rosa Whitfield');
  expect(row.getByText(word).dataset['tone']).toBe(tone);
});

test.each([
  ['held_for_review', 'held for review'],
  ['', 'Unknown'],
])('shows a payment whose status is %j as "%s", neutral', async (status, word) => {
  openPayments(oddly(paymentEndpoints.list, [{ ...payment(), status }]));
  expect((await paymentOf('Rosa Whitfield')).getByText(word).dataset['tone']).toBe('neutral');
});

test('says why a payment is not in Cloudbeds, and whether it is tried again', async () => {
  const syncError = 'No room of this type is left.';
  openPayments([
    payment({ syncStatus: 'failed', syncError }, 'Given up'),
    payment({ id: '2', syncStatus: 'pending', syncError }, 'Still trying'),
    payment({ id: '3', syncStatus: 'synced', syncError }, 'Done'),
    payment({ id: '4', metadata: { guestName: 'By hand', closedByHand: 'Booked at the desk.' } }),
  ]);
  const failed = await paymentOf('Given up');
  expect(failed.getByText('Failed').dataset['tone']).toBe('bad');
  expect(failed.getByText(syncError)).toBeTruthy();
  expect((await paymentOf('Still trying')).getByText(`Retrying automatically. ${syncError}`)).toBeTruthy();
  expect((await paymentOf('Done')).queryByText(syncError)).toBeNull();
  expect((await paymentOf('By hand')).getByText('Closed by hand').dataset['tone']).toBe('neutral');
});

test('says that there are no payments', async () => {
  openPayments([]);
  expect(await screen.findByText('No payment events found')).toBeTruthy();
  expect(screen.getByText('Payments of this mode will be listed here as guests pay')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows the wait, then why it failed, and loads again when asked to', async () => {
  const failure = onCue(refusing(paymentEndpoints.list, 500, 'The database is away.'));
  const { person } = openPayments(inTurn(failure, answering(paymentEndpoints.list, [payment()])));
  expect(screen.getByRole('progressbar', { name: 'Loading the payments…' })).toBeTruthy();
  failure.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The payments could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await paymentOf('Rosa Whitfield')).toBeTruthy();
});

test('loads the payments anew by Refresh, and the list stays meanwhile', async () => {
  const newer = onCue(answering(paymentEndpoints.list, [payment({}, 'Jonas Fischer')]));
  const { person } = openPayments(inTurn(answering(paymentEndpoints.list, [payment()]), newer));
  await paymentOf('Rosa Whitfield');
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('button', { name: 'Refreshing…' })).toBeTruthy();
  expect(guests()).toEqual(['Rosa Whitfield']);
  newer.arrive();
  expect(await paymentOf('Jonas Fischer')).toBeTruthy();
});

test('says that these are the newest, and goes on to the last payment', async () => {
  const { list } = paymentEndpoints;
  const { person, calls } = openPayments(
    inTurn(
      withHeaders(answering(list, [payment()]), { link: `<${list.path}?cursor=after-1>; rel="next"` }),
      answering(list, [payment({ id: '2' }, 'Jonas Fischer')]),
    ),
  );
  expect(await screen.findByText('These are the newest 1 payments.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await paymentOf('Jonas Fischer')).toBeTruthy();
  expect(guests()).toEqual(['Rosa Whitfield', 'Jonas Fischer']);
  expect(calls.findLast(({ endpoint }) => endpoint === list)?.input.query).toMatchObject({ cursor: 'after-1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says so to somebody who may not see the payments', async () => {
  openPayments(refusing(paymentEndpoints.list, 403, 'No.'));
  expect(await screen.findByText(/^Your role does not include the payments\./)).toBeTruthy();
});
