import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { atStripe, expireCheckout } from '../../../../test/providers/at-stripe.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay, isSynced, paymentOf, see } from '../../../../test/people/guest-trip.ts';
import { payByTransfer, payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  // no event of Stripe's gets in: each is signed by another secret
  trip = await startConnectedApi(() => ({ STRIPE_TEST_WEBHOOK_SECRET: 'whsec_that_was_changed' }));
});
afterAll(() => trip.stop());

/** Has the job of every minute run now, as it will for payments from two minutes ago on. */
async function askStripe(): Promise<void> {
  await trip.api.sql(`UPDATE payment SET created_at = created_at - interval '3 minutes'`);
  await trip.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('ask-for-payments', '{}')`);
}

test('a payment without an event becomes one reservation', async () => {
  const { caller, address } = await aboutToPay(trip);
  await payCheckout(address);
  expect(await paymentOf(trip, caller)).toMatchObject({ status: 'pending' });
  await askStripe();
  const { status } = await paymentOf(trip, caller, isSynced);
  expect(status).toBe('completed');
  await askStripe();
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('an expired checkout without an event releases its room', async () => {
  const { caller, link } = await aboutToPay(trip);
  await expireCheckout(trip, (await paymentOf(trip, caller)).stripeSession!);
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted' });
  await askStripe();
  await paymentOf(trip, caller, ({ status }) => status === 'expired');
  expect(await expectAgreement(trip, caller)).toBe(0);
  expect(await see(trip, link)).toMatchObject({ status: 'available', paymentUrl: null });
});

test('a failed bank transfer without an event releases its room, and a pending one keeps it', async () => {
  const { caller, link, address } = await aboutToPay(trip);
  const { stripeSession } = await paymentOf(trip, caller);
  await payByTransfer(address, 'Failing Guest');
  await askStripe();
  await paymentOf(trip, caller, ({ metadata }) => metadata['processing'] === true);
  expect(await see(trip, link)).toMatchObject({ status: 'contact_submitted' });

  const session = `checkout/sessions/${stripeSession!}?expand[]=payment_intent`;
  const hasFailed = async (): Promise<boolean> => {
    const { payment_intent: payment } = await atStripe<{ payment_intent: { status: string } }>(trip, 'GET', session);
    return payment.status === 'requires_payment_method';
  };
  await eventually(hasFailed, 500, 20_000);
  await askStripe();
  await paymentOf(trip, caller, ({ status }) => status === 'failed');
  expect(await see(trip, link)).toMatchObject({ status: 'available', paymentUrl: null });
});
