import { expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { newsOf } from './stripe-news.mapper.ts';

const created = 1_763_700_000;
const event = (type: string, object: unknown, rest: object = {}): Stripe.Event =>
  ({ id: 'evt_1', object: 'event', type, created, data: { object }, ...rest }) as unknown as Stripe.Event;
const session = { id: 'cs_1', payment_status: 'paid', amount_total: 25_453, currency: 'usd', payment_intent: 'pi_1' };
const refund = { id: 're_1', amount: 500, status: 'succeeded', payment_intent: 'pi_1' };
const dispute = {
  ...{ id: 'dp_1', amount: 25_453, currency: 'USD', status: 'needs_response', reason: 'fraudulent' },
  ...{ payment_intent: 'pi_1', evidence_details: { due_by: created + 600 }, balance_transactions: [] },
};
const reference = 'c1b2c3d4-0000-4000-8000-000000000001';
const payment = { id: 'pi_1', amount: 25_453, amount_received: 20_000, currency: 'usd', metadata: { reference } };

test.each<[string, object, object]>([
  ['as it is', {}, { cents: 25_453, currency: 'usd' }],
  ['in another currency', { amount_total: 100, currency: 'JPY' }, { cents: 100, currency: 'jpy' }],
  ['without an amount', { amount_total: null }, { cents: 0, currency: 'usd' }],
  ['without a currency', { currency: null }, { cents: 25_453, currency: '' }],
  [
    'of which a part was captured',
    { payment_intent: { ...payment, status: 'succeeded' } },
    { cents: 20_000, currency: 'usd' },
  ],
])('a paid session %s', (_, changes, amount) => {
  for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded']) {
    const paid = { kind: 'paid', checkoutId: 'cs_1', paymentId: 'pi_1', amount };
    expect(newsOf(event(type, { ...session, ...changes }))).toEqual(paid);
  }
});

test.each<[string, unknown, object]>([
  ['refund.created', { ...refund, payment_intent: null }, {}],
  ['refund.failed', { ...refund, payment_intent: undefined }, {}],
  ['charge.dispute.created', { ...dispute, payment_intent: null }, {}],
  ['refund.created', refund, { account: 'acct_1' }],
  ['checkout.session.completed', session, { account: 'acct_1' }],
  ['payment_intent.succeeded', { ...payment, metadata: {} }, {}],
  ['payment_intent.succeeded', { ...payment, amount_received: 25_453 }, {}],
  ['charge.captured', { amount: 5, amount_captured: 4, currency: 'usd', metadata: null, payment_intent: null }, {}],
  ['charge.refunded', { id: 'ch_1', payment_intent: null }, {}],
  ['charge.succeeded', { id: 'ch_1', metadata: { order: '7' } }, {}],
  ['terminal.reader.action_succeeded', { id: 'tmr_1' }, {}],
  ['invoice.paid', null, {}],
  ['v2.core.event', undefined, {}],
  ['refund.created', 'text', {}],
])('%s of what is not ours means nothing: %j', (type, object, rest) => {
  expect(newsOf(event(type, object, rest))).toBeUndefined();
});

test('an event without contents means nothing', () => {
  expect(newsOf({ id: 'evt_1', type: 'refund.created' } as unknown as Stripe.Event)).toBeUndefined();
});

test('a declined payment without words of ours names nobody', () => {
  const declined = newsOf(
    event('payment_intent.payment_failed', { id: 'pi_9', metadata: null, last_payment_error: null }),
  );
  expect(declined).toEqual({ kind: 'declined', reference: '', reason: 'declined' });
});

test.each<[string, object]>([
  ['payment_intent.succeeded', payment],
  [
    'charge.captured',
    {
      id: 'ch_1',
      amount: 25_453,
      amount_captured: 20_000,
      currency: 'usd',
      metadata: { reference },
      payment_intent: 'pi_1',
    },
  ],
])('%s tells that only a part was captured', (type, object) => {
  const amount = { cents: 20_000, currency: 'usd' };
  expect(newsOf(event(type, object))).toEqual({ kind: 'partly_captured', reference, paymentId: 'pi_1', amount });
});

test.each<[type: string, changes: object, expected: object]>([
  ['created', {}, { state: 'open', isMoneyGone: true }],
  ['created', { status: 'warning_needs_response' }, { state: 'inquiry', isMoneyGone: false }],
  ['created', { balance_transactions: [{ amount: -25_453 }] }, { state: 'open', isMoneyGone: true }],
  [
    'updated',
    { balance_transactions: [{ amount: -25_453 }, { amount: 25_453 }] },
    { state: 'open', isMoneyGone: false },
  ],
  ['updated', { status: 'a_new_status' }, { state: 'open', isMoneyGone: true }],
  ['funds_withdrawn', {}, { state: 'open', isMoneyGone: true }],
  ['funds_reinstated', { status: 'under_review' }, { state: 'open', isMoneyGone: false }],
  ['closed', { status: 'won' }, { state: 'won', isMoneyGone: false }],
  ['closed', { status: 'lost' }, { state: 'lost', isMoneyGone: true }],
  ['closed', { status: 'warning_closed' }, { state: 'closed', isMoneyGone: false }],
  ['closed', { status: 'a_new_status' }, { state: 'closed', isMoneyGone: false }],
])('charge.dispute.%s with %j tells where the dispute stands', (type, changes, expected) => {
  expect(newsOf(event(`charge.dispute.${type}`, { ...dispute, ...changes }))).toEqual({
    ...{ kind: 'dispute', paymentId: 'pi_1', disputeId: 'dp_1', amount: { cents: 25_453, currency: 'usd' } },
    ...{ reason: 'fraudulent', dueBy: new Date((created + 600) * 1000), at: new Date(created * 1000) },
    ...expected,
  });
});

test.each([[null], [{}], [{ due_by: null }], [{ due_by: 0 }]])(
  'a dispute whose evidence is %j has no deadline',
  (evidence) => {
    const news = newsOf(event('charge.dispute.created', { ...dispute, evidence_details: evidence }));
    expect(news).toMatchObject({ dueBy: null });
  },
);
