/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { answering, expectAccessible, inTurn, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import { alone, openPayments, payment, paymentOf } from './payment.fixture.ts';

const stuck = payment({ syncStatus: 'failed', syncError: 'No room of this type is left.', isUnsynced: true });
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

const openRefund = async (row: PaymentEvent, answers: Answering[] = []) => {
  const mounted = openPayments([row], answers, alone());
  await mounted.person.click(await screen.findByRole('button', { name: 'Refund…: Rosa Whitfield' }));
  return { ...mounted, dialog: dialogOf('Refund Rosa Whitfield') };
};

test('refunds all that is left for a reason that is chosen', async () => {
  const partly = payment({ refundedCents: 5_000 });
  const refunded = onCue(answering(paymentEndpoints.refund, { ...partly, refundedCents: 45_000, status: 'refunded' }));
  const { person, toasts, calls, dialog } = await openRefund(partly, [refunded]);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Full refund, $400.00' }).checked).toBe(true);
  expect(
    dialog.getByText(/^\$400\.00 goes back through Stripe to the card it was paid with\. This can't be undone\./),
  ).toBeTruthy();
  await expectAccessible();
  const confirm = dialog.getByRole('button', { name: 'Refund $400.00' });
  await person.click(confirm);
  expect(dialog.getByText('Say why, for the record.')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(paymentEndpoints.refund);
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Canceled by the guest');
  await person.click(confirm);
  expect(await dialog.findByRole('button', { name: 'Refunding…' })).toBeTruthy();
  refunded.arrive();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.refund)?.input).toMatchObject({
    params: { id: partly.id },
    body: {
      amountCents: 40_000,
      reason: 'Canceled by the guest',
      seen: { refundedCents: 5_000, syncStatus: 'synced' },
    },
  });
  expect(toasts).toEqual([{ title: 'Success', body: 'Stripe has taken the refund.' }]);
});

test('refunds a part that is typed, at most what is left, for a reason in other words', async () => {
  const partly = payment({ refundedCents: 5_000 });
  const { person, calls, dialog } = await openRefund(partly, [
    answering(paymentEndpoints.refund, { ...partly, refundedCents: 15_050 }),
  ]);
  await person.click(dialog.getByRole('radio', { name: 'Partial refund' }));
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in dollars');
  expect(dialog.getByText('Refundable: $400.00')).toBeTruthy();
  await person.clear(amount);
  await person.type(amount, '400.01');
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Other');
  await person.click(dialog.getByRole('button', { name: /^Refund/ }));
  expect(dialog.getByText('At most $400.00 is left to refund.')).toBeTruthy();
  await person.clear(amount);
  await person.type(amount, '100.50');
  await person.click(dialog.getByRole('button', { name: 'Refund $100.50' }));
  expect(dialog.getByText('Say why, for the record.')).toBeTruthy();
  await person.type(dialog.getByLabelText(/^Note/), 'The heating was broken');
  await person.click(dialog.getByRole('button', { name: 'Refund $100.50' }));
  expect(await (await paymentOf('Rosa Whitfield')).findByText('$150.50 refunded')).toBeTruthy();
  expect(calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.refund)?.input.body).toMatchObject({
    amountCents: 10_050,
    reason: 'The heating was broken',
  });
});

test.each([
  ['is booked', payment({ reservationId: 'R-77' }), /The reservation stays active; cancel it in Cloudbeds\.$/],
  ['is not booked', stuck, /Once it is fully refunded, it is no longer entered in Cloudbeds\.$/],
])('says what a refund means for a payment that %s', async (_, row, sentence) => {
  const { person, dialog } = await openRefund(row);
  expect(dialog.getByText(sentence)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why a refund was refused, and keeps what was typed until somebody discards it', async () => {
  const why = 'Somebody gave money back meanwhile.';
  const { person, toasts, dialog } = await openRefund(payment(), [refusing(paymentEndpoints.refund, 409, why)]);
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Goodwill');
  await person.click(dialog.getByRole('button', { name: /^Refund/ }));
  expect((await dialog.findByRole('alert')).textContent).toBe(`409: ${why}`);
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${why}` }]);
  await person.keyboard('{Escape}');
  await person.click(dialogOf('Discard changes?').getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
  expect(dialog.getByLabelText<HTMLSelectElement>('Reason').value).toBe('Goodwill');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(dialogOf('Discard changes?').getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers a manager what can be done about each payment', async () => {
  const { person } = openPayments([
    payment({ id: '1' }, 'Booked'),
    payment({ id: '2', isUnsynced: true, syncStatus: 'pending' }, 'Stuck'),
    payment({ id: '3', refundedCents: 45_000 }, 'Given back'),
    payment({ id: '4', status: 'pending', paidAt: null }, 'Unpaid'),
  ]);
  const offered = async (guest: string): Promise<(string | null)[]> => {
    await person.click((await paymentOf(guest)).getByRole('button', { name: /^Actions/ }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    return items.filter((item) => item !== 'Open in Stripe' && item !== 'Copy id');
  };
  expect(await offered('Booked')).toEqual(['Refund…']);
  expect(await offered('Stuck')).toEqual(['Retry', 'Mark as resolved', 'Refund…']);
  expect(await offered('Given back')).toEqual([]);
  expect(await offered('Unpaid')).toEqual([]);
});

test.each([
  ['front_desk', 1],
  ['viewer', 0],
] as const)('offers the role %s nothing that moves money, and the export to those who may', async (role, exports) => {
  openPayments([stuck], [], { ...alone(), role });
  await paymentOf('Rosa Whitfield');
  expect(screen.queryByRole('button', { name: /^(Refund|Retry|Mark as resolved)/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Export' })).toHaveLength(exports);
});

test('retries the chosen payments that are not in Cloudbeds, one after the other', async () => {
  const rows = [stuck, payment({ id: '16fd2706-8baf-433b-82eb-8c7fada847da' }, 'Jonas Fischer')];
  const { person, calls } = openPayments(rows, [
    answering(paymentEndpoints.retrySync, { ...stuck, syncStatus: 'synced', syncError: null, isUnsynced: false }),
  ]);
  await paymentOf('Jonas Fischer');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await person.click(box);
  expect(screen.getByText('2 selected')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Retry 1' }));
  expect(await (await paymentOf('Rosa Whitfield')).findByText('Synced')).toBeTruthy();
  const retried = calls.filter(({ endpoint }) => endpoint === paymentEndpoints.retrySync);
  expect(retried.map(({ input }) => input.params)).toEqual([{ id: stuck.id }]);
  await person.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('tries a payment again that is not in Cloudbeds, and shows what came of it', async () => {
  const done: typeof stuck = { ...stuck, syncStatus: 'synced', syncError: null, isUnsynced: false };
  const trying = onCue(answering(paymentEndpoints.retrySync, { ...stuck, syncStatus: 'pending' }));
  const { person, toasts, calls } = openPayments(
    [stuck],
    [inTurn(trying, answering(paymentEndpoints.retrySync, done))],
    alone(),
  );
  const row = await paymentOf('Rosa Whitfield');
  await person.click(await screen.findByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect((await screen.findByText('Retrying…')).getAttribute('aria-disabled')).toBe('true');
  trying.arrive();
  expect((await row.findByText('Pending')).dataset['tone']).toBe('warning');
  expect(calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.retrySync)?.input.params).toEqual({
    id: stuck.id,
  });
  await person.click(screen.getByRole('button', { name: 'Retry: Rosa Whitfield' }));
  expect(await row.findByText('Synced')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry: Rosa Whitfield' })).toBeNull();
  expect(toasts).toEqual([
    { title: 'Success', body: 'Trying again in Cloudbeds. Refresh to see the result.' },
    { title: 'Success', body: 'The reservation is in Cloudbeds.' },
  ]);
});

test('closes a payment by hand once it was said what was done', async () => {
  const closed = payment({
    reservationId: 'R-78',
    metadata: { guestName: 'Rosa Whitfield', closedByHand: 'Booked at the desk' },
  });
  const { person, toasts, calls } = openPayments([stuck], [answering(paymentEndpoints.close, closed)], alone());
  await person.click(await screen.findByRole('button', { name: 'Mark as resolved: Rosa Whitfield' }));
  const dialog = dialogOf('Mark as resolved: Rosa Whitfield');
  await expectAccessible();
  await person.click(dialog.getByRole('button', { name: 'Mark as resolved' }));
  expect(dialog.getByText('Say what was done.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Reservation id'), ' R-78 ');
  await person.type(dialog.getByLabelText('What was done'), 'Booked at the desk');
  await person.click(dialog.getByRole('button', { name: 'Mark as resolved' }));
  const row = await paymentOf('Rosa Whitfield');
  expect(await row.findByRole('link', { name: 'Reservation R-78' })).toBeTruthy();
  expect(row.getByText('Closed by hand')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as resolved: Rosa Whitfield' })).toBeNull();
  expect(calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.close)?.input).toMatchObject({
    params: { id: stuck.id },
    body: { reservationId: 'R-78', note: 'Booked at the desk' },
  });
  expect(toasts).toEqual([{ title: 'Success', body: 'The payment is marked as resolved.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
