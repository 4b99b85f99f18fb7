import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { paymentEndpoints } from '@booking/contracts/payments';
import { settled } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { postStripe, stripeEvent, stripeSignature } from '../../../../test/providers/signed.ts';

const trip = useConnectedApi();

const due = Math.floor(Date.now() / 1000) + 7 * 86_400;
let id: string;
let intent: string;
beforeEach(async () => {
  intent = `pi_${randomUUID()}`;
  await trip.api.sql('DELETE FROM payment; DELETE FROM inbound_event');
  const [row] = await trip.api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, provider_payment, metadata)
     VALUES ('test', 25453, 'completed', now(), 'booking', 'synced', $1, '{"guestName": "Jane Doe"}') RETURNING id`,
    [intent],
  );
  id = row!.id;
});

const post = async (type: string, object: object, rest: object = {}): Promise<void> => {
  const event = JSON.parse(stripeEvent({ id: `evt_${randomUUID()}`, type, object })) as object;
  const body = JSON.stringify({ ...event, ...rest });
  const signature = stripeSignature(body, trip.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!);
  expect((await postStripe(trip.api, body, signature)).status).toBe(200);
  await settled(trip.api);
};
let seconds = Math.floor(Date.now() / 1000);
const tell = (what: string, changes: object = {}): Promise<void> => {
  const dispute = { id: 'dp_1', amount: 25_453, currency: 'usd', status: 'needs_response', reason: 'fraudulent' };
  const about = { payment_intent: intent, evidence_details: { due_by: due }, ...changes };
  return post(`charge.dispute.${what}`, { ...dispute, ...about }, { created: ++seconds });
};
const shown = async () => {
  const [payment] = await trip.api.call(paymentEndpoints.list);
  const { revenue } = await trip.api.call(dashboardEndpoints.metrics);
  const alert = (await trip.api.call(alertEndpoints.active)).find((each) => each.id === 'disputed-payments-test');
  return { payment: payment!, revenue, alert };
};

test.each([
  ['won', 254.53],
  ['lost', 0],
])(
  'a dispute raises an alert with its deadline, marks its payment, lowers revenue, and ends when it is %s',
  async (end, left) => {
    await tell('created');
    const open = await shown();
    expect(open.payment.disputes).toMatchObject([
      { id: 'dp_1', amountCents: 25_453, state: 'open', isMoneyGone: true, dueBy: new Date(due * 1000).toISOString() },
    ]);
    expect(open.revenue).toBe(0);
    expect(open.alert).toMatchObject({
      severity: 'critical',
      title: 'A payment is disputed',
      link: `/payments?payment=${id}`,
    });
    expect(open.alert!.detail).toMatch(/^\$254\.53 paid by Jane Doe \(fraudulent\)\. Answer in Stripe by .+\.$/);
    await tell('closed', { status: end });
    const over = await shown();
    expect(over).toMatchObject({ revenue: left, payment: { disputes: [{ state: end, isMoneyGone: end === 'lost' }] } });
    expect(over.alert).toBeUndefined();
  },
);

test('money returned before the end of a dispute counts again', async () => {
  await tell('created');
  await tell('funds_withdrawn');
  expect((await shown()).revenue).toBe(0);
  await tell('funds_reinstated', { status: 'under_review' });
  expect(await shown()).toMatchObject({ revenue: 254.53, payment: { disputes: [{ state: 'open' }] } });
});

test('disputed money is not refunded again', async () => {
  await tell('created');
  const path = paymentEndpoints.refund.path.replace('{id}', id);
  const body = { amountCents: 100, reason: 'a complaint', seen: { refundedCents: 0, syncStatus: 'synced' } };
  const headers = basicOf(owner.email, owner.password);
  await errorOf(await trip.api.request(path, { method: 'POST', headers, body }), 409);
});

test.each<[string, object, object]>([
  ['refund.created', { id: 're_1', amount: 500, status: 'succeeded', payment_intent: null }, {}],
  ['refund.updated', { id: 're_1', amount: 500, status: 'succeeded', payment_intent: 'pi_of_the_shop' }, {}],
  ['refund.failed', { id: 're_1', amount: 500, status: 'failed', payment_intent: null }, {}],
  [
    'charge.dispute.created',
    { id: 'dp_9', amount: 500, currency: 'jpy', status: 'needs_response', payment_intent: null },
    {},
  ],
  [
    'charge.dispute.closed',
    { id: 'dp_9', amount: 500, currency: 'usd', status: 'lost', payment_intent: 'pi_of_the_shop' },
    {},
  ],
  [
    'checkout.session.completed',
    { id: 'cs_of_the_shop', payment_status: 'paid', amount_total: 500, currency: 'jpy' },
    {},
  ],
  ['checkout.session.completed', { id: 'cs_of_the_shop', payment_status: 'no_payment_required', mode: 'setup' }, {}],
  [
    'payment_intent.succeeded',
    { id: 'pi_of_the_shop', amount: 500, amount_received: 400, currency: 'usd', metadata: {} },
    {},
  ],
  ['payment_intent.payment_failed', { id: 'pi_of_the_shop', metadata: null }, {}],
  ['charge.captured', { id: 'ch_1', amount: 500, amount_captured: 400, currency: 'usd', payment_intent: null }, {}],
  ['refund.created', { id: 're_1', amount: 500, status: 'succeeded', payment_intent: 'pi_1' }, { account: 'acct_1' }],
])('an event %s of a payment that is not ours is processed without effect: %j', async (type, object, rest) => {
  await post(type, object, rest);
  const events = await trip.api.sql("SELECT status, attempts FROM inbound_event WHERE provider = 'stripe'");
  expect(events).toEqual([{ status: 'done', attempts: 0 }]);
  expect(await shown()).toMatchObject({
    revenue: 254.53,
    payment: { disputes: [], refundedCents: 0 },
    alert: undefined,
  });
});
