/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { paymentEndpoints } from '@booking/contracts/payments';
import { answering, expectAccessible, inTurn, oddly, onCue, refusing, withHeaders } from '@booking/remote-kit/testing';
import { guests, openPayments, payment, paymentOf } from './payment.fixture.ts';

test('shows all that is known of a payment, in the time of the hotel', async () => {
  const { person } = openPayments([
    payment({
      amountCents: 123_456,
      refundedCents: 1_000,
      reservationId: 'R-77',
      callId: 'call 1',
      refunds: [
        {
          id: 're_1',
          amountCents: 1_000,
          at: '2026-11-03T15:00:00.000Z',
          by: 'Max Manager',
          reason: 'No heating',
          failure: null,
        },
        { id: 're_2', amountCents: 500, at: null, by: null, reason: null, failure: 'the card is closed' },
      ],
    }),
  ]);
  const row = await paymentOf('Rosa Whitfield');
  for (const text of ['Nov 2, 2026 4:05:09 PM', 'Booking', '$1,234.56', '$10.00', 'completed', 'synced']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(row.getByRole('link', { name: 'Reservation R-77' }).getAttribute('href')).toBe('/reservations/R-77');
  expect(row.getByRole('link', { name: 'Call of Rosa Whitfield' }).getAttribute('href')).toBe(
    '/call-logs?call=call%201',
  );
  const details = row.getByText('Details').closest('details')!;
  expect(details.open).toBe(false);
  await person.click(row.getByText('Details'));
  expect(details.open).toBe(true);
  for (const fact of [
    'Nov 2, 2026 4:10:00 PM',
    '$10.00, Nov 3, 2026 9:00:00 AM, by Max Manager, No heating',
    '$5.00, at Stripe, did not arrive: the card is closed',
    'guest@hotel.example',
  ]) {
    expect(within(details).getByText(fact)).toBeTruthy();
  }
  await expectAccessible();
});

test.each([
  [{ state: 'not_sent', detail: 'It was not taken. This is no mobile number.' }, /^Not sent: It was not taken\./],
  [{ state: 'sent', detail: 'Sent; the carrier has not confirmed it yet.' }, /^Sent; the carrier/],
  [{ state: 'delivered', detail: 'Delivered.' }, /^Delivered\.?$/],
  [{ state: 'opened', detail: null }, /^Opened$/],
] as const)('says of the link to pay by that it is %j', async (link, words) => {
  openPayments([payment({ link, status: 'pending', paidAt: null, syncStatus: null })]);
  const details = (await paymentOf('Rosa Whitfield')).getByText('Details').closest('details')!;
  expect(within(details).getByText('Payment link')).toBeTruthy();
  expect(within(details).getByText(words)).toBeTruthy();
});

test('leads to the guest page that a booking was chosen on', async () => {
  const page = { id: '5d0a1c4e-7a55-4f0e-9a53-0f6f2f3c9b11', callId: null, title: 'Rooms', address: '/room-select/1' };
  openPayments(
    [payment({ sessionId: page.id })],
    [answering(guestPreviewEndpoints.list, [{ ...page, sentAt: '2026-11-02T22:00:00.000Z' }])],
  );
  const row = await paymentOf('Rosa Whitfield');
  const link = await row.findByRole('link', { name: 'View as the guest: Rosa Whitfield' });
  expect(link.getAttribute('href')).toBe('/room-select/1');
});

test.each([
  ['completed', 'good'],
  ['pending', 'warning'],
  ['failed', 'bad'],
  ['canceled', 'bad'],
  ['expired', 'neutral'],
  ['refunded', 'neutral'],
] as const)('shows a payment that is %s as %s', async (status, tone) => {
  openPayments([payment({ status, syncStatus: null, paidAt: null })]);
  const row = await paymentOf('Rosa Whitfield');
  expect(row.getByText(status).dataset['tone']).toBe(tone);
  expect(row.getByText('Not yet')).toBeTruthy();
});

test.each([
  ['held_for_review', 'held_for_review'],
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
  expect(failed.getByText('failed').dataset['tone']).toBe('bad');
  expect(failed.getByText(syncError)).toBeTruthy();
  expect((await paymentOf('Still trying')).getByText(`It is tried again by itself. ${syncError}`)).toBeTruthy();
  expect((await paymentOf('Done')).queryByText(syncError)).toBeNull();
  expect((await paymentOf('By hand')).getByText('closed by hand').dataset['tone']).toBe('neutral');
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
  expect(await screen.findByRole('rowheader', { name: 'Rosa Whitfield' })).toBeTruthy();
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
  expect(calls.at(-1)?.input.query).toMatchObject({ cursor: 'after-1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says so to somebody who may not see the payments', async () => {
  openPayments(refusing(paymentEndpoints.list, 403, 'No.'));
  expect(await screen.findByText(/^Your role does not include the payments\./)).toBeTruthy();
});

test.each([
  ['front_desk', 'the export alone', 1],
  ['viewer', 'nothing to do', 0],
] as const)('offers the role %s %s', async (role, _, exports) => {
  openPayments([payment({ syncStatus: 'failed', isUnsynced: true })], [], { role });
  const row = await paymentOf('Rosa Whitfield');
  expect(row.queryByRole('button', { name: /^(Refund|Retry|Close by hand)/ })).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Export' })).toHaveLength(exports);
});

test('copies the whole id of a Stripe session, which is shown shortened', async () => {
  const { person, toasts } = openPayments([payment()]);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const row = await paymentOf('Rosa Whitfield');
  expect(row.queryByText('cs_test_a1b2c3d4e5f6g7h8i9j0')).toBeNull();
  await person.click(row.getByRole('button', { name: 'Copy session id cs_test_a1…i9j0' }));
  expect(write.mock.calls).toEqual([['cs_test_a1b2c3d4e5f6g7h8i9j0']]);
  expect(toasts).toEqual([{ title: 'Copied to clipboard' }]);
});
