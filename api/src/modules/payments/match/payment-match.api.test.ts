import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { useDesk } from '../../../../test/people/desk.ts';
import { aboutToPay, newCaller, paymentOf } from '../../../../test/people/guest-trip.ts';
import { refundAtStripe, useMatching } from '../../../../test/people/matching.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';

const matching = useMatching();
const { house, paid, match, about } = matching;
const desk = useDesk(house);

/** A payment that is only here. */
async function only(here: { paidAt: string; closedNote?: string }): Promise<string> {
  const [row] = await house.api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, closed_note, stripe_session)
     VALUES ('test', 20000, 'completed', ${here.paidAt}, 'booking', 'synced', $1, $2) RETURNING id`,
    [here.closedNote ?? null, `cs_nowhere_${randomUUID()}`],
  );
  return row!.id;
}
const closedNote = 'Booked by hand.';

test('what all three agree on is compared and told by its number alone', async () => {
  expect(await house.api.call(paymentMatchEndpoints.newest)).toBeNull();
  const { id, reservationId } = await paid();
  const run = await match();
  expect(run).toMatchObject({ startedBy: 'owner', found: 0, problems: [] });
  expect(run.compared).toMatchObject({ stripe: 1, here: 1, cloudbeds: expect.any(Number) });
  expect(run.compared.cloudbeds).toBeGreaterThan(0);
  const days = (Date.parse(run.startedAt) - Date.parse(run.since)) / 86_400_000;
  expect(days).toBeCloseTo(35, 5);
  expect([...(await about(id)), ...(await about(reservationId!))]).toEqual([]);
});

test('a payment that nothing was heard of is a difference until it is heard of', async () => {
  const { caller, address } = await aboutToPay(house);
  await payCheckout(address);
  const { id, amountCents, stripeSession } = await paymentOf(house, caller);
  await match();
  const dollars = formatDollars(amountCents / 100);
  expect(await about(id)).toMatchObject([
    {
      kind: 'unknown_here',
      amountCents,
      stripeSession,
      says: { stripe: `${dollars} paid`, here: 'not paid: pending' },
    },
  ]);
  await house.api.sql(`UPDATE payment SET created_at = created_at - interval '3 minutes'`);
  await house.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('ask-for-payments', '{}')`);
  await paymentOf(house, caller, ({ syncStatus }) => syncStatus === 'synced');
  await match();
  expect(await about(id)).toEqual([]);
  expect(await about(id, 'over')).toMatchObject([{ kind: 'unknown_here', endedAt: expect.any(String) }]);
});

test('what Stripe does not have is a difference, seen first once and last by each match', async () => {
  const id = await only({ paidAt: `now() - interval '2 hours'`, closedNote });
  await match();
  const [first] = await about(id);
  expect(first).toMatchObject({ kind: 'not_at_stripe', says: { stripe: 'nothing paid', here: '$200.00 paid' } });
  await match();
  const [again] = await about(id);
  expect(again).toMatchObject({ id: first!.id, firstSeenAt: first!.firstSeenAt });
  expect(again!.lastSeenAt > first!.lastSeenAt).toBe(true);
});

test('another amount, and money given back at Stripe alone, are differences by themselves', async () => {
  const payment = await paid();
  await house.api.sql('UPDATE payment SET amount_cents = amount_cents - 700 WHERE id = $1', [payment.id]);
  await refundAtStripe(house, payment, 1_500);
  await match();
  const found = (await about(payment.id)).toSorted((one, other) => one.kind.localeCompare(other.kind));
  expect(found).toMatchObject([
    { kind: 'amount_differs', amountCents: 700 },
    { kind: 'refund_differs', amountCents: 1_500, says: { stripe: '$15.00 given back', here: '$0.00 given back' } },
  ]);
});

test('a refund is found however long ago the payment was', async () => {
  const payment = await paid();
  await house.api.sql(`UPDATE payment SET paid_at = now() - interval '90 days' WHERE id = $1`, [payment.id]);
  await refundAtStripe(house, payment, 1_500);
  await match();
  expect(await about(payment.id)).toMatchObject([{ kind: 'refund_differs', guestName: 'Jane Doe' }]);
});

test('a reservation that is not there is a difference', async () => {
  const { id } = await paid();
  await house.api.sql(`UPDATE payment SET reservation_id = '999999' WHERE id = $1`, [id]);
  await match();
  const says = { cloudbeds: 'no reservation' };
  expect(await about(id)).toMatchObject([{ kind: 'reservation_missing', reservationId: '999999', says }]);
});

test('a reservation that was canceled though it is paid is a difference', async () => {
  const { id, reservationId } = await paid();
  await desk.property.cancel('test', reservationId!);
  await match();
  const says = { cloudbeds: 'canceled' };
  expect(await about(id)).toMatchObject([{ kind: 'reservation_cancelled', reservationId, says }]);
});

test('a reservation that has less noted than was paid is a difference', async () => {
  const { id, amountCents, reservationId } = await paid();
  const noted = matching.cloudbeds.exchanges.findLast(({ path }) => path.endsWith('/postPayment'));
  const { paymentID } = JSON.parse(noted!.answer) as { paymentID: string };
  await desk.http.request('test', 'POST', 'postVoidPayment', { reservationID: reservationId!, paymentID });
  await match();
  const says = { cloudbeds: '$0.00 noted as paid' };
  expect(await about(id)).toMatchObject([{ kind: 'less_noted', amountCents, says }]);
});

test('a reservation under a reference of ours that nobody paid is a difference until it is canceled', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 20);
  const { id } = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone: newCaller().guest });
  await match();
  const says = { here: 'no payment', cloudbeds: 'confirmed, $0.00 noted as paid' };
  expect(await about(id)).toMatchObject([{ kind: 'reservation_unpaid', paymentId: null, says }]);
  await desk.property.cancel('test', id);
  await match();
  expect(await about(id)).toEqual([]);
});

test('what was paid a moment ago opens nothing, for its news may be on its way', async () => {
  const id = await only({ paidAt: 'now()' });
  await match();
  expect(await about(id)).toEqual([]);
  await house.api.sql(`UPDATE payment SET paid_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
  await match();
  expect((await about(id)).map(({ kind }) => kind).toSorted()).toEqual(['not_at_stripe', 'reservation_missing']);
});

test('what nobody has explained does not end by growing old', async () => {
  const id = await only({ paidAt: `now() - interval '34 days'`, closedNote });
  await match();
  for (const [table, column, of] of [
    ['payment', 'paid_at', 'id'],
    ['payment_difference', 'at', 'payment_id'],
  ]) {
    await house.api.sql(`UPDATE ${table} SET ${column} = now() - interval '50 days' WHERE ${of} = $1`, [id]);
  }
  const run = await match();
  expect(await about(id)).toMatchObject([{ kind: 'not_at_stripe', lastSeenAt: expect.any(String), endedAt: null }]);
  expect(Date.parse(run.since)).toBeLessThan(Date.now() - 49 * 86_400_000);
});
