import { expect, test } from '@jest/globals';
import { applyRefund } from './refunds.rule.ts';

const at = '2026-11-21T12:00:00.000Z';
const now = new Date('2026-11-22T12:00:00.000Z');
const failed = { cents: 500, failure: 'lost_or_stolen_card', at };

test('a refund that failed stays failed when it is reported as good afterwards', () => {
  const payment = { amountCents: 2_000, metadata: { refunds: { re_1: failed } } };
  expect(applyRefund(payment, { refundId: 're_1', cents: 500, failure: null }, now)).toEqual({
    changes: { refundedCents: 0, status: 'completed', metadata: { refunds: { re_1: failed } } },
    isNews: false,
  });
});

test('a payment is refunded once its whole amount is, also after failed refunds', () => {
  const payment = { amountCents: 2_000, metadata: { guestName: 'Ada', refunds: { re_1: failed } } };
  const { changes, isNews } = applyRefund(payment, { refundId: 're_2', cents: 2_000, failure: null }, now);
  expect(changes).toMatchObject({ refundedCents: 2_000, status: 'refunded', metadata: { guestName: 'Ada' } });
  expect(isNews).toBe(true);
});

test('the same refund counts once, however often it is reported', () => {
  const known = { cents: 700, failure: null, at };
  const payment = { amountCents: 2_000, metadata: { refunds: { re_1: known } } };
  expect(applyRefund(payment, { refundId: 're_1', cents: 700, failure: null }, now)).toEqual({
    changes: { refundedCents: 700, status: 'completed', metadata: { refunds: { re_1: known } } },
    isNews: false,
  });
});
