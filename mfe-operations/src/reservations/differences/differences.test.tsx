/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { answering, expectAccessible, inTurn, onCue, refusing, withHeaders } from '@booking/remote-kit/testing';
import { difference, found, openDifferences, rows, run } from './difference.fixture.ts';

const explanation = { by: 'Max Manager', at: '2026-11-10T16:00:00.000Z', note: 'Booked under another name.' };

test('shows what each side says of a difference, and the ways to what it is about', async () => {
  openDifferences(run({ found: 2 }), [
    found(
      difference({ lastSeenAt: '2026-11-10T17:00:00.000Z' }),
      difference({
        id: '2',
        kind: 'unknown_here',
        amountCents: 0,
        says: { stripe: '$1.00 paid' },
        guestName: null,
        paymentId: null,
        reservationId: null,
      }),
    ),
  ]);
  const [missing, unknown] = await rows();
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(missing!)).toEqual([
    'No reservation',
    '$200.00',
    'Here: $200.00 paidCloudbeds: no reservation',
    'Rosa Whitfield',
    'PaymentR-77',
    '3:30 AM to 11:00 AM',
    'Add note',
  ]);
  expect(cellsOf(unknown!)).toEqual([
    'Unknown here',
    '–',
    'Stripe: $1.00 paid',
    '–',
    expect.stringContaining('cs_test_a1…i9j0'),
    '3:30 AM',
    'Add note',
  ]);
  const linkOf = (name: string) => within(missing!).getByRole('link', { name }).getAttribute('href');
  expect(linkOf('Payment')).toBe('/payments?payment=3b1f7b1e-8d3a-4c55-9a53-0f6f2f3c9b11');
  expect(linkOf('Reservation R-77')).toBe('/reservations/R-77');
  await expectAccessible();
});

test.each([
  ['unknown_here', 'Unknown here', 'bad'],
  ['not_at_stripe', 'Not at Stripe', 'bad'],
  ['amount_differs', 'Amount differs', 'warning'],
  ['refund_differs', 'Refund differs', 'warning'],
  ['reservation_missing', 'No reservation', 'bad'],
  ['reservation_cancelled', 'Reservation canceled', 'bad'],
  ['less_noted', 'Less in Cloudbeds', 'warning'],
  ['reservation_unpaid', 'Reservation unpaid', 'warning'],
] as const)('calls the difference %s "%s"', async (kind, words, tone) => {
  openDifferences(run({ found: 1 }), [found(difference({ kind }))]);
  expect((await screen.findByText(words)).dataset['tone']).toBe(tone);
});

test('explains a difference once it was said why it stays, and keeps what was typed when that is refused', async () => {
  const gone = onCue(found());
  const why = 'Somebody explained it already.';
  const explained = difference({ explanation });
  const { person, toasts, calls } = openDifferences(run({ found: 1 }), [
    inTurn(found(difference()), gone),
    inTurn(refusing(paymentMatchEndpoints.explain, 409, why), answering(paymentMatchEndpoints.explain, explained)),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add note: No reservation, Rosa Whitfield' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add note: No reservation, Rosa Whitfield' }));
  expect(dialog.getByText('$200.00 paid')).toBeTruthy();
  const save = dialog.getByRole('button', { name: 'Save note' });
  await person.click(save);
  expect(dialog.getByText('Say why, for the record.')).toBeTruthy();
  const note = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
  await person.type(note, ` ${explanation.note} `);
  await expectAccessible();
  await person.click(save);
  expect((await dialog.findByRole('alert')).textContent).toBe(`409: ${why}`);
  expect(note.value.trim()).toBe(explanation.note);
  await person.click(save);
  gone.arrive();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.findLast(({ endpoint }) => endpoint === paymentMatchEndpoints.explain)?.input).toMatchObject({
    params: { id: '1' },
    body: { note: explanation.note },
  });
  expect(toasts).toEqual([
    { intent: 'error', title: 'Error', body: `409: ${why}` },
    { title: 'Success', body: 'The note is saved.' },
  ]);
});

test('shows those that are explained and those that are over, and the address keeps which', async () => {
  const over = difference({ kind: 'not_at_stripe', endedAt: '2026-11-10T15:00:00.000Z' });
  const list = answering(paymentMatchEndpoints.differences, ({ query: { state } }) =>
    state === 'explained' ? [difference({ explanation })] : state === 'over' ? [over] : [difference()],
  );
  const at = '/reservations?tab=differences&state=explained';
  const { person, address } = openDifferences(run({ found: 1 }), [list], { at });
  expect(await screen.findByText('Booked under another name.')).toBeTruthy();
  expect(
    screen.getByText((_, element) => element?.textContent === 'Max Manager, 10:00 AM' && element.children.length === 1),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Show').value).toBe('explained');
  await person.selectOptions(screen.getByLabelText('Show'), 'Resolved');
  expect(await screen.findByText('Resolved 9:00 AM')).toBeTruthy();
  expect(address()).toBe('/reservations?tab=differences&state=over');
  await person.selectOptions(screen.getByLabelText('Show'), 'Open');
  expect(await screen.findByRole('button', { name: /^Add note/ })).toBeTruthy();
  expect(address()).toBe('/reservations?tab=differences');
});

test.each([
  ['explained', 'No discrepancy has a note', 'Discrepancies that stay for a reason are listed here'],
  ['over', 'No discrepancy is resolved yet', 'Discrepancies that a newer check no longer finds are listed here'],
])('says what an empty list of those %s means', async (state, title, words) => {
  openDifferences(run(), [found()], { at: `/reservations?tab=differences&state=${state}` });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('says that these are the newest, and goes on to the last difference of the same state', async () => {
  const { differences } = paymentMatchEndpoints;
  const list = inTurn(
    withHeaders(found(difference()), { link: `<${differences.path}?cursor=after-1>; rel="next"` }),
    found(difference({ id: '2', kind: 'less_noted' })),
  );
  const { person, calls } = openDifferences(run({ found: 2 }), [list], {
    at: '/reservations?tab=differences&state=over',
  });
  expect(await screen.findByText('These are the newest 1 discrepancies.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Less in Cloudbeds')).toBeTruthy();
  expect(await rows()).toHaveLength(2);
  expect(calls.at(-1)?.input.query).toMatchObject({ state: 'over', cursor: 'after-1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows a viewer the differences, and nothing to press', async () => {
  openDifferences(run({ found: 1 }), [found(difference())], { role: 'viewer' });
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why the differences could not be loaded, and loads them again when asked to', async () => {
  const failure = onCue(refusing(paymentMatchEndpoints.differences, 500, 'The database is away.'));
  const { person } = openDifferences(run({ found: 1 }), [inTurn(failure, found(difference()))]);
  expect(await screen.findByRole('progressbar', { name: 'Loading the discrepancies…' })).toBeTruthy();
  failure.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The discrepancies could not be loaded');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
