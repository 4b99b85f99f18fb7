import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { expireCheckout } from '../../../test/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../test/connected-api.ts';
import { openDesk, type Desk } from '../../../test/desk.ts';
import { isSynced, paymentOf } from '../../../test/guest-trip.ts';
import { textsTo } from '../../../test/held.ts';
import { payCheckout } from '../../../test/payment-page.ts';
import { callOf } from '../../../test/tool-calls.ts';

let house: ConnectedApi;
let desk: Desk;
beforeAll(async () => {
  house = await startConnectedApi();
  desk = await openDesk(house);
});
afterAll(async () => {
  await desk.stop();
  await house.stop();
});

let guests = 0;

/** A guest who was texted a link to pay what is due. */
async function asked() {
  const phone = `+1512555${String(110 + ++guests).padStart(4, '0')}`;
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 30 + 7 * guests);
  const { id, balanceCents } = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone });
  const ask = () => callOf(house, phone).customer('send_payment_link', { reservationId: id });
  await ask();
  const newestLink = async (): Promise<string> =>
    (await textsTo(house.simulators, phone)).flatMap(
      ({ body }) => /what is due .* (https?:\S+)/.exec(body)?.[1] ?? [],
    )[0]!;
  const payment = (check?: (payment: PaymentEvent) => boolean) =>
    paymentOf(house, { id: '', at: 0, guest: phone }, check);
  const reservation = () => desk.property.reservation('test', id);
  return { ask, newestLink, payment, reservation, balanceCents };
}

test('a link whose time is over is replaced when the guest asks again, and what is due is paid once', async () => {
  const { ask, newestLink, payment, reservation, balanceCents } = await asked();
  const [first, { id, stripeSession }] = [await newestLink(), await payment()];
  await expireCheckout(house, stripeSession!);
  await payment(({ status }) => status === 'expired');
  expect((await reservation()).balanceCents).toBe(balanceCents);

  expect((await ask()).result).toMatch(/is on its way by text/);
  const second = await newestLink();
  expect(second).not.toBe(first);
  await payCheckout(second);
  expect((await payment(isSynced)).id).not.toBe(id);
  expect(await reservation()).toMatchObject({ balanceCents: 0, paidCents: balanceCents });
});

test('a balance given back is shown as given back, in whole or in part', async () => {
  const { newestLink, payment, balanceCents } = await asked();
  await payCheckout(await newestLink());
  const { id } = await payment(isSynced);
  const refund = (amountCents: number) =>
    house.api.call(paymentEndpoints.refund, { params: { id }, body: { amountCents, reason: 'Paid at the desk.' } });
  await refund(1_000);
  expect(await payment(({ refundedCents }) => refundedCents === 1_000)).toMatchObject({ status: 'completed' });
  await refund(balanceCents - 1_000);
  expect(await payment(({ status }) => status === 'refunded')).toMatchObject({
    ...{ purpose: 'balance', syncStatus: 'synced', refundedCents: balanceCents },
  });
});
