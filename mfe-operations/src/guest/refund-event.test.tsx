/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { guestEndpoints } from '@booking/contracts/guests';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { Role } from '@booking/contracts/roles';
import { answering, inTurn, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { payment } from '../refunds/paid.fixture.ts';
import { guestEvent } from '../timeline/event.fixture.ts';
import { guestPage } from './guest.fixture.ts';
import { Screen } from './guest.screen.tsx';

const paid = payment();
const page = guestPage({
  timeline: [
    guestEvent({ key: `call-1 paid ${paid.id}`, kind: 'payment', title: 'Paid', detail: '$450.00' }),
    guestEvent({ key: `call-1 payment link ${paid.id}`, kind: 'payment', title: 'Payment link texted' }),
  ],
});

const open = (answers: Answering[], role: Role = 'manager') =>
  renderScreen(Screen, {
    path: '/guests/:id',
    at: `/guests/${page.id}`,
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers: [answering(guestEndpoints.page, page), ...answers],
  });
const list = (...rows: PaymentEvent[]) => answering(paymentEndpoints.list, rows);

test('a payment of the timeline is refunded where it stands, as it is by then', async () => {
  const { person, calls, toasts } = open([
    list(paid),
    answering(paymentEndpoints.refund, { ...paid, refundedCents: 45_000, status: 'refunded' }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Refund… Paid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund Rosa Whitfield' }));
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Goodwill');
  await person.click(dialog.getByRole('button', { name: 'Refund $450.00' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Stripe has taken the refund.' }]));
  expect(calls.find(({ endpoint }) => endpoint === paymentEndpoints.list)?.input.query).toMatchObject({
    payment: paid.id,
  });
});

test('says that nothing is left to refund, and why a payment could not be read', async () => {
  const { person, toasts } = open([
    inTurn(list({ ...paid, refundedCents: 45_000 }), refusing(paymentEndpoints.list, 503, 'The database is away.')),
  ]);
  const button = await screen.findByRole('button', { name: 'Refund… Paid' });
  await person.click(button);
  await waitFor(() => expect(toasts).toEqual([{ title: 'Nothing is left to refund.' }]));
  await person.click(button);
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ intent: 'error', body: '503: The database is away.' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('only who may refund is offered it', async () => {
  open([], 'front_desk');
  expect(await screen.findByText('Payment link texted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});
