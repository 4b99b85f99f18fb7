import { expect, test } from '@jest/globals';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay, isSynced, paymentOf, type Caller } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { reservationsFor } from '../../../../test/providers/reservations.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const isFailed = ({ syncStatus }: PaymentEvent): boolean => syncStatus === 'failed';

const trip = useConnectedApi();

async function notBooked(): Promise<{ caller: Caller; payment: PaymentEvent }> {
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('cloudbeds', 'room_just_taken');
  await payCheckout(address);
  const payment = await paymentOf(trip, caller, isFailed);
  await trip.simulators.heal();
  return { caller, payment };
}

const retry = ({ id }: PaymentEvent) => trip.api.call(paymentEndpoints.retrySync, { params: { id }, body: {} });
const close = ({ id }: PaymentEvent) =>
  trip.api.call(paymentEndpoints.close, { params: { id }, body: { note: 'Booked at the desk.' } });
const refund = ({ id, amountCents, refundedCents, syncStatus }: PaymentEvent) => {
  const body = { amountCents, reason: 'The hotel is full.', seen: { refundedCents, syncStatus } };
  return trip.api.call(paymentEndpoints.refund, { params: { id }, body });
};

test.each([
  ['retry', 'refund', 'close'],
  ['close', 'retry', 'refund'],
  ['refund', 'close', 'retry'],
] as const)('of %s, %s and %s sent together one is done, and the others get a reason', async (...pressed) => {
  const { caller, payment } = await notBooked();
  const deeds = { retry, refund, close };
  const ends = await Promise.allSettled(pressed.map((name) => deeds[name](payment)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends.filter((each) => each.status === 'rejected')) {
    expect(String(end.reason)).toMatch(
      /409.*(it was given back|closed by hand: Booked at the desk\.|(is|being entered) in Cloudbeds)/,
    );
  }
  const after = await paymentOf(trip, caller, ({ syncStatus }) => syncStatus !== 'pending');
  const [back, stays] = [after.refundedCents, (await reservationsFor(trip, payment.id)).length];
  expect(back > 0 && stays > 0).toBe(false);
});

test('a payment that is being fulfilled is neither refunded nor closed', async () => {
  const { caller, address } = await aboutToPay(trip);
  await trip.simulators.fault('cloudbeds', 'hang');
  await payCheckout(address);
  const paid = await paymentOf(trip, caller, ({ syncStatus }) => syncStatus === 'pending');
  await trip.api.sql(`UPDATE payment SET paid_at = paid_at - interval '11 minutes' WHERE id = $1`, [paid.id]);
  await eventually(
    async () =>
      (await trip.api.sql(`SELECT 1 FROM jobs.job WHERE name = 'sync-payment' AND state = 'active'`)).length > 0,
  );
  for (const deed of [refund, close]) await expect(deed(paid)).rejects.toThrow(/409.*being entered in Cloudbeds/);
  await trip.simulators.heal();
  expect(await paymentOf(trip, caller, isSynced)).toMatchObject({ refundedCents: 0 });
});
