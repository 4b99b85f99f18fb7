/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { hotelDate } from '@booking/hotel/hotel-time';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { guests, openPayments, payment } from './payment.fixture.ts';

const rows = [
  payment({ id: '1', status: 'failed', paidAt: null, createdAt: '2026-11-03T06:00:00.000Z' }, 'Next'),
  payment({ id: '2', status: 'failed', paidAt: null, createdAt: '2026-11-03T05:59:59.000Z' }, 'Late'),
  payment({ id: '3', createdAt: '2026-11-02T18:00:00.000Z', isUnsynced: true }, 'Paid'),
];
const dateOf = ({ createdAt }: PaymentEvent): string => hotelDate(new Date(createdAt), 'America/Chicago');
const list = answering(paymentEndpoints.list, ({ query: { q, status, from, to, unsynced, payment: id } }) =>
  rows.filter(
    (row) =>
      (!q || JSON.stringify(row).toLowerCase().includes(q.toLowerCase())) &&
      (!status || row.status === status) &&
      (!from || dateOf(row) >= from) &&
      (!to || dateOf(row) <= to) &&
      (!unsynced || row.isUnsynced) &&
      (!id || row.id === id),
  ),
);
const expectGuests = (expected: string[]): Promise<void> =>
  waitFor(() => expect(guests()).toEqual(expected), { timeout: 5_000 });

test('narrows the list by status and dates of the hotel, which stand in the address', async () => {
  const { person, address } = openPayments(list);
  await expectGuests(['Next', 'Late', 'Paid']);
  await person.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await expectGuests(['Next', 'Late']);
  await person.click(screen.getByRole('button', { name: 'Custom' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-02' } });
  await expectGuests(['Late']);
  expect(address()).toBe('/payments?status=failed&to=2026-11-02');
});

test('shows the filter that the address asks for, and leads back from one that leaves nothing', async () => {
  const { person, address } = openPayments(list, [], { at: '/payments?status=failed&to=2026-11-02' });
  await expectGuests(['Late']);
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('failed');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-11-02');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-03' } });
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'Show all payments' }));
  await expectGuests(['Next', 'Late', 'Paid']);
  expect(address()).toBe('/payments');
});

test('searches for what is typed once the typing pauses, beside the other filters', async () => {
  const { person, address, calls } = openPayments(list);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: ' late ' } });
  await expectGuests(['Late']);
  expect(address()).toBe('/payments?q=late');
  const asked = calls.filter(({ endpoint }) => endpoint === paymentEndpoints.list);
  expect(asked.map(({ input }) => input.query)).toEqual([{ limit: 100 }, { limit: 100, q: 'late' }]);
  await person.selectOptions(screen.getByLabelText('Status'), 'Paid');
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  await person.clear(field);
  await expectGuests(['Paid']);
  expect(address()).toBe('/payments?status=completed');
});

test('starts with the words of the address in the search', async () => {
  openPayments(list, [], { at: '/payments?q=late' });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('late');
  await expectGuests(['Late']);
});

test('narrows the list to what is paid and not in Cloudbeds', async () => {
  const { person, address } = openPayments(list);
  await person.selectOptions(screen.getByLabelText('Cloudbeds'), 'Paid, not in Cloudbeds');
  await expectGuests(['Paid']);
  expect(address()).toBe('/payments?unsynced=true');
  await person.selectOptions(screen.getByLabelText('Cloudbeds'), 'All');
  await expectGuests(['Next', 'Late', 'Paid']);
});

test('shows only the payment that a link led to, and the way to all others', async () => {
  const one = payment();
  const linked = answering(paymentEndpoints.list, ({ query }) => (query.payment === one.id ? [one] : rows));
  const { person, address } = openPayments(linked, [], { at: `/payments?payment=${one.id}` });
  await expectGuests(['Rosa Whitfield']);
  expect(screen.getByText('Showing one payment')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show all payments' }));
  await expectGuests(['Next', 'Late', 'Paid']);
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(address()).toBe('/payments');
});

test('exports the rows that the filter leaves, in the format that is chosen', async () => {
  const file = '{"guest":"Late"}\n';
  const save = jest.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  const { person, toasts, calls } = openPayments(list, [answering(paymentEndpoints.export, file)], {
    at: '/payments?status=failed',
  });
  await person.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Payment Events' }));
  expect(dialog.getByText(/^Payments matching your filters\./)).toBeTruthy();
  await expectAccessible();
  await person.click(dialog.getByRole('radio', { name: /JSON/ }));
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'success', title: 'Export Saved', body: '1 payments' }]));
  expect(calls.findLast(({ endpoint }) => endpoint === paymentEndpoints.export)?.input.query).toEqual({
    format: 'json',
    status: 'failed',
  });
  expect(await (save.mock.calls[0]![0] as Blob).text()).toBe(file);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that an export without a filter holds all payments of the mode', async () => {
  const { person } = openPayments(list);
  await person.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Payment Events' }));
  expect(dialog.getByText(/^All payments of the current mode\./)).toBeTruthy();
});
