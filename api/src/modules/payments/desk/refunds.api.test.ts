import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { atStripe } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { aboutToPay, isSynced, paymentOf, see, type Caller } from '../../../../test/people/guest-trip.ts';
import { payCheckout, tryCard } from '../../../../test/people/payment-page.ts';
import { postStripe, stripeEvent, stripeSignature } from '../../../../test/providers/signed.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';

type Intent = { payment_intent: string };
type Refund = { id: string; amount: number; status: string };

const reason = 'The guest fell ill.';

const trip = useConnectedApi();

async function paid(): Promise<{ caller: Caller; payment: PaymentEvent }> {
  const { caller, address } = await aboutToPay(trip);
  await payCheckout(address);
  return { caller, payment: await paymentOf(trip, caller, isSynced) };
}

const refund = (id: string, amountCents: number, why = reason): Promise<PaymentEvent> =>
  refundPayment(trip, id, { amountCents, reason: why });

/** As the console sends it, with what it showed. */
const refundSeen = (seen: PaymentEvent, amountCents: number): Promise<PaymentEvent> => {
  const { id, refundedCents, syncStatus } = seen;
  const body = { amountCents, reason, seen: { refundedCents, syncStatus } };
  return trip.api.call(paymentEndpoints.refund, { params: { id }, body });
};

const intentOf = async ({ stripeSession }: PaymentEvent): Promise<string> =>
  (await atStripe<Intent>(trip, 'GET', `checkout/sessions/${stripeSession!}`)).payment_intent;

const refundsAtStripe = async (payment: PaymentEvent): Promise<Refund[]> =>
  (await atStripe<{ data: Refund[] }>(trip, 'GET', `refunds?payment_intent=${await intentOf(payment)}`)).data;

const given = (caller: Caller, cents: number): Promise<PaymentEvent> =>
  paymentOf(trip, caller, ({ refundedCents }) => refundedCents === cents);

test('a refund by the desk is recorded once Stripe made it, lowers revenue, and never exceeds the remaining amount', async () => {
  const { caller, payment } = await paid();
  const before = (await trip.api.call(dashboardEndpoints.metrics)).revenue;
  await refund(payment.id, 1_000);
  expect(await given(caller, 1_000)).toMatchObject({ status: 'completed', metadata: { refundsAsked: [{ reason }] } });
  expect((await trip.api.call(dashboardEndpoints.metrics)).revenue).toBeCloseTo(before - 10, 2);

  const left = payment.amountCents - 1_000;
  await expect(refund(payment.id, left + 1)).rejects.toThrow(/409.*At most \$[\d,.]+ can be given back/);
  await expect(refund(payment.id, 0)).rejects.toThrow('400');
  await expect(refund(payment.id, 100, ' ')).rejects.toThrow(/400.*Say why/);
  await refund(payment.id, left);
  expect(await given(caller, payment.amountCents)).toMatchObject({ status: 'refunded' });
  await expect(refund(payment.id, 1)).rejects.toThrow('409');
  expect((await refundsAtStripe(payment)).map(({ amount }) => amount)).toEqual([left, 1_000]);
});

test('the same refund sent twice at once is made once', async () => {
  const { caller, payment } = await paid();
  const twice = await Promise.allSettled([refundSeen(payment, 2_500), refundSeen(payment, 2_500)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await given(caller, 2_500);
  expect(await refundsAtStripe(payment)).toHaveLength(1);
});

test('a refund is recorded with its answer, and the same screen cannot repeat it', async () => {
  const { payment } = await paid();
  const after = await refundSeen(payment, 1_500);
  expect(after).toMatchObject({ refundedCents: 1_500, metadata: { refundsAsked: [{ amountCents: 1_500, reason }] } });
  await expect(refundSeen(payment, 1_500)).rejects.toThrow(/409.*has changed meanwhile.*\$15\.00 was given back/);
  expect(await refundsAtStripe(payment)).toHaveLength(1);
  await refundSeen(after, 1_500);
  expect((await refundsAtStripe(payment)).map(({ amount }) => amount)).toEqual([1_500, 1_500]);
});

test('rejects a refund without an idempotency key or the seen state, since it could be a repetition', async () => {
  const { payment } = await paid();
  const ask = (): Promise<PaymentEvent> =>
    trip.api.call(paymentEndpoints.refund, { params: { id: payment.id }, body: { amountCents: 700, reason } });
  const ends = await Promise.allSettled(Array.from({ length: 30 }, ask));
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : end.status))).toEqual(
    Array.from({ length: 30 }, () => expect.stringMatching(/400.*Idempotency-Key/)),
  );
  expect(await refundsAtStripe(payment)).toEqual([]);
});

test('refunds with one key are made once, and each request gets the same answer', async () => {
  const { payment } = await paid();
  const key = randomUUID();
  const ask = (amountCents = 900): Promise<PaymentEvent> =>
    refundPayment(trip, payment.id, { amountCents, reason, key });
  expect(await ask()).toMatchObject({ refundedCents: 900 });
  expect(await ask()).toMatchObject({ refundedCents: 900 });
  await expect(ask(901)).rejects.toThrow(/409.*Another amount/);
  await expect(refundPayment(trip, payment.id, { amountCents: 900, reason, key: 'no key' })).rejects.toThrow('400');
  expect(await refundsAtStripe(payment)).toHaveLength(1);
  expect(await refund(payment.id, 900)).toMatchObject({ refundedCents: 1_800 });
});

test('two simultaneous large refunds never exceed the paid amount', async () => {
  const { caller, payment } = await paid();
  const most = payment.amountCents - 1_000;
  const desks = await Promise.allSettled([refund(payment.id, most), refund(payment.id, most - 1)]);
  expect(desks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await paymentOf(trip, caller)).refundedCents).toBeLessThanOrEqual(most);
  expect(await refundsAtStripe(payment)).toHaveLength(1);
});

test('a refund event before its payment event counts', async () => {
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('stripe', 'webhooks_late');
  await payCheckout(address);
  const payment = await paymentOf(trip, caller, ({ paidAt }) => paidAt === null);
  const intent = await intentOf(payment);
  const made = await atStripe<Refund>(trip, 'POST', 'refunds', { payment_intent: intent, amount: '300' });
  const body = stripeEvent({ type: 'refund.created', object: made });
  await postStripe(trip.api, body, stripeSignature(body, trip.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!));
  expect(await given(caller, 300)).toMatchObject({ status: 'completed', paidAt: expect.any(String) });
  await trip.simulators.heal();
});

test('a refund made in Stripe is recorded', async () => {
  const { caller, payment } = await paid();
  await atStripe(trip, 'POST', 'refunds', { payment_intent: await intentOf(payment), amount: '700' });
  expect(await given(caller, 700)).toMatchObject({ status: 'completed', syncStatus: 'synced' });
});

test('a refund that fails later is not counted, and can be repeated', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  expect(await tryCard(address, '4000 0000 0000 5126')).toBe(303);
  const payment = await paymentOf(trip, caller, isSynced);
  await refund(payment.id, payment.amountCents);
  await given(caller, payment.amountCents);
  await errorOf(await trip.api.request(link), 404);
  expect(await given(caller, 0)).toMatchObject({ status: 'completed', metadata: { refunds: expect.anything() } });
  expect((await see(trip, link)).payment).toBe('paid');
  await refund(payment.id, payment.amountCents);
  expect(await refundsAtStripe(payment)).toHaveLength(2);
});

test('an unpaid payment is not refunded', async () => {
  const { caller } = await aboutToPay(trip);
  const { id } = await paymentOf(trip, caller);
  await expect(refund(id, 100)).rejects.toThrow(/409.*never paid/);
});

test('a booking refunded before it was made, whose refund fails, is left to staff', async () => {
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('cloudbeds', 'room_just_taken');
  expect(await tryCard(address, '4000 0000 0000 5126')).toBe(303);
  const payment = await paymentOf(trip, caller, ({ syncStatus }) => syncStatus === 'failed');
  await trip.simulators.heal();
  await refund(payment.id, payment.amountCents);
  await paymentOf(trip, caller, ({ status, syncStatus }) => status === 'refunded' && syncStatus === null);
  expect(await given(caller, 0)).toMatchObject({
    ...{ status: 'completed', syncStatus: 'failed', isUnsynced: true },
    syncError: 'It was given back before it was entered in Cloudbeds, and the refund failed.',
  });
  await trip.api.call(paymentEndpoints.retrySync, { params: { id: payment.id }, body: {} });
  expect((await paymentOf(trip, caller, isSynced)).reservationId).not.toBeNull();
});
