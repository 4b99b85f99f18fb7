/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { paymentEndpoints } from '@booking/contracts/payments';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { openPayments, payment, paymentOf } from './payment.fixture.ts';

const stuck = payment({ syncStatus: 'failed', syncError: 'No room of this type is left.', isUnsynced: true });
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

test('refunds what somebody typed, at most what is left and with a reason', async () => {
  const partly = payment({ refundedCents: 5_000 });
  const refunded = onCue(answering(paymentEndpoints.refund, { ...partly, refundedCents: 15_050 }));
  const { person, toasts, calls } = openPayments([partly], [refunded]);
  await person.click(await screen.findByRole('button', { name: 'Refund: Rosa Whitfield' }));
  const dialog = dialogOf('Refund Rosa Whitfield');
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in dollars');
  expect(amount.value).toBe('400.00');
  expect(dialog.getByText(/^\$400\.00 goes back through Stripe to the card it was paid with/)).toBeTruthy();
  await expectAccessible();
  await person.clear(amount);
  await person.type(amount, '400.01');
  await person.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(dialog.getByText('At most $400.00 is left to refund.')).toBeTruthy();
  expect(dialog.getByText('Say why, for the record.')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(paymentEndpoints.refund);

  await person.clear(amount);
  await person.type(amount, '100.50');
  await person.type(dialog.getByLabelText('Reason'), 'The heating was broken{Enter}');
  await person.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByRole('button', { name: 'Refunding…' })).toBeTruthy();
  refunded.arrive();
  expect(await (await paymentOf('Rosa Whitfield')).findByText('$150.50')).toBeTruthy();
  expect(calls.at(-1)?.input).toMatchObject({
    params: { id: partly.id },
    body: {
      amountCents: 10_050,
      reason: 'The heating was broken',
      seen: { refundedCents: 5_000, syncStatus: 'synced' },
    },
  });
  expect(toasts).toEqual([{ title: 'Success', body: 'Stripe has taken the refund.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [
    'is booked',
    payment({ reservationId: 'R-77' }),
    /The refund is noted on the reservation, which stands until it is cancelled in Cloudbeds\.$/,
  ],
  ['is not booked', stuck, /Once all of it is given back, it is not entered in Cloudbeds any more\.$/],
])('says what a refund means for a payment that %s', async (_, row, sentence) => {
  const { person } = openPayments([row]);
  await person.click(await screen.findByRole('button', { name: 'Refund: Rosa Whitfield' }));
  const dialog = dialogOf('Refund Rosa Whitfield');
  expect(dialog.getByText(sentence)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why a refund was refused, and keeps what was typed until somebody discards it', async () => {
  const why = 'Somebody gave money back meanwhile.';
  const { person, toasts } = openPayments([payment()], [refusing(paymentEndpoints.refund, 409, why)]);
  await person.click(await screen.findByRole('button', { name: 'Refund: Rosa Whitfield' }));
  const dialog = dialogOf('Refund Rosa Whitfield');
  await person.type(dialog.getByLabelText('Reason'), 'The heating was broken');
  await person.click(dialog.getByRole('button', { name: 'Refund' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(`409: ${why}`);
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${why}` }]);
  await person.keyboard('{Escape}');
  await person.click(dialogOf('Discard what you typed?').getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog', { name: 'Discard what you typed?' })).toBeNull();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The heating was broken');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(dialogOf('Discard what you typed?').getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers each payment what can be done about it', async () => {
  openPayments([
    payment({ id: '1' }, 'Booked'),
    payment({ id: '2', isUnsynced: true, syncStatus: 'pending' }, 'Stuck'),
    payment({ id: '3', refundedCents: 45_000 }, 'Given back'),
    payment({ id: '4', status: 'pending', paidAt: null }, 'Unpaid'),
  ]);
  const offered = async (guest: string) =>
    (await paymentOf(guest))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(await offered('Booked')).toEqual(['Refund']);
  expect(await offered('Stuck')).toEqual(['Retry', 'Close by hand', 'Refund']);
  expect(await offered('Given back')).toEqual([]);
  expect(await offered('Unpaid')).toEqual([]);
});

test('tries a payment again that is not in Cloudbeds, and shows what came of it', async () => {
  const done: typeof stuck = { ...stuck, syncStatus: 'synced', syncError: null, isUnsynced: false };
  const trying = onCue(answering(paymentEndpoints.retrySync, { ...stuck, syncStatus: 'pending' }));
  const { person, toasts, calls } = openPayments(
    [stuck],
    [inTurn(trying, answering(paymentEndpoints.retrySync, done))],
  );
  const row = await paymentOf('Rosa Whitfield');
  await person.click(row.getByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect((await row.findByText('Retrying…')).getAttribute('aria-disabled')).toBe('true');
  trying.arrive();
  expect((await row.findByText('pending')).dataset['tone']).toBe('warning');
  expect(calls.at(-1)?.input.params).toEqual({ id: stuck.id });
  await person.click(row.getByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect(await row.findByText('synced')).toBeTruthy();
  expect(row.queryByRole('button', { name: 'Retry: Rosa Whitfield' })).toBeNull();
  expect(toasts).toEqual([
    { title: 'Success', body: 'Cloudbeds is asked once more. Refresh to see what became of it.' },
    { title: 'Success', body: 'The reservation is in Cloudbeds.' },
  ]);
});

test('closes a payment by hand once it was said what was done', async () => {
  const closed = payment({
    reservationId: 'R-78',
    metadata: { guestName: 'Rosa Whitfield', closedByHand: 'Booked at the desk' },
  });
  const { person, toasts, calls } = openPayments([stuck], [answering(paymentEndpoints.close, closed)]);
  await person.click(await screen.findByRole('button', { name: 'Close by hand: Rosa Whitfield' }));
  const dialog = dialogOf('Close by hand: Rosa Whitfield');
  await expectAccessible();
  await person.click(dialog.getByRole('button', { name: 'Close by hand' }));
  expect(dialog.getByText('Say what was done.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Reservation id'), ' R-78 ');
  await person.type(dialog.getByLabelText('What was done'), 'Booked at the desk');
  await person.click(dialog.getByRole('button', { name: 'Close by hand' }));
  const row = await paymentOf('Rosa Whitfield');
  expect(await row.findByRole('link', { name: 'Reservation R-78' })).toBeTruthy();
  expect(row.getByText('closed by hand')).toBeTruthy();
  expect(row.queryByRole('button', { name: 'Close by hand: Rosa Whitfield' })).toBeNull();
  expect(calls.at(-1)?.input).toMatchObject({
    params: { id: stuck.id },
    body: { reservationId: 'R-78', note: 'Booked at the desk' },
  });
  expect(toasts).toEqual([{ title: 'Success', body: 'The payment is closed by hand.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
