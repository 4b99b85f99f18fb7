import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { addressIn, isSynced, newCaller, newStay, paymentOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';

let hotel: ConnectedApi;
let desk: FrontDesk;
beforeAll(async () => {
  hotel = await startConnectedApi();
  desk = await openFrontDesk(hotel);
});
afterAll(async () => {
  await desk.stop();
  await hotel.stop();
});

/** A guest who was texted a link to pay what is due. */
async function asked() {
  const caller = newCaller();
  const { id, balanceCents } = await desk.reserve({ ...newStay(), phone: caller.guest });
  const ask = () => callOf(hotel, caller.guest).customer('send_payment_link', { reservationId: id });
  await ask();
  return {
    ...{ id, ask, balanceCents },
    newestLink: (atLeast = 1) => addressIn(hotel, caller, 'what is due', atLeast),
    payment: (check?: (payment: PaymentEvent) => boolean) => paymentOf(hotel, caller, check),
    reservation: () => desk.property.getReservation('test', id),
  };
}

test('an expired link is replaced when the guest asks again, and the balance is paid once', async () => {
  const { ask, newestLink, payment, reservation, balanceCents } = await asked();
  const { id, stripeSession } = await payment();
  await expireCheckout(hotel, stripeSession!);
  await payment(({ status }) => status === 'expired');
  expect((await reservation()).balanceCents).toBe(balanceCents);

  expect((await ask()).result).toMatch(/is on its way by text/);
  await payCheckout(await newestLink(2));
  expect((await payment(isSynced)).id).not.toBe(id);
  expect(await reservation()).toMatchObject({ balanceCents: 0, paidCents: balanceCents });
});

test('a guest who asks again for an open link hears that it was texted, and until when it is valid', async () => {
  const { ask } = await asked();
  const { result } = await ask();
  expect(result).toMatch(
    /^The payment link over \$[\d,.]+ was texted to you before\. It can be paid for \d+ minutes\.$/,
  );
});

test('after a cash payment at the desk, a new link over the remaining balance replaces the first', async () => {
  const { id, ask, newestLink, payment, reservation, balanceCents } = await asked();
  const first = await payment();
  await desk.property.recordPayment('test', id, 1_000, 'cash at the desk');
  expect((await ask()).result).toMatch(/is on its way by text/);
  const payments = await hotel.api.call(paymentEndpoints.list);
  expect(payments.find((each) => each.id === first.id)!.status).toBe('expired');
  await payCheckout(await newestLink(2));
  expect(await payment(isSynced)).toMatchObject({ amountCents: balanceCents - 1_000 });
  expect((await reservation()).balanceCents).toBe(0);
});

test('a refunded balance is shown as refunded, fully or partly', async () => {
  const { newestLink, payment, balanceCents } = await asked();
  await payCheckout(await newestLink());
  const { id } = await payment(isSynced);
  const refund = (amountCents: number) => refundPayment(hotel, id, { amountCents, reason: 'Paid at the desk.' });
  await refund(1_000);
  expect(await payment(({ refundedCents }) => refundedCents === 1_000)).toMatchObject({ status: 'completed' });
  await refund(balanceCents - 1_000);
  expect(await payment(({ status }) => status === 'refunded')).toMatchObject({
    ...{ purpose: 'balance', syncStatus: 'synced', refundedCents: balanceCents },
  });
});
