import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay, isSynced, paymentOf, type Caller } from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { reservationsFor } from '../../../../test/providers/reservations.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';

const isFailed = ({ syncStatus }: PaymentEvent): boolean => syncStatus === 'failed';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

const alertTitles = async (): Promise<string[]> =>
  (await trip.api.call(alertEndpoints.active)).map(({ title }) => title);

async function paidForNothing(): Promise<{ caller: Caller; payment: PaymentEvent }> {
  await trip.simulators.heal();
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('cloudbeds', 'room_just_taken');
  await payCheckout(address);
  return { caller, payment: await paymentOf(trip, caller, isFailed) };
}

const confirmations = async ({ guest }: Caller): Promise<number> =>
  (await textsTo(trip.simulators, guest)).filter(({ body }) => body.includes('is confirmed')).length;

test('a paid booking whose room was sold meanwhile raises an alert, and a retry books it once a room is free', async () => {
  const { caller, payment } = await paidForNothing();
  expect(payment).toMatchObject({ status: 'completed', reservationId: null, syncError: expect.any(String) });
  expect(await alertTitles()).toContain('A paid booking is not in Cloudbeds');
  expect(await confirmations(caller)).toBe(0);
  const query = { checkout: payment.stripeSession! };
  const outcome = { status: 'received', purpose: 'booking' };
  expect(await trip.api.call(guestPageEndpoints.outcome, { query })).toMatchObject(outcome);

  const alert = async () =>
    (await trip.api.call(alertEndpoints.active)).find(({ id }) => id === 'paid-not-synced-test')!;
  const before = await alert();
  expect(before.newestAt > payment.paidAt!).toBe(true);
  await trip.api.call(paymentEndpoints.retrySync, { params: { id: payment.id }, body: {} });
  await paymentOf(trip, caller, isFailed);
  expect((await alert()).newestAt > before.newestAt).toBe(true);

  await trip.simulators.heal();
  await trip.api.call(paymentEndpoints.retrySync, { params: { id: payment.id }, body: {} });
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
  expect(await alertTitles()).not.toContain('A paid booking is not in Cloudbeds');
  await eventually(async () => (await confirmations(caller)) === 1);
});

test('a paid booking that staff resolved is closed with a note, and its alert ends', async () => {
  const { payment } = await paidForNothing();
  const close = { params: { id: payment.id }, body: { note: 'Booked at the desk.', reservationId: '123456' } };
  expect(await trip.api.call(paymentEndpoints.close, close)).toMatchObject({
    syncStatus: 'synced',
    reservationId: '123456',
    metadata: { closedByHand: 'Booked at the desk.' },
  });
  expect(await alertTitles()).not.toContain('A paid booking is not in Cloudbeds');
  await expect(trip.api.call(paymentEndpoints.close, close)).rejects.toThrow(/409.*nothing to do/);
  await expect(trip.api.call(paymentEndpoints.retrySync, { params: { id: payment.id }, body: {} })).rejects.toThrow(
    '409',
  );
});

test('a fully refunded booking no longer raises an alert', async () => {
  const { caller, payment } = await paidForNothing();
  await refundPayment(trip, payment.id, { amountCents: payment.amountCents, reason: 'The hotel is full.' });
  const { refundedCents } = await paymentOf(trip, caller, ({ status }) => status === 'refunded');
  expect(refundedCents).toBe(payment.amountCents);
  expect(await alertTitles()).not.toContain('A paid booking is not in Cloudbeds');
  await expect(trip.api.call(paymentEndpoints.retrySync, { params: { id: payment.id }, body: {} })).rejects.toThrow(
    '409',
  );
});

async function triedInVain(): Promise<{ caller: Caller; id: string }> {
  await trip.simulators.heal();
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('cloudbeds', 'rate_limited');
  await payCheckout(address);
  return { caller, id: (await paymentOf(trip, caller, ({ syncError }) => syncError !== null)).id };
}

test('a booking that failed for ten minutes is booked by a retry at once', async () => {
  const { caller, id } = await triedInVain();
  const retry = { params: { id }, body: {} };
  await expect(trip.api.call(paymentEndpoints.retrySync, retry)).rejects.toThrow('409');
  await trip.api.sql(`UPDATE payment SET paid_at = paid_at - interval '11 minutes' WHERE id = $1`, [id]);
  await trip.simulators.heal();
  await trip.api.sql(
    `UPDATE jobs.job SET start_after = now() + interval '1 hour' WHERE name = 'sync-payment' AND state = 'retry'`,
  );
  await trip.api.call(paymentEndpoints.retrySync, retry);
  expect(await paymentOf(trip, caller, isSynced)).toMatchObject({ isUnsynced: false });
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a booking that failed for ten minutes raises the alert, too, and is not tried again once it is closed', async () => {
  const { id } = await triedInVain();
  const close = { params: { id }, body: { note: 'Booked at the desk.' } };
  await expect(trip.api.call(paymentEndpoints.close, close)).rejects.toThrow('409');
  await trip.api.sql(`UPDATE payment SET paid_at = paid_at - interval '11 minutes' WHERE id = $1`, [id]);
  const alert = { title: 'A paid booking is not in Cloudbeds', link: `/payments?payment=${id}` };
  expect(await trip.api.call(alertEndpoints.active)).toContainEqual(expect.objectContaining(alert));
  await trip.api.call(paymentEndpoints.close, close);
  await trip.simulators.heal();
  expect(await alertTitles()).not.toContain('A paid booking is not in Cloudbeds');
  expect(await reservationsFor(trip, id)).toEqual([]);
  expect(
    await trip.api.sql('SELECT 1 FROM room_hold JOIN payment USING (session_id) WHERE payment.id = $1', [id]),
  ).toEqual([]);
});
