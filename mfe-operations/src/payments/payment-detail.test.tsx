/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import type { GuestEvent } from '@booking/contracts/guests';
import { paymentEndpoints } from '@booking/contracts/payments';
import { timelineEndpoints } from '@booking/contracts/timelines';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { factsOf } from '../facts.fixture.ts';
import { guestEvent } from '../timeline/event.fixture.ts';
import { alone, openPayments, payment, paymentOf } from './payment.fixture.ts';

const timeline = (...events: GuestEvent[]) => answering(timelineEndpoints.ofPayment, events);
const group = async (name: string) => screen.findByRole('region', { name });

const known = payment({
  amountCents: 123_456,
  refundedCents: 1_000,
  reservationId: 'R-77',
  callId: 'call 1',
  link: { state: 'delivered', detail: 'Delivered.' },
  refunds: [
    {
      ...{ id: 're_1', amountCents: 1_000, at: '2026-11-03T15:00:00.000Z', by: 'Max Manager', reason: 'No heating' },
      failure: null,
    },
    { id: 're_2', amountCents: 500, at: null, by: null, reason: null, failure: 'the card is closed' },
  ],
  metadata: {
    ...{ guestName: 'Rosa Whitfield', guestPhone: '+18305550199', guestEmail: 'rosa@guest.example', rateId: '4163685' },
    ...{ startDate: '2027-01-12', endDate: '2027-01-13', roomTypeName: 'Garden Suite', adults: 2, gate_code: 'A7' },
  },
});

test('opens the details of a payment beside the list: facts in order, in words, and the way elsewhere', async () => {
  const { person, address } = openPayments([known]);
  await person.click(within(await screen.findByRole('table')).getByRole('link', { name: '$1,234.56' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Payment of $1,234.56' }));
  expect(address()).toBe(`/payments?open=${known.id}`);
  expect(factsOf(await panel.findByRole('region', { name: 'Payment' }))).toMatchObject({
    Amount: '$1,234.56',
    For: 'Booking',
    Created: 'Nov 2, 4:05 PM',
    Paid: 'Nov 2, 4:10 PM',
    Refunded: '$10.00',
    'Payment link': 'Delivered.',
    'Refund 1': '$10.00, Nov 3, 9:00 AM, by Max Manager, No heating',
    'Refund 2': '$5.00, at Stripe, did not arrive: the card is closed',
  });
  expect(Object.entries(factsOf(panel.getByRole('region', { name: 'Stay' })))).toEqual([
    ['Arrival', 'Jan 12, 2027'],
    ['Departure', 'Jan 13, 2027'],
    ['Room type', 'Garden Suite'],
    ['Adults', '2'],
  ]);
  const guest = panel.getByRole('region', { name: 'Guest' });
  expect(factsOf(guest)).toEqual({
    'Guest name': 'Rosa Whitfield',
    Phone: '(830) 555-0199',
    Email: 'rosa@guest.example',
  });
  expect(factsOf(panel.getByRole('region', { name: 'More' }))).toMatchObject({ 'Gate code': 'A7' });
  const hrefOf = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Open in Stripe')).toBe(
    'https://dashboard.stripe.com/test/checkout/sessions/cs_test_a1b2c3d4e5f6g7h8i9j0',
  );
  expect(hrefOf('Open call: Rosa Whitfield')).toBe('/call-logs/call%201');
  expect(hrefOf('Reservation R-77')).toBe('/reservations/R-77');
  await expectAccessible();
  await person.click(panel.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/payments');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says on top that the confirmation was not sent, with why and what helps, and what happened below', async () => {
  const stuck = guestEvent({
    ...{ key: 'confirmation', kind: 'text', title: 'Confirmation not sent', state: 'stuck', at: null },
    ...{ detail: 'It was not delivered.', fix: { kind: 'text_confirmation', paymentId: known.id } },
  });
  const { person, toasts, calls } = openPayments(
    [known],
    [
      timeline(stuck, guestEvent({ key: 'paid', kind: 'payment', title: 'Paid' })),
      answering(paymentEndpoints.textConfirmation, { to: '+18305550199' }),
    ],
    alone(),
  );
  const attention = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(attention.getByText('It was not delivered.')).toBeTruthy();
  const events = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(events).toHaveLength(2);
  await person.click(attention.getByRole('button', { name: 'Text confirmation: Confirmation not sent' }));
  expect(await screen.findByRole('list', { name: 'Needs attention' })).toBeTruthy();
  expect(calls.some(({ endpoint }) => endpoint === paymentEndpoints.textConfirmation)).toBe(true);
  expect(toasts).toEqual([{ title: 'Success', body: 'The confirmation is on its way.' }]);
});

test.each([
  [{ state: 'not_sent', detail: 'It was not taken. This is no mobile number.' }, /^Not sent: It was not taken\./],
  [{ state: 'sent', detail: 'Sent; the carrier has not confirmed it yet.' }, /^Sent; the carrier/],
  [{ state: 'delivered', detail: 'Delivered.' }, /^Delivered\.?$/],
  [{ state: 'opened', detail: null }, /^Opened$/],
] as const)('says of the link to pay by that it is %j', async (link, words) => {
  openPayments([payment({ link, status: 'pending', paidAt: null, syncStatus: null })], [], alone());
  const facts = factsOf(await group('Payment'));
  expect(facts['Payment link']).toMatch(words);
  expect(facts['Paid']).toBe('Not yet');
});

test('leads to the guest page that a booking was chosen on', async () => {
  const page = { id: '5d0a1c4e-7a55-4f0e-9a53-0f6f2f3c9b11', callId: null, title: 'Rooms', address: '/room-select/1' };
  openPayments(
    [payment({ sessionId: page.id })],
    [answering(guestPreviewEndpoints.list, [{ ...page, sentAt: '2026-11-02T22:00:00.000Z' }])],
    alone(),
  );
  const link = await screen.findByRole('link', { name: 'Preview guest page: Rosa Whitfield' });
  expect(link.getAttribute('href')).toBe('/room-select/1');
});

test('offers the ways of a payment in the menu of its row, and copies its id', async () => {
  const { person, toasts } = openPayments([known]);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const row = await paymentOf('Rosa Whitfield');
  await person.click(row.getByRole('button', { name: 'Actions: $1,234.56, Rosa Whitfield' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Refund…', 'Open call', 'Reservation', 'Open in Stripe', 'Copy id']);
  await person.click(screen.getByRole('menuitem', { name: 'Copy id' }));
  expect(write.mock.calls).toEqual([[known.id]]);
  expect(toasts).toEqual([{ title: 'Copied to clipboard' }]);
});
