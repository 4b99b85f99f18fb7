import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { paymentMatchEndpoints } from '@booking/contracts/payment-match';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { aboutToPay, newCaller, paymentOf } from '../../../../test/people/guest-trip.ts';
import { refundAtStripe, usePaymentMatch } from '../../../../test/people/payment-match.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';

const matching = usePaymentMatch();
const { hotel, paid, match, about } = matching;
const desk = useFrontDesk(hotel);

/** A payment that is only here. */
async function only(here: { paidAt: string; closedNote?: string }): Promise<string> {
  const [row] = await hotel.api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, closed_note, stripe_session)
     VALUES ('test', 20000, 'completed', ${here.paidAt}, 'booking', 'synced', $1, $2) RETURNING id`,
    [here.closedNote ?? null, `cs_nowhere_${randomUUID()}`],
  );
  return row!.id;
}
const closedNote = 'Booked by hand.';

test('payments on which all three agree are only counted', async () => {
  expect(await hotel.api.call(paymentMatchEndpoints.newest)).toBeNull();
  const { id, reservationId } = await paid();
  const run = await match();
  expect(run).toMatchObject({ startedBy: 'owner', found: 0, problems: [] });
  expect(run.compared).toMatchObject({ stripe: 1, here: 1, cloudbeds: expect.any(Number) });
  expect(run.compared.cloudbeds).toBeGreaterThan(0);
  const days = (Date.parse(run.startedAt) - Date.parse(run.since)) / 86_400_000;
  expect(days).toBeCloseTo(35, 5);
  expect([...(await about(id)), ...(await about(reservationId!))]).toEqual([]);
});

test('a payment without an event is a difference until its event arrives', async () => {
  const { caller, address } = await aboutToPay(hotel);
  await payCheckout(address);
  const { id, amountCents, stripeSession } = await paymentOf(hotel, caller);
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
  await hotel.api.sql(`UPDATE payment SET created_at = created_at - interval '3 minutes'`);
  await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('ask-for-payments', '{}')`);
  await paymentOf(hotel, caller, ({ syncStatus }) => syncStatus === 'synced');
  await match();
  expect(await about(id)).toEqual([]);
  expect(await about(id, 'over')).toMatchObject([{ kind: 'unknown_here', endedAt: expect.any(String) }]);
});

test('a payment that Stripe does not have is a difference with first and last sight', async () => {
  const id = await only({ paidAt: `now() - interval '2 hours'`, closedNote });
  await match();
  const [first] = await about(id);
  expect(first).toMatchObject({ kind: 'not_at_stripe', says: { stripe: 'nothing paid', here: '$200.00 paid' } });
  await match();
  const [again] = await about(id);
  expect(again).toMatchObject({ id: first!.id, firstSeenAt: first!.firstSeenAt });
  expect(again!.lastSeenAt > first!.lastSeenAt).toBe(true);
});

test('another amount, and a refund only at Stripe, are differences', async () => {
  const payment = await paid();
  await hotel.api.sql('UPDATE payment SET amount_cents = amount_cents - 700 WHERE id = $1', [payment.id]);
  await refundAtStripe(hotel, payment, 1_500);
  await match();
  const found = (await about(payment.id)).toSorted((one, other) => one.kind.localeCompare(other.kind));
  expect(found).toMatchObject([
    { kind: 'amount_differs', amountCents: 700 },
    { kind: 'refund_differs', amountCents: 1_500, says: { stripe: '$15.00 given back', here: '$0.00 given back' } },
  ]);
});

test('a refund of an old payment is found', async () => {
  const payment = await paid();
  await hotel.api.sql(`UPDATE payment SET paid_at = now() - interval '90 days' WHERE id = $1`, [payment.id]);
  await refundAtStripe(hotel, payment, 1_500);
  await match();
  expect(await about(payment.id)).toMatchObject([{ kind: 'refund_differs', guestName: 'Jane Doe' }]);
});

test('a missing reservation is a difference', async () => {
  const { id } = await paid();
  await hotel.api.sql(`UPDATE payment SET reservation_id = '999999' WHERE id = $1`, [id]);
  await match();
  const says = { cloudbeds: 'no reservation' };
  expect(await about(id)).toMatchObject([{ kind: 'reservation_missing', reservationId: '999999', says }]);
});

test('a canceled reservation with a payment is a difference', async () => {
  const { id, reservationId } = await paid();
  await desk.property.cancel('test', reservationId!);
  await match();
  const says = { cloudbeds: 'canceled' };
  expect(await about(id)).toMatchObject([{ kind: 'reservation_cancelled', reservationId, says }]);
});

test('a reservation with less money recorded than paid is a difference', async () => {
  const { id, amountCents, reservationId } = await paid();
  const noted = matching.cloudbeds.exchanges.findLast(({ path }) => path.endsWith('/postPayment'));
  const { paymentID } = JSON.parse(noted!.answer) as { paymentID: string };
  await desk.http.request('test', 'POST', 'postVoidPayment', { reservationID: reservationId!, paymentID });
  await match();
  const says = { cloudbeds: '$0.00 noted as paid' };
  expect(await about(id)).toMatchObject([{ kind: 'less_noted', amountCents, says }]);
});

test('an unpaid reservation with our reference is a difference until it is canceled', async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 20);
  const { id } = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone: newCaller().guest });
  await match();
  const says = { here: 'no payment', cloudbeds: 'confirmed, $0.00 noted as paid' };
  expect(await about(id)).toMatchObject([{ kind: 'reservation_unpaid', paymentId: null, says }]);
  await desk.property.cancel('test', id);
  await match();
  expect(await about(id)).toEqual([]);
});

test('a recent payment is no difference, since its event may be on its way', async () => {
  const id = await only({ paidAt: 'now()' });
  await match();
  expect(await about(id)).toEqual([]);
  await hotel.api.sql(`UPDATE payment SET paid_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
  await match();
  expect((await about(id)).map(({ kind }) => kind).toSorted()).toEqual(['not_at_stripe', 'reservation_missing']);
});

test('an unexplained difference does not end with age', async () => {
  const id = await only({ paidAt: `now() - interval '34 days'`, closedNote });
  await match();
  for (const [table, column, of] of [
    ['payment', 'paid_at', 'id'],
    ['payment_difference', 'at', 'payment_id'],
  ]) {
    await hotel.api.sql(`UPDATE ${table} SET ${column} = now() - interval '50 days' WHERE ${of} = $1`, [id]);
  }
  const run = await match();
  expect(await about(id)).toMatchObject([{ kind: 'not_at_stripe', lastSeenAt: expect.any(String), endedAt: null }]);
  expect(Date.parse(run.since)).toBeLessThan(Date.now() - 49 * 86_400_000);
});
