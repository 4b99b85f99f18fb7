import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { settled } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { aboutToPay, paymentOf, textsOf } from '../../../../test/people/guest-trip.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { postStripe, stripeEvent, stripeSignature } from '../../../../test/providers/signed.ts';

const trip = useConnectedApi();

const tell = async (type: string, object: object): Promise<void> => {
  const body = stripeEvent({ id: `evt_${randomUUID()}`, type, object });
  const signature = stripeSignature(body, trip.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!);
  expect((await postStripe(trip.api, body, signature)).status).toBe(200);
  await settled(trip.api);
};
const desk = (path: string, { id }: PaymentEvent, body: object = {}): Promise<Response> =>
  trip.api.request(path.replace('{id}', id), { method: 'POST', headers: basicOf(owner.email, owner.password), body });
const isPaid = ({ paidAt }: PaymentEvent): boolean => paidAt !== null;

test.each<[string, string, (asked: number) => object, object]>([
  ['a hundred yen', 'completed', () => ({ amount_total: 100, currency: 'jpy' }), { amountCents: 100, currency: 'jpy' }],
  [
    'the amount in another currency',
    'completed',
    (asked) => ({ amount_total: asked, currency: 'eur' }),
    { currency: 'eur' },
  ],
  [
    'three decimals',
    'async_payment_succeeded',
    () => ({ amount_total: 25_450, currency: 'kwd' }),
    { amountCents: 25_450 },
  ],
  ['a cent less', 'completed', (asked) => ({ amount_total: asked - 1 }), { currency: 'usd' }],
  ['a cent more', 'async_payment_succeeded', (asked) => ({ amount_total: asked + 1 }), { currency: 'usd' }],
  ['nothing', 'completed', () => ({ amount_total: 0, payment_status: 'no_payment_required' }), { amountCents: 0 }],
])(
  'a payment of %s instead of the requested amount books nothing and raises an alert',
  async (_, type, paid, shown) => {
    const { caller } = await aboutToPay(trip);
    const { amountCents: asked, stripeSession } = await paymentOf(trip, caller);
    const { revenue } = await trip.api.call(dashboardEndpoints.metrics);
    const session = {
      id: stripeSession,
      payment_status: 'paid',
      payment_intent: `pi_${randomUUID()}`,
      currency: 'usd',
    };
    await tell(`checkout.session.${type}`, { ...session, ...paid(asked) });
    const payment = await paymentOf(trip, caller, isPaid);
    expect(payment).toMatchObject({
      askedCents: asked,
      syncStatus: 'failed',
      reservationId: null,
      isUnsynced: true,
      ...shown,
    });
    const alerts = await trip.api.call(alertEndpoints.active);
    expect(alerts.find(({ id }) => id === 'paid-not-synced-test')).toMatchObject({ severity: 'critical' });
    expect(payment.syncError).toMatch(/was asked for, so nothing was entered in Cloudbeds/);
    const isDollars = payment.currency === 'usd';
    const added = isDollars ? payment.amountCents / 100 : 0;
    expect((await trip.api.call(dashboardEndpoints.metrics)).revenue).toBeCloseTo(revenue + added, 2);
    expect((await textsOf(trip, caller)).join()).not.toContain('is confirmed');
    const outcome = await trip.api.call(guestPageEndpoints.outcome, { query: { checkout: stripeSession! } });
    expect(outcome).toMatchObject({ status: 'confirming', purpose: 'booking' });
    await errorOf(await desk(paymentEndpoints.retrySync.path, payment), 409);
    const seen = { refundedCents: 0, syncStatus: 'failed' };
    const wish = { amountCents: 1, reason: 'not what was asked', seen };
    if (!isDollars) await errorOf(await desk(paymentEndpoints.refund.path, payment, wish), 409);
    expect((await desk(paymentEndpoints.close.path, payment, { note: 'settled with the guest' })).status).toBe(200);
  },
);

test('a partly captured payment books nothing, in any order of events', async () => {
  const { caller } = await aboutToPay(trip);
  const { id, amountCents: asked, stripeSession } = await paymentOf(trip, caller);
  const session = {
    id: stripeSession,
    payment_status: 'paid',
    payment_intent: 'pi_part',
    amount_total: asked,
    currency: 'usd',
  };
  const part = {
    id: 'pi_part',
    amount: asked,
    amount_received: asked - 5_000,
    currency: 'usd',
    metadata: { reference: id },
  };
  await tell('payment_intent.succeeded', part);
  await tell('checkout.session.completed', session);
  expect(await paymentOf(trip, caller, isPaid)).toMatchObject({
    askedCents: asked,
    amountCents: asked - 5_000,
    syncStatus: 'failed',
  });
});
